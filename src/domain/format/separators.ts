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
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6);
  const signOf = (type: 'group' | 'decimal'): string => parts.find((part) => part.type === type)?.value ?? '';
  return { thousands: signOf('group'), point: signOf('decimal') };
};

/** From now on figures are written, and pasted ones read, with these. */
export const setSeparators = (chosen: Separators): void => {
  separators = chosen;
};

/** A figure as it stands on screen, for a field. */
export const fieldText = (shown: string, { thousands, point } = separators): string =>
  shown.replaceAll(thousands, '').replace(point, plain.point);
