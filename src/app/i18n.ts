import { i18n } from '@lingui/core';
import { sourceLocale } from '../config/locales.ts';

/** Activates the offered language. Its texts are compiled where they are written, so there is no catalog to load. */
export function startI18n(): void {
  i18n.loadAndActivate({ locale: sourceLocale, messages: {} });
  document.documentElement.lang = sourceLocale;
}
