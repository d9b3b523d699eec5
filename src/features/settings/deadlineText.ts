import { validDeadline } from '#state/user/slice.ts';

/** Spec section 5: 60 to 10,800 seconds; undefined if invalid. */
export const readDeadline = (typed: string): number | undefined => {
  if (!/^\d{1,3}$/.test(typed)) return undefined;
  const seconds = Number(typed) * 60;
  return validDeadline(seconds) === seconds ? seconds : undefined;
};
