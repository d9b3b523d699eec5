import { act, renderHook, waitFor } from '@testing-library/react';
import { AbiCoder, Interface } from 'ethers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { orderBook } from '#chain/abis/orderBook.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { AccountTrade } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { useReportedTrades } from '#reads/history/useReportedTrades.ts';
import { tradingData } from '#services/tradingData/tradingData.ts';
import { watchedAccount } from '#stores/watchedAccount.ts';
import { createFakeNode, keyOf, type FakeNode } from '../../support/fakeNode.ts';
import { startOutside } from '../../support/outside.ts';

await vi.hoisted(async () => {
  const { configure } = await import('../../support/configure.ts');
  configure({ VITE_DATA_API_URL: 'https://data.example' });
});

const events = new Interface([
  'event UpdateOrderInfo(address indexed from, address indexed to, uint256 indexed index, uint256 outNum, uint256 inNum)',
]);

const at = (number: number) => toChecksumAddress(`0x${String(number).repeat(40)}`);
const hash = `0x${'ab'.repeat(32)}` as const;
const [BLOCK, TIME] = [10, 1_700_000_000];
const entry = {
  ...{ orderNo: '1', fromToken: { id: at(7) }, toToken: { id: at(8) } },
  ...{ transactionHash: hash, operateTime: TIME },
};
const trade: AccountTrade = {
  ...{ key: `${hash} 1`, role: 'maker', soldToken: at(7), boughtToken: at(8), sold: 5n, received: 6n },
  fee: { numerator: 0n, denominator: 1000n },
  at: {
    event: { kind: 'UpdateOrderInfo', soldToken: at(7), index: 1n, outNum: 6n, inNum: 5n },
    ...{ soldToken: at(7), boughtToken: at(8), blockNumber: BLOCK, logIndex: 1, timestamp: undefined },
    transactionHash: hash,
  },
};

/** The receipt of a transaction that fills the order with this index. */
const fillReceipt = (index: bigint) => {
  const place = { blockNumber: `0x${BLOCK.toString(16)}`, blockHash: '0xaa', transactionHash: hash };
  const log = events.encodeEventLog('UpdateOrderInfo', [at(7), at(8), index, 6n, 5n]);
  return {
    ...place,
    from: at(9),
    status: '0x1',
    logs: [{ ...place, ...log, address: env.orderBookExt, logIndex: '0x1' }],
  };
};

/** The reported order as the book has it. */
const orderOf = (maker: Address): Hex =>
  AbiCoder.defaultAbiCoder().encode(
    ['address[]', 'address[]', ...Array.from({ length: 5 }, () => 'uint256[]')],
    [[maker], [at(7)], [5n], [0n], [0n], [6n], [0n]],
  ) as Hex;

let node: FakeNode;
/** Accounts of which the service was queried. */
let queried: (string | null)[];
beforeEach(() => {
  node = createFakeNode();
  node.block = BLOCK + rules.service.depthBlocks;
  node.methods.set('eth_getTransactionReceipt', () => fillReceipt(1n));
  node.methods.set('eth_getBlockByNumber', ([number]) => ({
    number,
    hash: `0x${'aa'.repeat(32)}`,
    timestamp: `0x${TIME.toString(16)}`,
  }));
  queried = [];
  const report = ({ url }: { readonly url: URL }): Response => {
    expect(url.pathname).toBe('/v2/account-transaction-amount');
    queried.push(url.searchParams.get('customerAccount'));
    return Response.json({ data: [entry] });
  };
  startOutside({ 'data.example': report }, node);
});
afterEach(() => {
  watchedAccount.set({ phase: 'off' });
  vi.unstubAllGlobals();
});

/** Leaves time for all answers. */
const pass = () => act(() => new Promise((done) => setTimeout(done, 10 * node.delayMs)));

const show = async (account: number, isEnabled = true) => {
  const order = orderBook.getOrderByIndexBatch.call(env.orderBook, at(7), at(8), [1n]);
  node.contracts.set(keyOf(order), orderOf(at(account)));
  const view = renderHook(({ enabled }) => useReportedTrades(at(account), enabled), {
    initialProps: { enabled: isEnabled },
  });
  await act(() => vi.dynamicImportSettled());
  await pass();
  return view;
};

const isRead = (method: string): boolean => node.requests.some((request) => request.method === method);

it('a reported trade that the chain has is shown with its block’s time until all events are read', async () => {
  const { result, rerender } = await show(1);
  expect(queried).toEqual([at(1)]);
  await waitFor(() => expect(result.current).toEqual([{ ...trade, at: { ...trade.at, timestamp: TIME } }]));
  rerender({ enabled: false });
  expect(result.current).toEqual([]);
});

it('nobody is queried where all events are read, or for an account that is only watched', async () => {
  await show(2, false);
  watchedAccount.set({ phase: 'watching', account: at(3), name: undefined });
  const { result } = await show(3);
  expect([queried, node.requests]).toEqual([[], []]);
  expect(result.current).toEqual([]);
});

it('a node that does not answer shows nothing, and condemns nobody', async () => {
  node.broken = true;
  const { result } = await show(4);
  await waitFor(() => expect(isRead('eth_getTransactionReceipt')).toBe(true));
  await pass();
  expect(result.current).toEqual([]);
  expect(tradingData?.status().kind).toBe('unknown');
});

it('a service that the chain denies is named, and nothing of it is shown', async () => {
  node.methods.set('eth_getTransactionReceipt', () => fillReceipt(2n));
  const { result } = await show(5);
  await waitFor(() => expect(tradingData?.status().kind).toBe('contradicted'));
  expect(result.current).toEqual([]);
  queried = [];
  await show(6);
  expect(queried).toEqual([]);
});
