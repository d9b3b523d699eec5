import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Rounded down to one unit: seconds below two minutes, minutes below two hours, then hours. */
export const ageWords = (seconds: number): MessageDescriptor => {
  if (seconds < 2 * MINUTE) return msg`${seconds} s`;
  const minutes = Math.floor(seconds / MINUTE);
  const hours = Math.floor(seconds / HOUR);
  return seconds < 2 * HOUR ? msg`${minutes} min` : msg`${hours} h`;
};
