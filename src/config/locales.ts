import { env } from './env.ts';
import { knownLocales, pickLocale, sourceLocale } from './knownLocales.ts';
import type { OfferedLocale } from './knownLocales.ts';

/** Those that are offered (spec 000 section 1): that of the source, and what the configuration names. */
export const offeredLocales: readonly OfferedLocale[] = knownLocales.filter(
  ({ locale }) => locale === sourceLocale || env.locales.includes(locale),
);

/** The language of texts, numbers and dates. */
export const activeLocale = (chosen: string | null, preferred: readonly string[] = []): string =>
  pickLocale(offeredLocales, chosen, preferred);
