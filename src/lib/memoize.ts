interface Kept<Arguments, Result> {
  readonly values: Arguments;
  readonly result: Result;
}

const KEPT = 8;

/** Keeps the last eight results; arguments are compared one by one. */
export const memoize = <Arguments extends readonly unknown[], Result>(
  compute: (...values: Arguments) => Result,
): ((...values: Arguments) => Result) => {
  let kept: readonly Kept<Arguments, Result>[] = [];
  return (...values) => {
    const known = kept.find((entry) => entry.values.every((value, at) => value === values[at]));
    if (known) return known.result;
    const result = compute(...values);
    kept = [{ values, result }, ...kept.slice(0, KEPT - 1)];
    return result;
  };
};
