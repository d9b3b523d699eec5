import { i18n } from '@lingui/core';
import type { Messages } from '@lingui/core';
import { activeLocale } from '#config/locales.ts';
import { onTimeZone, timeZone } from '#lib/timeZone.ts';
import { writeFiguresFor } from '#domain/format/separators.ts';

type Catalog = () => Promise<{ readonly messages: Messages }>;

/** The texts of the source are compiled where they are written, so there is no catalog to load for it. */
const catalogs = new Map<string, Catalog>([
  ['ja-JP', () => import('../../locales/ja-JP.po')],
  ['ko-KR', () => import('../../locales/ko-KR.po')],
  ['zh-CN', () => import('../../locales/zh-CN.po')],
]);

/** Every time on screen is written by `i18n.date`, in the zone that was chosen. */
const writeDate = i18n.date.bind(i18n);
i18n.date = (value, format) => writeDate(value, { timeZone: timeZone(), ...format });
// Draws every text with a time again.
onTimeZone(() => void i18n.emit('change'));

let wanted = '';

const activate = (locale: string, messages: Messages): void => {
  writeFiguresFor(locale);
  i18n.loadAndActivate({ locale, messages });
  const root = document.documentElement;
  // Setting even the same language makes the browser recompute the styles of the whole page.
  if (root.lang !== locale) root.lang = locale;
};

/**
 * Activates the chosen language, or one that the browser prefers; at once where no catalog is needed. A catalog that does
 * not come leaves the language as it is.
 */
export async function activateLocale(chosen: string | null, preferred: readonly string[] = []): Promise<void> {
  const locale = activeLocale(chosen, preferred);
  wanted = locale;
  const load = catalogs.get(locale);
  if (i18n.locale === locale) return;
  if (!load) return activate(locale, {});
  try {
    const { messages } = await load();
    // Another one was chosen meanwhile.
    if (wanted === locale) activate(locale, messages);
  } catch (cause) {
    console.warn('Failed to activate locale', cause);
    if (i18n.locale === '') activate(activeLocale(null), {});
  }
}
