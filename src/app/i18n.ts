import { i18n } from '@lingui/core';
import { messages } from '../../locales/en-US.po';
import { sourceLocale } from '../config/locales.ts';

/** Activates the offered language. Its catalog is part of the first script: one request less before the first text. */
export function startI18n(): void {
  i18n.loadAndActivate({ locale: sourceLocale, messages });
  document.documentElement.lang = sourceLocale;
}
