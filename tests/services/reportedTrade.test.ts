import { describe, expect, it } from 'vitest';
import { createDataService } from '#services/dataService/createDataService.ts';
import { MAX_TRADES, reportedTrades } from '#services/dataService/reportedOrders.ts';
import { readShape } from '#services/shape.ts';
import { tokens } from '../support/fakeBook.ts';
import { meta, startSubgraph } from '../support/subgraph.ts';

const { token0, token1, pair } = tokens;
const hash = (number: number): string => `0x${number.toString(16).padStart(64, '0')}`;
const entry = (time: number, more: object = {}) => ({
  ...{ orderNo: String(time), fromToken: { id: token0.toLowerCase() }, toToken: { id: token1.toLowerCase() } },
  ...{ transactionHash: hash(time), operateTime: String(time), ...more },
});
const place = (time: number) => ({
  ...{ index: BigInt(time), soldToken: token0, boughtToken: token1, transactionHash: hash(time) },
});

describe('account trade history (001 section 7)', () => {
  it('is places on the chain, the newest first and the first 50 of them', () => {
    const all = Array.from({ length: 60 }, (_, at) => entry(at + 1));
    const reported = readShape(reportedTrades, all);
    expect(reported.ok && reported.value).toEqual(Array.from({ length: MAX_TRADES }, (_, at) => place(60 - at)));
  });

  it.each([
    [[entry(1, { transactionHash: '0x12' })]],
    [[entry(1, { orderNo: 1 })]],
    [[entry(1, { fromToken: { id: 'MYT' } })]],
    [[entry(1, { operateTime: 'now' })]],
    [{ trades: [] }],
    [null],
  ])('another shape is refused: %j', (answer) => {
    expect(readShape(reportedTrades, answer).ok).toBe(false);
  });

  it('comes of the subgraph with its health', async () => {
    const { url, requests } = await startSubgraph(({ variables }) => ({
      ...meta(100, variables.account !== pair.toLowerCase()),
      accountTransactionAmounts: [entry(7)],
    }));
    const service = createDataService({ url, timeoutMs: 5000, maxBytes: 100_000 });
    expect(await service.trades(pair)).toEqual({ ok: true, value: [place(7)] });
    expect(requests[0]?.variables).toEqual({ account: pair.toLowerCase(), first: 50 });
    expect(await service.trades(token0)).toMatchObject({ ok: false, error: { code: 'indexingErrors' } });
  });
});
