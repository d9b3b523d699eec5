// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPressedNotices, noticePermission, showNotice } from '#lib/systemNotice.ts';

const made = vi.fn<(title: string, options: NotificationOptions) => void>();
const shown = vi.fn<(title: string, options: NotificationOptions) => Promise<void>>();
const notice = { title: 'Filled', body: 'Your order', tag: 'fill 1', path: '/orders', onPress: () => undefined };

const browser = (worker: 'active' | 'refuses' | 'none', permission: NotificationPermission = 'granted') => {
  const container = Object.assign(new EventTarget(), {
    getRegistration: () => Promise.resolve(worker === 'none' ? undefined : { active: {}, showNotification: shown }),
  });
  shown.mockImplementation(() => (worker === 'refuses' ? Promise.reject(new TypeError('No')) : Promise.resolve()));
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal(
    'Notification',
    class {
      static readonly permission = permission;
      constructor(title: string, options: NotificationOptions) {
        made(title, options);
      }
    },
  );
  return container;
};

beforeEach(() => {
  made.mockClear();
  shown.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

it('the service worker shows a notification, with the page that its press opens', async () => {
  browser('active');
  expect(await showNotice(notice)).toBe(true);
  const url = new URL('/orders', document.baseURI).href;
  expect(shown).toHaveBeenCalledExactlyOnceWith('Filled', {
    body: 'Your order',
    tag: 'fill 1',
    data: { path: '/orders', url },
  });
  expect(made).not.toHaveBeenCalled();
});

it.each(['refuses', 'none'] as const)('the page shows it if the worker is: %s', async (worker) => {
  browser(worker);
  expect(await showNotice(notice)).toBe(true);
  expect(made).toHaveBeenCalledExactlyOnceWith('Filled', { body: 'Your order', tag: 'fill 1' });
});

it('a page that is refused shows none until the worker is active', async () => {
  const container = browser('none');
  let activate = (): void => undefined;
  const ready = new Promise<void>((resolve) => (activate = resolve));
  Object.assign(container, { ready });
  made.mockImplementationOnce(() => {
    throw new TypeError('Illegal constructor');
  });
  expect(await showNotice(notice)).toBe(false);
  expect(noticePermission()).toBe('absent');
  activate();
  await ready;
  browser('active');
  expect(noticePermission()).toBe('granted');
  expect(await showNotice(notice)).toBe(true);
  expect(shown).toHaveBeenCalledTimes(1);
});

it('shows nothing without the permission', async () => {
  browser('active', 'default');
  expect(await showNotice(notice)).toBe(false);
  expect(shown).not.toHaveBeenCalled();
});

it('a press that the worker passes on leads to its page; other messages and addresses lead nowhere', () => {
  const container = browser('active');
  const opened = vi.fn();
  const leave = followPressedNotices(opened);
  const send = (data: unknown) => container.dispatchEvent(new MessageEvent('message', { data }));
  send({ type: 'OTHER_RELEASE' });
  send({ type: 'NOTICE_PRESSED', path: 'https://elsewhere.example' });
  send(null);
  expect(opened).not.toHaveBeenCalled();
  send({ type: 'NOTICE_PRESSED', path: '/orders' });
  expect(opened).toHaveBeenCalledExactlyOnceWith('/orders');
  leave();
  send({ type: 'NOTICE_PRESSED', path: '/orders' });
  expect(opened).toHaveBeenCalledTimes(1);
});
