import { separators } from './separators.ts';

const whole = new Intl.NumberFormat('en-US');

/** A number that is no amount, such as a block's or a drawn one, with the digits of `format`, an English one. */
export const formatNumber = (value: number, format = whole): string =>
  format.format(value).replace(/[,.]/g, (sign) => (sign === ',' ? separators.thousands : separators.point));
