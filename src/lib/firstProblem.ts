/** Says what is wrong with something; undefined: nothing. */
export type Rule<C, P> = (context: C) => P | undefined;

/** What the first rule that applies says; undefined: none does. */
export const firstProblem = <C, P>(rules: readonly Rule<C, P>[], context: C): P | undefined => {
  for (const rule of rules) {
    const problem = rule(context);
    if (problem !== undefined) return problem;
  }
  return undefined;
};
