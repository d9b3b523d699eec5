import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BUILD_HASH } from '#config/build.ts';
import { importWithRetry, onMissingModule } from '#lib/later.ts';
import { replaceGoneRelease } from '#updaters/session/replaceGoneRelease.ts';

const RETRY_MS = 5000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  onMissingModule(() => undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const serve = (answer: () => Response): void => void vi.stubGlobal('fetch', () => Promise.resolve().then(answer));
const serveRelease = (hash: string): void => serve(() => new Response(JSON.stringify({ hash })));

/** Starts to load a part that is gone. */
const begin = (load: () => Promise<string> = () => Promise.reject(new TypeError('404'))) => {
  const reload = vi.fn();
  onMissingModule(() => replaceGoneRelease(reload));
  const loading = importWithRetry(load);
  return { reload, loading, wait: (ms = 0) => vi.advanceTimersByTimeAsync(ms) };
};

it('reloads the page once the server reports another release', async () => {
  serveRelease('another');
  const { reload, wait } = begin();
  await wait();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not reload a page that was reloaded: its server may have files of two releases', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as unknown as PerformanceEntry]);
  serveRelease('another');
  const { reload, wait } = begin();
  await wait(3 * RETRY_MS);
  expect(reload).not.toHaveBeenCalled();
});

it('keeps a page in which something is typed, until it is cleared', async () => {
  document.body.innerHTML = '<main><input value="1.5" /></main>';
  serveRelease('another');
  const { reload, wait } = begin();
  await wait(3 * RETRY_MS);
  expect(reload).not.toHaveBeenCalled();
  document.querySelector('input')?.setAttribute('value', '');
  await wait(RETRY_MS);
  expect(reload).toHaveBeenCalled();
});

it.each([
  ['the same release', () => serveRelease(BUILD_HASH)],
  ['no list of files', () => serve(() => new Response('', { status: 404 }))],
  ['a page instead of the list', () => serve(() => new Response('<!doctype html>'))],
  [
    'no network',
    () =>
      serve(() => {
        throw new TypeError('Failed to fetch');
      }),
  ],
])('goes on trying where the server has %s', async (_, stub) => {
  stub();
  let tries = 0;
  const { reload, loading, wait } = begin(() => {
    tries += 1;
    return tries < 3 ? Promise.reject(new TypeError('lost')) : Promise.resolve('part');
  });
  await wait(2 * RETRY_MS);
  expect(await loading).toBe('part');
  expect(reload).not.toHaveBeenCalled();
});
