import { describe, expect, it } from 'vitest';
import { createDataService } from '#services/dataService/createDataService.ts';
import { PAGE_SIZE } from '#services/dataService/queries.ts';
import { readPairPage } from '#services/dataService/pairPage.ts';
import { createServiceWatch } from '#services/dataService/serviceWatch.ts';
import { tokens } from '../support/fakeBook.ts';
import { meta, startSubgraph, type SubgraphAnswer } from '../support/subgraph.ts';
import { answered } from '../support/answered.ts';

const hash = (number: number): string => `0x${number.toString(16).padStart(64, '0')}`;
const pair = {
  token0: { id: tokens.token0.toLowerCase(), decimals: '18' },
  token1: { id: tokens.token1.toLowerCase(), decimals: '6' },
};
const place = (block: number, logIndex: number) => ({
  timestamp: String(1_700_000_000 + block),
  logIndex: String(logIndex),
  transaction: { id: hash(block), blockNumber: String(block) },
});
const swap = (block: number, more: object = {}) => ({
  ...place(block, 3),
  ...{ amount0In: '0', amount1In: '2.5', amount0Out: '0.000000000000000001', amount1Out: '0', ...more },
});
const fill = (block: number, more: object = {}) => ({
  ...place(block, 1),
  ...{ fromToken: tokens.token0.toLowerCase(), fromNum: '1000', toNum: '77', ...more },
});
const query = { ...tokens, range: { fromBlock: 10, toBlock: 90 } };
const whole = { ...meta(100), pair, swaps: [swap(50)], orderFills: [fill(50), fill(20)] };

const ask = async (answer: SubgraphAnswer) => {
  const { url, requests } = await startSubgraph(() => answer);
  const service = createDataService({ url, timeoutMs: answer === 'hang' ? 200 : 5000, maxBytes: 5_000_000 });
  return { service, requests, page: await service.pairPage(query) };
};

