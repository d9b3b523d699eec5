/** Separators between groups of three digits, and before the decimals. */
export interface Separators {
  readonly thousands: string;
  readonly point: string;
}

/** Fixed, because the browser's formatter is slow: a page in this language never waits for it. */
const ofUsEnglish: Separators = { thousands: ',', point: '.' };

/** Separators of all figures on screen; set with the language. */
export let separators: Separators = ofUsEnglish;

/** Separators of fields, links and files. */
export const plain: Separators = { thousands: '', point: '.' };

const separatorsOf = (locale: string): Separators => {
  const sample = new Intl.NumberFormat(locale).format(12_345.6);
  return { thousands: sample.slice(2, -5), point: sample.slice(-2, -1) };
};

/** Sets the separators for written and pasted figures: "." and "," for de-DE. */
export const writeFiguresFor = (locale: string): void => {
  separators = locale === 'en-US' ? ofUsEnglish : separatorsOf(locale);
};

/** Converts a figure on screen to field text. */
export const fieldText = (shown: string, { thousands, point } = separators): string =>
  shown.replaceAll(thousands, '').replace(point, plain.point);
