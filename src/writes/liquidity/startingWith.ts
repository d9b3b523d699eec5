type Plans<P> = readonly [P, ...P[]];

/** All plans in order, of which there is at least one. */
export const startingWith = <P>(before: readonly P[], plans: Plans<P>): Plans<P> => {
  const [first, ...rest] = before;
  return first === undefined ? plans : [first, ...rest, ...plans];
};
