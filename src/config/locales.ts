import { env } from './env.ts';
import { knownLocales, sourceLocale } from './knownLocales.ts';
import type { OfferedLocale } from './knownLocales.ts';

/** Those that are offered (spec 000 section 1): that of the source, and what the configuration names. */
export const offeredLocales: readonly OfferedLocale[] = knownLocales.filter(
  ({ locale }) => locale === sourceLocale || env.locales.includes(locale),
);

const languageOf = (locale: string): string => locale.replace(/-.*$/, '').toLowerCase();

/**
 * The chosen language where it is offered, else the first of the browser's that is, else that of the source. Texts,
 * numbers and dates follow it.
 */
export const activeLocale = (chosen: string | null, preferred: readonly string[] = []): string => {
  const offered = (wanted: string): OfferedLocale | undefined =>
    offeredLocales.find(({ locale }) => locale === wanted) ??
    offeredLocales.find(({ locale }) => languageOf(locale) === languageOf(wanted));
  const isOffered = offeredLocales.some(({ locale }) => locale === chosen);
  if (chosen !== null && isOffered) return chosen;
  return preferred.flatMap((one) => offered(one) ?? [])[0]?.locale ?? sourceLocale;
};
