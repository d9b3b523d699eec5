/**
 * Small script that a build writes into the page; it runs before anything is drawn. It sets the chosen theme and the
 * frame of the page in the URL, and requests that page's scripts and the other styles. It also adds fallbacks for older
 * engines. The development server leaves it out.
 */
import { firstPageOf, type FirstPageName, type FirstScripts } from '#config/firstPages.ts';
import { knownLocales, pickLocale, sourceLocale } from '#config/knownLocales.ts';
import { firstStorageKeys } from '#config/storageKeys.ts';
import { fieldsOf } from '#lib/fields.ts';
import { completePlatform } from '#lib/olderEngines.ts';
import { ownAddress } from '#lib/ownAddress.ts';
import { repeatPress } from '#lib/repeatPress.ts';
import { requestRestOfStyles, type StyleFile } from '#lib/restOfStyles.ts';
import { storage } from '#lib/storage.ts';
import { storedJson } from '#lib/storedJson.ts';
import { watchStart } from '#lib/watchStart.ts';
import { reloadServed } from '#updaters/session/reloadServed.ts';
import { replaceGoneRelease } from '#updaters/session/replaceGoneRelease.ts';

/** Set by the build. */
declare const PAGE_SCRIPTS: Readonly<Record<FirstPageName, FirstScripts>>;
/** Set by the build. */
declare const STYLE_FILE: StyleFile;

// Must be first: it shows the failed-load page for any later error.
const reportMissing = watchStart(
  () => void reloadServed(),
  () => void replaceGoneRelease(),
);
completePlatform();
requestRestOfStyles(STYLE_FILE).catch(() => reportMissing(STYLE_FILE.href));

const root = document.documentElement;
const { pathname, search } = ownAddress();
const page = firstPageOf(pathname);

const { userDarkMode, colourBlindPair, userLocale } = fieldsOf(storedJson(`${firstStorageKeys.reduxNamespace}_user`));
const requested = /[?&]theme=(dark|light)(?:&|$)/i.exec(search)?.[1]?.toLowerCase();
const chosenDark = userDarkMode === null ? matchMedia('(prefers-color-scheme: dark)').matches : userDarkMode !== false;
root.dataset['theme'] = requested ?? (chosenDark ? 'dark' : 'light');
if (colourBlindPair === true) root.dataset['pair'] = 'cb';
// The frame's texts are in the source language; readers of another language do not see them.
if (pickLocale(knownLocales, userLocale, navigator.languages) !== sourceLocale) root.dataset['texts'] = 'later';

const wasConnected = (): boolean => window.parent !== window || Boolean(storage.get(firstStorageKeys.wallet));

/** Storage may be denied. */
const isWatching = (): boolean => {
  try {
    return /[?&]watch=[^&]/.test(search) || firstStorageKeys.watched in sessionStorage;
  } catch {
    return false;
  }
};
if (isWatching()) root.style.setProperty('--h-watch', 'var(--h-strip)');

if (page) root.dataset['frame'] = page;
const importMap = document.querySelector('script[type=importmap]')?.textContent;
const hashes = fieldsOf(fieldsOf(JSON.parse(importMap ?? '{}')).integrity);
const preload = (href: string, fetchPriority: 'high' | 'low'): void => {
  const about = { rel: 'modulepreload', fetchPriority, crossOrigin: '', integrity: hashes[href] ?? '', href };
  document.head.append(Object.assign(document.createElement('link'), about));
};
if (page) {
  const { data, content } = PAGE_SCRIPTS[page];
  for (const href of data) preload(href, 'high');
  // Low priority, like the application's script, because the frame is painted without them.
  for (const href of content) preload(href, 'low');
}

const showFrame = (): void => {
  const screen = matchMedia('(max-width: 767px)').matches ? 'phone' : 'desktop';
  const frame = document.querySelector<HTMLTemplateElement>(`template[data-frame='${page} ${screen}']`);
  if (!frame) return;
  const drawn = document.importNode(frame.content, true);
  const buttons = wasConnected() ? drawn.querySelectorAll('button') : [];
  for (const { childNodes } of buttons)
    for (const text of childNodes) if (text.nodeValue === 'Connect Wallet') text.nodeValue = 'Connecting';
  const room = document.getElementById('root');
  if (!room) return;
  room.append(drawn);
  repeatPress(room);
};
// This event precedes the application's scripts, which run after the document has been parsed.
document.addEventListener('readystatechange', showFrame, { once: true });
