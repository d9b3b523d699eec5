import { i18n, type Messages } from '@lingui/core';
import { activeLocale } from '#config/locales.ts';
import { onTimeZone, timeZone } from '#lib/timeZone.ts';
import { writeFiguresFor } from '#domain/format/separators.ts';

type Catalog = () => Promise<{ readonly messages: Messages }>;

/** English is compiled into the code. */
const catalogs = new Map<string, Catalog>([
  ['ja-JP', () => import('../../locales/ja-JP.po')],
  ['ko-KR', () => import('../../locales/ko-KR.po')],
  ['zh-CN', () => import('../../locales/zh-CN.po')],
]);

/** Every time on screen goes through `i18n.date`, in the chosen time zone. */
const writeDate = i18n.date.bind(i18n);
i18n.date = (value, format) => writeDate(value, { timeZone: timeZone(), ...format });
onTimeZone(() => void i18n.emit('change'));

let requestedLocale = '';

const activate = (locale: string, messages: Messages): void => {
  writeFiguresFor(locale);
  i18n.loadAndActivate({ locale, messages });
  const root = document.documentElement;
  // Setting even the same language makes the browser recompute the styles of the whole page.
  if (root.lang !== locale) root.lang = locale;
};

/** Synchronous if no catalog is needed; a failed load keeps the language. */
export async function activateLocale(chosen: string | null, preferred: readonly string[] = []): Promise<void> {
  const locale = activeLocale(chosen, preferred);
  requestedLocale = locale;
  const load = catalogs.get(locale);
  if (i18n.locale === locale) return;
  if (!load) return activate(locale, {});
  try {
    const { messages } = await load();
    // Another language may have been chosen meanwhile.
    if (requestedLocale === locale) activate(locale, messages);
  } catch (cause) {
    console.warn('Failed to activate locale', cause);
    if (i18n.locale === '') activate(activeLocale(null), {});
  }
}
