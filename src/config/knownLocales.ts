/** The language the texts are written in. */
export const sourceLocale = 'en-US';

/** Every language that has a catalog. */
export const knownLocales: readonly string[] = [sourceLocale, 'ja-JP', 'ko-KR', 'zh-CN'];

const languageOf = (locale: string): string => locale.replace(/-.*$/, '').toLowerCase();

/** The chosen language where it is offered, else the first of the browser's that is, else that of the source. */
export const pickLocale = (offered: readonly string[], chosen: unknown, preferred: readonly string[]): string => {
  const best = (locale: string): string | undefined =>
    offered.find((known) => known === locale) ?? offered.find((known) => languageOf(known) === languageOf(locale));
  return (
    offered.find((known) => known === chosen) ?? preferred.flatMap((locale) => best(locale) ?? [])[0] ?? sourceLocale
  );
};
