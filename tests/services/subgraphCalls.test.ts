import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ANY_PORT, listenOn } from '../../e2e/devnet/ports.ts';
import { createDataService } from '#services/dataService/createDataService.ts';
import { createTradingData } from '#services/tradingData/createTradingData.ts';
import { tokens } from '../support/fakeBook.ts';
import { meta, startSubgraph, type SubgraphAnswer, type SubgraphQuestion } from '../support/subgraph.ts';
import { answered } from '../support/answered.ts';

const { token0, token1, pair: account } = tokens;
const low = (address: string): string => address.toLowerCase();

const serve = async (answer: (question: SubgraphQuestion) => SubgraphAnswer) => {
  const { url, requests } = await startSubgraph(answer);
  return { requests, service: createDataService({ url, timeoutMs: 5000, maxBytes: 5_000_000 }) };
};
const unreadable = { ok: false, error: { code: 'unreadable' } };

describe('order balances for an account: "open orders have amount 0 and are filtered by operateTime_gt"', () => {
  const order = (orderNo: number, more: object = {}) => ({
    ...{ orderNo: String(orderNo), fromToken: { id: low(token0) }, toToken: { id: low(token1) } },
    ...{ amountOrder: '100', amountTrading: '0', amountCancellation: '0', operateTime: '1700000000', ...more },
  });

  it('are those of which something is left', async () => {
    const balances = [order(1), order(2, { amountCancellation: '100' }), order(3, { amountTrading: '40' })];
    const { service, requests } = await serve(() => ({ ...meta(100), orderTransactionBalances: balances }));
    const place = { soldToken: token0, boughtToken: token1, operateTime: 1_700_000_000 };
    expect(await service.openOrders(account)).toEqual({
      ok: true,
      value: [
        { orderNo: 1n, ...place },
        { orderNo: 3n, ...place },
      ],
    });
    expect(requests[0]?.variables).toEqual({ account: low(account), since: '0', first: 1000 });
    expect(requests[0]?.query).toContain('amount: "0", operateTime_gt: $since');
  });

  it.each([[[order(1, { amountOrder: 100 })]], [[order(1, { toToken: { id: 'USDC' } })]], [{}], [null]])(
    'another shape is refused: %j',
    async (orderTransactionBalances) => {
      const { service } = await serve(() => ({ ...meta(100), orderTransactionBalances }));
      expect(await service.openOrders(account)).toMatchObject(unreadable);
    },
  );
});

describe('"Tokens list, first 1000"', () => {
  const token = (number: number, more: object = {}) => ({
    ...{ id: `0x${number.toString(16).padStart(40, '0')}`, symbol: `T${number}`, name: 'Token', decimals: '18' },
    ...more,
  });

  it('is read to its end, 1,000 at a time', async () => {
    const all = Array.from({ length: 1200 }, (_, at) => token(at + 1));
    const { service, requests } = await serve(({ variables }) => ({
      ...meta(100),
      tokens: all.filter(({ id }) => id > String(variables.after)).slice(0, 1000),
    }));
    const listed = answered(await service.tokens());
    expect(listed).toHaveLength(1200);
    expect(listed[6]).toEqual({
      ...{ kind: 'token', chainId: 137, address: token(7).id, symbol: 'T7', name: 'Token', decimals: 18 },
    });
    expect(requests.map(({ variables }) => variables.after)).toEqual(['0x', token(1000).id]);
  });

  it('a symbol of a megabyte is cut to what something can be found by', async () => {
    const { service } = await serve(() => ({ ...meta(1), tokens: [token(1, { symbol: 'x'.repeat(1_000_000) })] }));
    const [cut] = answered(await service.tokens());
    expect(cut?.symbol).toHaveLength(100);
  });

  it.each([
    [[token(2), token(1)]],
    [[token(1), token(1)]],
    [Array.from({ length: 1001 }, (_, at) => token(at + 1))],
    [[token(1, { symbol: 7 })]],
    [[token(1, { decimals: '-1' })]],
    ['tokens'],
  ])('another shape is refused', async (list) => {
    const { service } = await serve(() => ({ ...meta(100), tokens: list }));
    expect(await service.tokens()).toMatchObject(unreadable);
  });
});

describe('"Token price by id" and "ETH price bundle (id, ethPrice)"', () => {
  const figures = (id: string, more: object = {}) => ({
    ...{ id: low(id), tradeVolume: '1200.5', txCount: '7', derivedETH: '0.25', ...more },
  });
  const whole = { ...meta(100), a: figures(token0), b: figures(token1), bundle: { ethPrice: '0.8' } };

  it('come of two tokens at one block', async () => {
    const { service, requests } = await serve(() => whole);
    const figure = { volume: 1200.5, trades: 7, inNative: 0.25 };
    expect(await service.tokenFigures([token0, token1])).toEqual({
      ok: true,
      value: {
        ...{ block: 100, nativeDollars: 0.8 },
        tokens: [
          { token: token0, ...figure },
          { token: token1, ...figure },
        ],
      },
    });
    expect(requests[0]?.variables).toEqual({ a: low(token0), b: low(token1) });
  });

  it('one that it does not index is left out', async () => {
    const { service } = await serve(() => ({ ...whole, b: null, bundle: null }));
    expect(await service.tokenFigures([token0, token1])).toMatchObject({
      ok: true,
      value: { tokens: [{ token: token0 }], nativeDollars: 0 },
    });
  });

  it.each([
    [{ a: whole.b, b: whole.a }],
    [{ a: figures(token0, { tradeVolume: '-1' }) }],
    [{ a: figures(token0, { derivedETH: '1e300' }) }],
    [{ a: figures(token0, { txCount: 1.5 }) }],
    [{ bundle: { ethPrice: 1 } }],
    [{ a: undefined }],
  ])('another shape is refused: %j', async (more) => {
    const { service } = await serve(() => ({ ...whole, ...more }));
    expect(await service.tokenFigures([token0, token1])).toMatchObject(unreadable);
  });
});