describe('a subgraph with the schema of Uniswap V2', () => {
  it('gives a pair its swaps and its orders’ fills in raw units and chain order', async () => {
    const { page, requests } = await ask(whole);
    const at = (block: number, logIndex: number) => ({
      ...{ id: `${hash(block)}-${logIndex}`, blockNumber: block, logIndex, timestamp: 1_700_000_000 + block },
      transactionHash: hash(block),
    });
    const filled = { kind: 'fill', sellsToken0: true, inNum: 1000n, outNum: 77n };
    const swapped = { kind: 'swap', paysToken0: false, amountIn: 2_500_000n, amountOut: 1n };
    const events = [
      { ...at(20, 1), ...filled },
      { ...at(50, 1), ...filled },
      { ...at(50, 3), ...swapped },
    ];
    expect(page).toEqual({ ok: true, value: { range: { fromBlock: 10, toBlock: 90 }, events } });
    expect(requests[0]?.variables).toEqual({
      ...{ pair: tokens.pair.toLowerCase(), of: tokens.pair.toLowerCase(), from: '10', to: '90', first: PAGE_SIZE },
    });
  });

  it.each<[string, SubgraphAnswer, string]>([
    ['an HTTP 500', 'fail', 'unreachable'],
    ['no GraphQL at all', 'noise', 'unreachable'],
    ['no answer in time', 'hang', 'timeout'],
    ['an index that has stopped', { ...whole, ...meta(100, true) }, 'indexingErrors'],
    ['an index that lags behind the blocks asked for', { ...whole, ...meta(89) }, 'lagging'],
    ['no health', { ...whole, _meta: undefined }, 'unreadable'],
    ['no such pair', { ...whole, pair: null }, 'unreadable'],
    ['the tokens the other way round', { ...whole, pair: { token0: pair.token1, token1: pair.token0 } }, 'unreadable'],
    ['no list of fills', { ...whole, orderFills: undefined }, 'unreadable'],
    ['an amount finer than the token', { ...whole, swaps: [swap(50, { amount1In: '2.0000001' })] }, 'unreadable'],
    ['an amount that is none', { ...whole, swaps: [swap(50, { amount1In: '-2' })] }, 'unreadable'],
    ['a fill of another pair', { ...whole, orderFills: [fill(50, { fromToken: tokens.pair })] }, 'unreadable'],
    ['an entry above the blocks asked for', { ...whole, swaps: [swap(91)] }, 'unreadable'],
  ])('%s is reported as such', async (_, answer, code) => {
    const { page } = await ask(answer);
    expect(page).toMatchObject({ ok: false, error: { code } });
  });

  const poolAt = (number: number, more: object = {}) => ({
    id: `0x${number.toString(16).padStart(40, '0')}`,
    createdAtBlockNumber: '7',
    token0: { id: tokens.token0.toLowerCase() },
    token1: { id: tokens.token1.toLowerCase() },
    ...more,
  });

  it('lists its pools by their addresses, 1,000 at a time', async () => {
    const all = Array.from({ length: 1500 }, (_, at) => poolAt(at + 1));
    const { url, requests } = await startSubgraph(({ variables }) => ({
      ...meta(100),
      pairs: all.filter(({ id }) => id > String(variables.after)).slice(0, 1000),
    }));
    const pools = answered(await createDataService({ url, timeoutMs: 5000, maxBytes: 5_000_000 }).pools());
    expect(pools).toHaveLength(1500);
    expect(pools[0]).toEqual({
      ...{ pair: poolAt(1).id, token0: tokens.token0, token1: tokens.token1, block: 7 },
    });
    expect(requests.map(({ variables }) => variables)).toEqual([
      { after: '0x', first: 1000 },
      { after: poolAt(1000).id, first: 1000 },
    ]);
  });

  it.each<[string, readonly object[]]>([
    ['the same page again and again', Array.from({ length: 1000 }, () => poolAt(1))],
    ['pools out of order', [poolAt(2), poolAt(1)]],
    ['more than a page', Array.from({ length: 1001 }, (_, at) => poolAt(at + 1))],
    ['a pool of one token', [poolAt(1, { token1: { id: tokens.token0.toLowerCase() } })]],
    ['tokens the wrong way round', [poolAt(1, { token0: poolAt(1).token1, token1: poolAt(1).token0 })]],
    ['an address that is none', [poolAt(1, { id: '0x1' })]],
  ])('%s instead of its pools is unreadable', async (_, pairs) => {
    const { url } = await startSubgraph(() => ({ ...meta(100), pairs }));
    const result = await createDataService({ url, timeoutMs: 5000, maxBytes: 5_000_000 }).pools();
    expect(result).toMatchObject({ ok: false, error: { code: 'unreadable' } });
  });

  it('a list that may be cut ends the page above the blocks it may have cut', () => {
    const answer = { pair, swaps: [swap(80), swap(60), swap(60), swap(40)], orderFills: [fill(70), fill(30)] };
    const page = readPairPage(answer, query, 4);
    expect(page.range).toEqual({ fromBlock: 41, toBlock: 90 });
    expect(page.events.map(({ blockNumber }) => blockNumber)).toEqual([60, 60, 70, 80]);
    expect(() => readPairPage({ ...answer, swaps: [swap(90), swap(90)] }, query, 2)).toThrow('come to its end');
  });
});

describe('the health of the data service', () => {
  it('its block is shown; once it contradicted the chain it is not queried again', async () => {
    let answer: SubgraphAnswer = meta(1234);
    const { url, requests } = await startSubgraph(() => answer);
    const watch = createServiceWatch(createDataService({ url, timeoutMs: 5000, maxBytes: 5_000_000 }));
    const sent: string[] = [];
    watch.subscribe(() => sent.push(watch.status().kind));
    expect(await watch.ask()).toBe(1234);
    expect(watch.status()).toEqual({ kind: 'synced', block: 1234 });
    answer = 'fail';
    expect(await watch.ask()).toBeUndefined();
    expect(watch.status()).toMatchObject({ kind: 'failing', problem: { code: 'unreachable' } });
    watch.contradicted();
    answer = meta(1235);
    expect(await watch.ask()).toBeUndefined();
    expect(requests).toHaveLength(2);
    expect(sent).toEqual(['synced', 'failing', 'contradicted']);
  });
});
