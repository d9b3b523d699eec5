import { env } from './env.ts';
import { knownLocales, pickLocale, sourceLocale } from './knownLocales.ts';

interface OfferedLocale {
  readonly locale: string;
  readonly name: string;
}

const NAMES: Readonly<Record<string, string>> = {
  'en-US': 'English',
  'ja-JP': '日本語',
  'ko-KR': '한국어',
  'zh-CN': '简体中文',
};

const codes = knownLocales.filter((locale) => locale === sourceLocale || env.locales.includes(locale));

export const offeredLocales: readonly OfferedLocale[] = codes.map((locale) => ({
  locale,
  name: NAMES[locale] ?? locale,
}));

export const activeLocale = (chosen: string | null, preferred: readonly string[] = []): string =>
  pickLocale(codes, chosen, preferred);
