import { useState } from 'react';
import { shallowEqual } from 'react-redux';

const createStableList = <T>() => {
  let known: readonly T[] = [];
  return (list: readonly T[]): readonly T[] => {
    const isSame = list.length === known.length && list.every((item, index) => shallowEqual(item, known[index]));
    if (!isSame) known = list;
    return known;
  };
};

/**
 * A list as the same array for as long as its items are equal, field by field. Hooks that take a list pass it through
 * here, so that an equal list put together anew reads nothing again and computes nothing again.
 */
export const useStableList = <T>(list: readonly T[]): readonly T[] => {
  const [stableOf] = useState(createStableList<T>);
  return stableOf(list);
};
