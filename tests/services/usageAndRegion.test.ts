import { createServer } from 'node:http';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createUsage } from '#services/analytics/usage.ts';
import { createRegionStore } from '#services/region/region.ts';
import { ANY_PORT, listenOn } from '../../e2e/devnet/ports.ts';

/** A server that answers every request with a text, and the bodies that came. */
const serve = async (answer: string) => {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      bodies.push(body);
      response.end(answer);
    });
  });
  const { url, stop } = await listenOn(server, ANY_PORT);
  onTestFinished(stop);
  return { url, bodies };
};

it('"page view and timing events" are reported together, at most twenty', async () => {
  const { url, bodies } = await serve('{}');
  const usage = createUsage(url);
  for (let i = 0; i < 30; i += 1) usage.track({ event: 'page_view', page: '/market' });
  await vi.waitFor(() => expect(bodies).toHaveLength(1), { timeout: 5000 });
  const { events } = JSON.parse(bodies[0] ?? '') as { events: readonly unknown[] };
  expect(events).toHaveLength(20);
  expect(events[0]).toEqual({ event: 'page_view', page: '/market' });
});

it('the region is requested once, and is unknown where the answer is none', async () => {
  const { url, bodies } = await serve('{"country":"DE","subdivision":null}');
  const store = createRegionStore(url);
  const listener = vi.fn();
  store.subscribe(listener);
  await Promise.all([store.ask(), store.ask()]);
  await store.ask();
  expect(store.answer()).toEqual({ status: 'known', region: { country: 'DE', subdivision: undefined } });
  expect(bodies).toHaveLength(1);
  expect(listener).toHaveBeenCalledTimes(2);
  const countries = createRegionStore((await serve('{"country":"KP"}')).url);
  await countries.ask();
  expect(countries.answer()).toEqual({ status: 'known', region: { country: 'KP', subdivision: undefined } });
  const lying = await serve('{"country":"DE","subdivision":"US-NY"}');
  const other = createRegionStore(lying.url);
  await other.ask();
  expect(other.answer()).toEqual({ status: 'unknown' });
  const off = createRegionStore(undefined);
  await off.ask();
  expect(off.answer()).toEqual({ status: 'off' });
});
