import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it.each(['/', '/dex/'])("the server's time is queried at the folder the application lies in: %s", async (folder) => {
  vi.stubEnv('BASE_URL', folder);
  vi.resetModules();
  const requests = vi.fn((_address: string) =>
    Promise.resolve(new Response(null, { headers: { date: 'Mon, 23 Nov 2026 15:00:00 GMT' } })),
  );
  vi.stubGlobal('fetch', requests);
  const { readServerTime } = await import('#services/serverTime.ts');
  expect((await readServerTime(1000))?.serverMs).toBe(Date.UTC(2026, 10, 23, 15) + 500);
  const address = new URL(requests.mock.calls[0]?.[0] ?? '');
  expect([address.origin, address.pathname]).toEqual([location.origin, folder]);
});
