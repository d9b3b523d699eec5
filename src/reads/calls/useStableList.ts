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
 * Returns the same array as long as its items are equal, field by field. Hooks that take a list use it: an equal new
 * list causes no read and no computation.
 */
export const useStableList = <T>(list: readonly T[]): readonly T[] => {
  const [stableOf] = useState(createStableList<T>);
  return stableOf(list);
};
