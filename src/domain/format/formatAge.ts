const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** An age in its own unit, whole and rounded down: seconds up to two minutes, then minutes, from two hours on hours. */
export const formatAge = (seconds: number): string => {
  if (seconds < 2 * MINUTE) return `${seconds} s`;
  return seconds < 2 * HOUR ? `${Math.floor(seconds / MINUTE)} min` : `${Math.floor(seconds / HOUR)} h`;
};
