import { describe, expect, it, vi } from 'vitest';
import type { Address } from '#domain/tokens/types.ts';
import { err, ok } from '#lib/result.ts';
import { createServiceWatch } from '#services/dataService/serviceWatch.ts';
import { createReportedTrades } from '#stores/reportedTrades.ts';

const at = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`;
const reported = [
  { index: 1n, soldToken: at(7), boughtToken: at(8), transactionHash: `0x${'ab'.repeat(32)}` as const },
];
const source = (answer: unknown) => {
  const trades = vi.fn(() => Promise.resolve(answer as never));
  return { trades, watch: createServiceWatch({ head: () => Promise.resolve(ok(1)), trades }) };
};

describe('own trades that services report', () => {
  it('are requested once for each account, of the second service where the first one fails', async () => {
    const [first, second] = [source(err({ code: 'timeout' })), source(ok(reported))];
    const store = createReportedTrades([first.watch, second.watch]);
    store.want(at(1));
    store.want(at(1));
    await vi.waitFor(() => expect(store.trades(at(1))).toEqual(reported));
    expect(first.watch.status().kind).toBe('failing');
    expect([first.trades, second.trades].map(({ mock }) => mock.calls)).toEqual([[[at(1)]], [[at(1)]]]);
    expect([store.trades(at(2)), store.trades(undefined)]).toEqual([[], []]);
  });

  it('are gone at once where the chain denies them, and the service that reported them is the one that is named', async () => {
    const [first, second] = [source(ok(reported)), source(ok(reported))];
    const store = createReportedTrades([first.watch, second.watch]);
    store.want(at(1));
    await vi.waitFor(() => expect(store.trades(at(1))).toEqual(reported));
    const changed = vi.fn();
    store.subscribe(changed);
    store.deny(at(1));
    expect(changed).toHaveBeenCalled();
    expect(store.trades(at(1))).toEqual([]);
    expect([first, second].map(({ watch }) => watch.status().kind)).toEqual(['contradicted', 'unknown']);
    store.want(at(2));
    await vi.waitFor(() => expect(store.trades(at(2))).toEqual(reported));
    expect(first.trades).toHaveBeenCalledTimes(1);
  });

  it('nothing is requested, and there are none, without a service', () => {
    const store = createReportedTrades([]);
    store.want(at(1));
    store.deny(at(1));
    expect(store.trades(at(1))).toEqual([]);
  });
});
