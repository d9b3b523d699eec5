/** List with `entry` moved by one; the same list if `entry` is missing or at the end. */
export const moved = <T>(list: readonly T[], entry: T, by: -1 | 1): readonly T[] => {
  const from = list.indexOf(entry);
  const other = list[from + by];
  if (from < 0 || other === undefined) return list;
  return list.with(from, other).with(from + by, entry);
};
