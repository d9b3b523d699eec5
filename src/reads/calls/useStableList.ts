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

/** Returns the same array while its items are equal, so that an equal new list causes no read. */
export const useStableList = <T>(list: readonly T[]): readonly T[] => {
  const [stableOf] = useState(createStableList<T>);
  return stableOf(list);
};
