/** What stands between groups of three digits, and before the decimals. */
export interface Separators {
  readonly thousands: string;
  readonly point: string;
}

/** How figures are written on screen: the one place that says so, set with the language. */
export let separators: Separators = { thousands: ',', point: '.' };

/** How a field, a link and a file have them. */
export const plain: Separators = { thousands: '', point: '.' };

/** Those of a language, such as "." and "," for de-DE. */
export const separatorsOf = (locale: string): Separators => {
  const sample = new Intl.NumberFormat(locale).format(12_345.6);
  return { thousands: sample.slice(2, -5), point: sample.slice(-2, -1) };
};

/** From now on figures are written, and pasted ones read, with these. */
export const setSeparators = (chosen: Separators): void => {
  separators = chosen;
};

/** A figure as it stands on screen, for a field. */
export const fieldText = (shown: string, { thousands, point } = separators): string =>
  shown.replaceAll(thousands, '').replace(point, plain.point);
