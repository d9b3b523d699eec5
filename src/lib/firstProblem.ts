/** Returns a problem of the context; undefined without one. */
export type Rule<C, P> = (context: C) => P | undefined;

/** Problem of the first rule that applies; undefined if none does. */
export const firstProblem = <C, P>(rules: readonly Rule<C, P>[], context: C): P | undefined => {
  for (const rule of rules) {
    const problem = rule(context);
    if (problem !== undefined) return problem;
  }
  return undefined;
};
