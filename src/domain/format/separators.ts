/** What stands between groups of three digits, and before the decimals. */
export interface Separators {
  readonly thousands: string;
  readonly point: string;
}

/** Known, since to ask for a language's separators is slow: no page that is in this one waits for it. */
const ofUsEnglish: Separators = { thousands: ',', point: '.' };

/** How figures are written on screen: the one place that says so, set with the language. */
export let separators: Separators = ofUsEnglish;

/** How a field, a link and a file have them. */
export const plain: Separators = { thousands: '', point: '.' };

const separatorsOf = (locale: string): Separators => {
  const sample = new Intl.NumberFormat(locale).format(12_345.6);
  return { thousands: sample.slice(2, -5), point: sample.slice(-2, -1) };
};

/** From now on figures are written, and pasted ones read, as in this language: with "." and "," for de-DE. */
export const writeFiguresFor = (locale: string): void => {
  separators = locale === 'en-US' ? ofUsEnglish : separatorsOf(locale);
};

/** A figure as it stands on screen, for a field. */
export const fieldText = (shown: string, { thousands, point } = separators): string =>
  shown.replaceAll(thousands, '').replace(point, plain.point);
