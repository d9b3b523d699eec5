import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { fetchPrices } from '#services/prices/fetchPrices.ts';
import { ANY_PORT, listenOn } from '../../../e2e/devnet/ports.ts';
import { answered } from '../../support/answered.ts';

const once = { tries: 1, minWaitMs: 0, maxWaitMs: 0 };

const serve = async (status: number, answer: unknown) => {
  const requests: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url);
    response.writeHead(status).end(JSON.stringify(answer));
  });
  const { url, stop } = await listenOn(server, ANY_PORT);
  onTestFinished(stop);
  return { url, requests };
};

it('"simple/price with ids and vs_currencies=usd; response keyed by id with usd"', async () => {
  const { url, requests } = await serve(200, { weth: { usd: 2512.25, eur: 1 }, dai: {}, tether: { usd: 1e-7 } });
  const prices = answered(await fetchPrices(url, ['weth', 'dai', 'tether', 'usd-coin'], once));
  const unit = 10n ** 18n;
  expect([...prices]).toEqual([
    ['weth', { numerator: (251_225n * unit) / 100n, denominator: unit }],
    ['tether', { numerator: unit / 10n ** 7n, denominator: unit }],
  ]);
  expect(requests).toEqual(['/simple/price?ids=weth%2Cdai%2Ctether%2Cusd-coin&vs_currencies=usd']);
});

it.each([0, -1, 1e13, 1e-13, '2512.25', null, [1], { usd: 1 }])(
  'a price of %j is none: nothing is believed',
  async (usd) => {
    const { url } = await serve(200, { weth: { usd }, dai: { usd: 1 } });
    expect(await fetchPrices(url, ['weth', 'dai'], once)).toEqual({ ok: false, error: { code: 'invalid' } });
  },
);

it('one that fails three times in a row is left alone', async () => {
  const { url, requests } = await serve(500, {});
  for (let i = 0; i < 5; i += 1) {
    expect(await fetchPrices(url, ['weth'], once)).toEqual({ ok: false, error: { code: 'status', status: 500 } });
  }
  expect(requests).toHaveLength(3);
});
