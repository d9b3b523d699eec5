import { afterEach, expect, it, vi } from 'vitest';
import { reloadServed } from '#updaters/session/reloadServed.ts';

const unregister = vi.fn(() => Promise.resolve(true));
const reload = vi.fn();

const withWorker = (answer: () => Promise<Response>): void => {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve({ unregister }) } });
  vi.stubGlobal('fetch', answer);
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, reload });
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  unregister.mockClear();
  reload.mockClear();
});

it('a release that its server has no more is given up before the page is loaded again', async () => {
  withWorker(() => Promise.resolve(Response.json({ hash: 'another' })));
  await reloadServed();
  expect(unregister).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
});

it.each<[string, () => Promise<Response>]>([
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['where the server has no list', () => Promise.resolve(new Response('', { status: 404 }))],
  ['where the server has this release', () => Promise.resolve(Response.json({ hash: '' }))],
])('the cache stays %s, and the page is loaded again', async (_, answer) => {
  withWorker(answer);
  await reloadServed();
  expect(unregister).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledOnce();
});
