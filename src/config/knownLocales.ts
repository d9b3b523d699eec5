export const sourceLocale = 'en-US';

export const knownLocales: readonly string[] = [sourceLocale, 'ja-JP', 'ko-KR', 'zh-CN'];

const languageOf = (locale: string): string => locale.replace(/-.*$/, '').toLowerCase();

/** Chosen locale if it is offered, else the first offered one of the browser's, else the source language. */
export const pickLocale = (offered: readonly string[], chosen: unknown, preferred: readonly string[]): string => {
  const best = (locale: string): string | undefined =>
    offered.find((known) => known === locale) ?? offered.find((known) => languageOf(known) === languageOf(locale));
  return (
    offered.find((known) => known === chosen) ?? preferred.flatMap((locale) => best(locale) ?? [])[0] ?? sourceLocale
  );
};
