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
