/** Separators of a text on screen, which may be a bound such as "<0.01". */
export interface Separators {
  readonly thousands: string;
  readonly point: string;
  readonly isPlain?: false;
}

/** A page in this language never waits for the browser's formatter, which is slow. */
const ofUsEnglish: Separators = { thousands: ',', point: '.' };

export let separators: Separators = ofUsEnglish;

/** Separators of fields and files. A formatter that writes bounds does not take them. */
export const plain = { thousands: '', point: '.', isPlain: true } as const;

const separatorsOf = (locale: string): Separators => {
  const sample = new Intl.NumberFormat(locale).format(12_345.6);
  return { thousands: sample.slice(2, -5), point: sample.slice(-2, -1) };
};

/** Sets the shared `separators` for written and pasted figures, for example "." and "," for de-DE. */
export const writeFiguresFor = (locale: string): void => {
  separators = locale === 'en-US' ? ofUsEnglish : separatorsOf(locale);
};

/** Text for a field: without the screen's separators, and with "." as the point. */
export const fieldText = (shown: string): string =>
  shown.replaceAll(separators.thousands, '').replace(separators.point, plain.point);
