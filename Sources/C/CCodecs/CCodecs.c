#include "CCodecs.h"
