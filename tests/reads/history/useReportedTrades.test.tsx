import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { rules } from '#config/rules.ts';
import type { AccountTrade } from '#domain/orderBook/accountOrders.ts';
import { ok } from '#lib/result.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { useReportedTrades } from '#reads/history/useReportedTrades.ts';
import { tradingData } from '#services/tradingData/tradingData.ts';

const { service, watched, readReportedTrades, times } = vi.hoisted(() => ({
  service: { head: vi.fn(), trades: vi.fn() },
  watched: { phase: 'connected' },
  readReportedTrades: vi.fn(),
  times: new Map<number, number>(),
}));

vi.mock('#services/tradingData/tradingData.ts', async () => {
  const { createServiceWatch } = await import('#services/dataService/serviceWatch.ts');
  return { tradingData: createServiceWatch(service) };
});
vi.mock('#services/dataService/dataService.ts', () => ({ dataService: undefined }));
vi.mock('#chain/reading/reportedTrades.ts', () => ({ readReportedTrades }));
vi.mock('#reads/wallet/useWallet.ts', () => ({ useWatched: () => watched }));
vi.mock('#reads/calls/useBlockTimes.ts', () => ({ useBlockTimes: () => times }));

const at = (number: number) => toChecksumAddress(`0x${String(number).repeat(40)}`);
const hash = `0x${'ab'.repeat(32)}` as const;
const reported = [{ index: 1n, soldToken: at(7), boughtToken: at(8), transactionHash: hash }];
const trade: AccountTrade = {
  ...{ key: `${hash} 1`, role: 'maker', soldToken: at(7), boughtToken: at(8), sold: 5n, received: 6n },
  fee: { numerator: 0n, denominator: 1n },
  at: {
    event: { kind: 'UpdateOrderInfo', soldToken: at(7), index: 1n, outNum: 6n, inNum: 5n },
    ...{ soldToken: at(7), boughtToken: at(8), blockNumber: 10, logIndex: 1, timestamp: undefined },
    transactionHash: hash,
  },
};

beforeEach(() => {
  watched.phase = 'connected';
  service.trades.mockReset().mockResolvedValue(ok(reported));
  readReportedTrades.mockReset().mockResolvedValue({ trades: [trade], isDenied: false });
});
const show = async (account: number, isEnabled = true) => {
  const view = renderHook(({ enabled }) => useReportedTrades(at(account), enabled), {
    initialProps: { enabled: isEnabled },
  });
  await act(() => new Promise((done) => setTimeout(done, 5)));
  return view;
};

it('what the chain has where a service says is shown until all events are read, with its block’s time', async () => {
  times.set(10, 1_700_000_000);
  const { result, rerender } = await show(1);
  expect(readReportedTrades.mock.calls[0]?.[0]).toMatchObject({
    ...{ account: at(1), reported, depthBlocks: rules.service.depthBlocks },
  });
  expect(result.current).toEqual([{ ...trade, at: { ...trade.at, timestamp: 1_700_000_000 } }]);
  rerender({ enabled: false });
  expect(result.current).toEqual([]);
});

it('where all events are read, and of an account that is only watched, nobody is queried', async () => {
  await show(2, false);
  watched.phase = 'watching';
  const { result } = await show(3);
  expect(service.trades).not.toHaveBeenCalled();
  expect(result.current).toEqual([]);
});

it('a node that does not answer shows nothing, and condemns nobody', async () => {
  readReportedTrades.mockRejectedValue(new Error('timeout'));
  const { result } = await show(4);
  expect(readReportedTrades).toHaveBeenCalledTimes(1);
  expect(result.current).toEqual([]);
  expect(tradingData?.status().kind).toBe('unknown');
});

it('a service that the chain denies is named, and nothing of it is shown', async () => {
  readReportedTrades.mockResolvedValue({ trades: [trade], isDenied: true });
  const { result } = await show(5);
  expect(tradingData?.status().kind).toBe('contradicted');
  expect(result.current).toEqual([]);
  service.trades.mockClear();
  await show(6);
  expect(service.trades).not.toHaveBeenCalled();
});
