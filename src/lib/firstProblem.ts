export type Rule<C, P> = (context: C) => P | undefined;

export const firstProblem = <C, P>(rules: readonly Rule<C, P>[], context: C): P | undefined => {
  for (const rule of rules) {
    const problem = rule(context);
    if (problem !== undefined) return problem;
  }
  return undefined;
};
