// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newRelease } from '#stores/newRelease.ts';
import { followReleases } from '#updaters/session/followReleases.ts';

interface Worker extends EventTarget {
  state: string;
  readonly postMessage: (message: object) => void;
}

const workerIn = (state: string): Worker => Object.assign(new EventTarget(), { state, postMessage: vi.fn() });

/** A browser's registration of workers, as far as the page sees it. */
const registered = {
  installing: null as Worker | null,
  waiting: null as Worker | null,
  update: () => Promise.resolve(),
};
const container = Object.assign(new EventTarget(), {
  controller: null as Worker | null,
  ready: new Promise(() => undefined),
  startMessages: () => undefined,
  register: () => new Promise(() => undefined),
  getRegistration: () => Promise.resolve(registered),
});

let leave = (): void => undefined;

beforeEach(() => {
  Object.assign(registered, { installing: null, waiting: null });
  container.controller = null;
  vi.stubGlobal('navigator', { serviceWorker: container });
  newRelease.found('none', () => undefined);
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

const installs = async (worker: Worker): Promise<void> => {
  registered.installing = worker;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(registered.installing).toBe(worker));
  await new Promise((resolve) => setTimeout(resolve, 0));
  Object.assign(registered, { installing: null, waiting: worker });
  worker.state = 'installed';
  worker.dispatchEvent(new Event('statechange'));
};

it('the worker of a first visit is no new release', async () => {
  leave = followReleases();
  await installs(workerIn('installing'));
  expect(newRelease.current()).toBe('none');
});

it('a worker that waits for the one that runs is a new release', async () => {
  container.controller = workerIn('activated');
  leave = followReleases();
  await installs(workerIn('installing'));
  expect(newRelease.current()).toBe('waiting');
});

it('a page says its release to the worker that takes it over, and announces another one', () => {
  leave = followReleases();
  const worker = workerIn('activated');
  container.controller = worker;
  container.dispatchEvent(new Event('controllerchange'));
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'PAGE_IS_OF', hash: '' });
  expect(newRelease.current()).toBe('none');
  container.dispatchEvent(new MessageEvent('message', { data: { type: 'OTHER_RELEASE' } }));
  expect(newRelease.current()).toBe('mustReload');
});

it.each([
  { saveData: true, parts: false },
  { saveData: false, parts: true },
])('a browser with saveData $saveData has its worker fetch the other parts: $parts', async ({ saveData, parts }) => {
  const active = workerIn('activated');
  const registration = Object.assign(new EventTarget(), { installing: null, waiting: null, active });
  const serviceWorker = Object.assign(new EventTarget(), container, {
    ready: Promise.resolve(registration),
    register: () => Promise.resolve(registration),
  });
  vi.stubGlobal('navigator', { serviceWorker, connection: { saveData } });
  leave = followReleases();
  await vi.waitFor(() =>
    expect(active.postMessage).toHaveBeenCalledWith(expect.objectContaining({ type: 'PAGE_HAS_TIME', parts })),
  );
});
