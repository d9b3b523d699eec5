/**
 * Stores the build's own files, so that the page opens without a network. Requests to nodes, lists and pictures pass
 * through. A new release waits until the user loads it. Checks alerts and pending transactions while no page is open.
 */
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, Route, Router } from 'workbox-routing';
import { openCheckBox } from '#chain/background/checkBox.ts';
import { runChecks } from '#chain/background/runChecks.ts';
import { ALIVE_MS, ALIVE_QUESTION, CHECK_TAG } from '#config/backgroundCheck.ts';
import { laterStorageKeys } from '#config/laterStorageKeys.ts';
import type { CheckNews } from '#domain/alerts/backgroundCheck.ts';
import { answersInTime } from '#lib/answersInTime.ts';

interface Entry {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity?: string;
}

/** Files of the build and the hash of all, set by the build. */
declare const RELEASE: {
  readonly hash: string;
  /** Stored before this release is used. */
  readonly shell: readonly Entry[];
  /** Fetched once a page is idle. */
  readonly parts: readonly Entry[];
  /** Stored when first used. */
  readonly onUse: readonly Entry[];
};

/** Named only once, because the build inserts the list at each mention. */
const release = RELEASE;

interface Waits extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Page {
  readonly url: string;
  postMessage(message: object, ports?: readonly MessagePort[]): void;
  focus(): Promise<unknown>;
}

/** Same shape as in `lib/systemNotice.ts`. */
interface Presses extends Waits {
  readonly notification: { readonly data: { readonly path: string; readonly url: string }; close(): void };
}

interface PeriodicSync extends Waits {
  readonly tag: string;
}

interface Installs extends Waits {
  addRoutes?(routes: object): Promise<void>;
}

const worker = globalThis as unknown as {
  readonly location: Location;
  readonly registration: {
    readonly waiting: object | null;
    readonly installing: object | null;
    showNotification(title: string, options: object): Promise<void>;
  };
  readonly navigator: { setAppBadge?(count: number): Promise<void> };
  readonly Notification?: { readonly permission: NotificationPermission };
  /** The worker itself; undefined in older browsers. */
  readonly serviceWorker?: { readonly state: string };
  readonly clients: {
    matchAll(options: object): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate' | 'message' | 'notificationclick' | 'periodicsync',
    listener: (event: never) => void,
  ): void;
};

interface Message {
  readonly type?: string;
  readonly hash?: string;
  readonly parts?: boolean;
  /** URLs of files that the page has used. */
  readonly used?: readonly string[];
}

const controllerOf = (cacheName: string, entries: readonly Entry[]): PrecacheController => {
  const controller = new PrecacheController({ cacheName });
  controller.addToCacheList(
    entries.map(({ integrity, ...entry }) => ({ ...entry, ...(integrity !== undefined && { integrity }) })),
  );
  return controller;
};

const folder = new URL('./', worker.location.href).pathname;

// Other builds may be in other folders of the same server.
const shell = controllerOf(`exchange-shell ${folder}`, release.shell);
const parts = controllerOf(`exchange-parts ${folder}`, [...release.parts, ...release.onUse]);

/** Path of a file such as `/build.json`, which is not a page. */
const A_FILE = /^[^?]*\/[^/?]+\.\w+(?:\?|$)/;

/** Serves files that an open tab of an older release loads later. */
const ofOlderRelease = new Route(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${folder}assets/`),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);

const router = new Router();
router.registerRoute(new PrecacheRoute(shell));
router.registerRoute(new PrecacheRoute(parts));
router.registerRoute(ofOlderRelease);
router.registerRoute(new NavigationRoute(shell.createHandlerBoundToURL('index.html'), { denylist: [A_FILE] }));
router.addFetchListener();

const isNewest = (): boolean =>
  worker.registration.waiting === null &&
  worker.registration.installing === null &&
  worker.serviceWorker?.state !== 'redundant';

/** Fetches files that the visit used first, so that it soon works without a network. */
const fetchParts = async (event: Waits, used: readonly string[]): Promise<void> => {
  const isUsed = ({ url }: Entry): boolean => used.includes(new URL(url, worker.location.href).href);
  const first = [...release.parts, ...release.onUse].filter(isUsed);
  for (const { url, integrity } of new Set([...first, ...release.parts])) {
    // A new worker replaces this one only once it is idle.
    if (!isNewest()) return;
    const cacheKey = parts.getCacheKeyForURL(url);
    if (cacheKey === undefined || integrity === undefined) continue;
    const params = { cacheKey, integrity };
    const [, done] = parts.strategy.handleAll({ event, request: new Request(url, { integrity }), params });
    await done;
  }
};

/** Removes files of older releases once no other page is open and no newer release waits. */
const forgetOlder = async (event: Waits): Promise<void> => {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 1 || !isNewest()) return;
  await Promise.all([shell.activate(event), parts.activate(event)]);
};

const ownPages = async (): Promise<readonly Page[]> => {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter((page) => new URL(page.url).pathname.startsWith(folder));
};

/** Leads the most recent page to the path itself, so that its typed text is kept. */
const openPage = async ({ path, url }: Presses['notification']['data']): Promise<void> => {
  const [own] = await ownPages();
  if (!own) return void (await worker.clients.openWindow(url));
  // A page whose focus is refused still gets the message.
  await own.focus().catch(() => undefined);
  own.postMessage({ type: 'NOTICE_PRESSED', path });
};

/** Rejects if the page does not answer, because the browser froze it or it is still loading. */
const isAlive = (page: Page): Promise<unknown> =>
  answersInTime(
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      page.postMessage({ type: ALIVE_QUESTION }, [port2]);
    }),
    ALIVE_MS,
  );

const showNews = ({ title, body, tag, path, url }: CheckNews): Promise<void> =>
  worker.registration.showNotification(title, { body, tag, data: { path, url } });

/** Does nothing if any page answers: that page announces its own news. */
const checkInBackground = async (): Promise<void> => {
  if (worker.Notification?.permission !== 'granted') return;
  const isAnyAlive = await Promise.any((await ownPages()).map(isAlive)).catch(() => undefined);
  if (isAnyAlive !== undefined) return;
  await runChecks({
    box: await openCheckBox(laterStorageKeys.backgroundDatabase),
    fetch: (url, init) => fetch(url, init),
    nowMs: Date.now,
    show: showNews,
    setBadge: async (count) => void (await worker.navigator.setAppBadge?.(count).catch(() => undefined)),
  });
};

worker.addEventListener('install', (event: Installs) => {
  // POST requests to nodes and services bypass the worker if the browser can: neither waits for the other.
  void event.addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' }).catch(() => undefined);
  void shell.install(event);
});
worker.addEventListener('activate', (event: Waits) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('notificationclick', (event: Presses) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});
worker.addEventListener('periodicsync', (event: PeriodicSync) => {
  if (event.tag === CHECK_TAG) event.waitUntil(checkInBackground());
});
worker.addEventListener('message', (event: Waits & MessageEvent<Message>) => {
  const { type, hash, parts: withParts, used = [] } = event.data;
  if (type === 'PAGE_IS_OF' && hash !== release.hash)
    (event.source as Page | null)?.postMessage({ type: 'OTHER_RELEASE' });
  if (type === 'SKIP_WAITING') event.waitUntil(worker.skipWaiting());
  if (type === 'PAGE_HAS_TIME' && hash === release.hash)
    event.waitUntil(forgetOlder(event).then(() => (withParts === true ? fetchParts(event, used) : undefined)));
});
