/** The language the texts are written in. */
export const sourceLocale = 'en-US';

/** The languages that are offered (spec 000 section 1), each with its own name. */
export const offeredLocales: readonly { readonly locale: string; readonly name: string }[] = [
  { locale: sourceLocale, name: 'English' },
];

/** The chosen language where it is offered, else that of the source. Texts, numbers and dates follow it. */
export const activeLocale = (chosen: string | null): string =>
  offeredLocales.find(({ locale }) => locale === chosen)?.locale ?? sourceLocale;