describe('pair factors, the sum for an account, and "pair amounts for order mining by versionBlkStart range"', () => {
  const factor = { token0: low(token0), token1: low(token1), factorValue: '60', maxLimit: '600', minLimit: '500' };
  const of = { customerAccount: low(account) };
  const sum = { ...of, bonusAmount: '100', versionBlkEnd: '90' };
  const version = (from: number, to: number, bonusAmount = '30') => {
    return { ...of, versionBlkStart: String(from), versionBlkEnd: String(to), bonusAmount };
  };
  const whole = {
    ...{ ...meta(100), pairFactorConfigs: [factor], sumOrderAmountForMinings: [sum] },
    pairAmountForOrderMinings: [version(75, 90), version(60, 75)],
    pairSumMiningUSDs: [{ token0: low(token0), token1: low(token1), sumMiningUSD: '12.5' }],
  };

  it('come together, of one block', async () => {
    const { service, requests } = await serve(() => whole);
    expect(await service.orderMining(account, 60)).toEqual({
      ok: true,
      value: {
        block: 100,
        factors: [{ token0, token1, factor: 60n, maxLimit: 600n, minLimit: 500n }],
        earned: { sum: 100n, toBlock: 90 },
        traded: [{ token0, token1, dollars: 12.5 }],
        versions: [
          { fromBlock: 75, toBlock: 90, amount: 30n },
          { fromBlock: 60, toBlock: 75, amount: 30n },
        ],
      },
    });
    expect(requests[0]?.variables).toEqual({ account: low(account), from: '60', first: 1000 });
    expect(requests[0]?.query).toContain('versionBlkStart_gte: $from');
  });

  it('an account that never earned has nothing up to block 0', async () => {
    const { service } = await serve(() => ({
      ...{ ...whole, sumOrderAmountForMinings: [], pairAmountForOrderMinings: [] },
    }));
    expect(await service.orderMining(account, 60)).toMatchObject({
      ok: true,
      value: { earned: { sum: 0n, toBlock: 0 }, versions: [] },
    });
  });

  it.each<[string, object]>([
    ['amounts of more than the sum', { pairAmountForOrderMinings: [version(75, 90, '101')] }],
    ['amounts that overlap', { pairAmountForOrderMinings: [version(75, 90), version(60, 80)] }],
    ['an amount beyond the sum’s block', { pairAmountForOrderMinings: [version(75, 91)] }],
    ['amounts without a sum', { sumOrderAmountForMinings: [] }],
    ['a sum of somebody else', { sumOrderAmountForMinings: [{ ...sum, customerAccount: low(token0) }] }],
    ['an amount of somebody else', { pairAmountForOrderMinings: [{ ...version(1, 2), customerAccount: token0 }] }],
    ['a version that ends before it begins', { pairAmountForOrderMinings: [version(80, 75)] }],
    ['dollars below nothing', { pairSumMiningUSDs: [{ token0, token1, sumMiningUSD: '-1' }] }],
    ['two sums', { sumOrderAmountForMinings: [sum, sum] }],
    ['a factor that is a number', { pairFactorConfigs: [{ ...factor, factorValue: 60 }] }],
  ])('%s is unreadable', async (_, more) => {
    const { service } = await serve(() => ({ ...whole, ...more }));
    expect(await service.orderMining(account, 60)).toMatchObject(unreadable);
  });
});

describe('pool info, "keyed by two lowercased token addresses, returning data[0].dex"', () => {
  const ask = async (answer: unknown) => {
    const requests: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      requests.push(request.url);
      response.writeHead(200).end(JSON.stringify(answer));
    });
    const { url, stop } = await listenOn(server, ANY_PORT);
    onTestFinished(stop);
    const retry = { tries: 1, minWaitMs: 0, maxWaitMs: 0 };
    const service = createTradingData({ url, timeoutMs: 5000, maxBytes: 100_000, retry });
    return { requests, result: await service.poolExchange(token0, token1) };
  };

  it('names the first exchange', async () => {
    const { requests, result } = await ask({ data: [{ dex: 'harbour' }, { dex: 'myt' }] });
    expect(result).toEqual({ ok: true, value: 'harbour' });
    expect(requests).toEqual([`/v2/pool-info?token0=${low(token0)}&token1=${low(token1)}`]);
  });

  it('names none where it knows none', async () => {
    expect((await ask({ data: [] })).result).toEqual({ ok: true, value: null });
  });

  it.each([
    { data: [{ dex: '<b>' }] },
    { data: [{ dex: 'a'.repeat(21) }] },
    { data: [{ dex: 7 }] },
    { data: [{}] },
    { data: { dex: 'harbour' } },
    {},
  ])('another shape is refused: %j', async (answer) => {
    expect((await ask(answer)).result).toMatchObject(unreadable);
  });
});
