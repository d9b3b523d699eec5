import { validDeadline } from '#state/user/slice.ts';

/** Whole minutes as seconds; undefined for an invalid deadline (spec section 5: 60 to 10800 seconds). */
export const readDeadline = (typed: string): number | undefined => {
  if (!/^\d{1,3}$/.test(typed)) return undefined;
  const seconds = Number(typed) * 60;
  return validDeadline(seconds) === seconds ? seconds : undefined;
};
