import { i18n } from '@lingui/core';
import { activeLocale } from '#config/locales.ts';
import { writeFiguresFor } from '#domain/format/separators.ts';

/**
 * Activates the chosen language, if it is offered. The texts of the source are compiled where they are written, so there
 * is no catalog to load for it.
 */
export function activateLocale(chosen: string | null): void {
  const locale = activeLocale(chosen);
  if (i18n.locale === locale) return;
  writeFiguresFor(locale);
  i18n.loadAndActivate({ locale, messages: {} });
  document.documentElement.lang = locale;
}
