// The same as main.swift with kiwi (https://github.com/nucleic/kiwi), whose headers script/bench takes from PyPI's kiwisolver.
// Usage: kiwi form.txt; prints nanoseconds and the values.
#include <kiwi/kiwi.h>

#include <chrono>
#include <cstdio>
#include <fstream>
#include <functional>
#include <iostream>
#include <limits>
#include <map>
#include <sstream>
#include <string>
#include <vector>

struct Line {
  double strength;
  kiwi::RelationalOperator relation;
  double constant;
  std::vector<std::pair<double, int>> terms;
};

static std::vector<Line> lines;
static std::vector<std::string> names = {"width", "height"};

static void read(const char *file) {
  using namespace kiwi;
  const std::map<std::string, double> strengths = {
      {"required", strength::required},
      {"strong", strength::strong},
      {"medium+", strength::create(0.0, 1.0, 0.0, 1.25)},
      {"medium", strength::medium},
      {"weak", strength::weak}};
  const std::map<std::string, RelationalOperator> relations = {{"=", OP_EQ}, {">=", OP_GE}, {"<=", OP_LE}};
  std::map<std::string, int> places = {{"width", 0}, {"height", 1}};
  std::ifstream input(file);
  std::string text;
  while (std::getline(input, text)) {
    if (text.empty() || text[0] == '#') continue;
    std::istringstream words(text);
    std::string strength, relation, word;
    Line line;
    words >> strength >> relation >> line.constant;
    line.strength = strengths.at(strength);
    line.relation = relations.at(relation);
    while (words >> word) {
      const size_t star = word.find('*');
      const auto [place, isNew] = places.emplace(word.substr(star + 1), (int)names.size());
      if (isNew) names.push_back(place->first);
      line.terms.emplace_back(std::stod(word.substr(0, star)), place->second);
    }
    lines.push_back(line);
  }
}

static void build(kiwi::Solver &solver, std::vector<kiwi::Variable> &variables) {
  for (const auto &name : names) variables.emplace_back(name);
  solver.addEditVariable(variables[0], kiwi::strength::strong);
  solver.addEditVariable(variables[1], kiwi::strength::strong);
  for (const auto &line : lines) {
    std::vector<kiwi::Term> terms;
    for (const auto &[coefficient, place] : line.terms) terms.emplace_back(variables[place], coefficient);
    solver.addConstraint(kiwi::Constraint(kiwi::Expression(terms, line.constant), line.relation, line.strength));
  }
}

static double nanoseconds(int runs, int repeats, const std::function<void()> &body) {
  double best = std::numeric_limits<double>::infinity();
  for (int run = 0; run < runs; run++) {
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < repeats; i++) body();
    const std::chrono::duration<double, std::nano> time = std::chrono::steady_clock::now() - start;
    best = std::min(best, time.count() / repeats);
  }
  return best;
}

int main(int count, char **arguments) {
  if (count < 2) return 2;
  read(arguments[1]);
  const double building = nanoseconds(40, 20, [] {
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;
    build(solver, variables);
  });
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  build(solver, variables);
  const double sizes[6][2] = {{400, 600}, {600, 400}, {800, 1200}, {1200, 800}, {400, 800}, {800, 400}};
  const double resizing = nanoseconds(40, 100, [&] {
                            for (const auto &size : sizes) {
                              solver.suggestValue(variables[0], size[0]);
                              solver.suggestValue(variables[1], size[1]);
                              solver.updateVariables();
                            }
                          }) /
                          6;
  std::printf("build %f\nresize %f\nvariables", building, resizing);
  for (const auto &variable : variables) std::printf(" %.3f", variable.value());
  std::printf("\n");
}
