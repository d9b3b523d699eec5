/** The language the texts are written in. */
export const sourceLocale = 'en-US';

/** A language with its own name. */
export interface OfferedLocale {
  readonly locale: string;
  readonly name: string;
}

/** All that there are catalogs for. */
export const knownLocales: readonly OfferedLocale[] = [
  { locale: sourceLocale, name: 'English' },
  { locale: 'ja-JP', name: '日本語' },
  { locale: 'ko-KR', name: '한국어' },
  { locale: 'zh-CN', name: '简体中文' },
];

const languageOf = (locale: string): string => locale.replace(/-.*$/, '').toLowerCase();

/** The chosen language where it is offered, else the first of the browser's that is, else that of the source. */
export const pickLocale = (
  offered: readonly OfferedLocale[],
  chosen: unknown,
  preferred: readonly string[],
): string => {
  const best = (wanted: string): OfferedLocale | undefined =>
    offered.find(({ locale }) => locale === wanted) ??
    offered.find(({ locale }) => languageOf(locale) === languageOf(wanted));
  const own = offered.find(({ locale }) => locale === chosen);
  return (own ?? preferred.flatMap((one) => best(one) ?? [])[0])?.locale ?? sourceLocale;
};
