/** What stands between groups of three digits, and before the decimals. */
export interface Separators {
  readonly thousands: string;
  readonly point: string;
}

/** How figures are written on screen: the one place that says so. */
export const separators: Separators = { thousands: ',', point: '.' };

/** How a field, a link and a file have them. */
export const plain: Separators = { thousands: '', point: '.' };
