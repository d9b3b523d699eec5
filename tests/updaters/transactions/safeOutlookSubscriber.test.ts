import { expect, it } from 'vitest';
import { env } from '#config/env.ts';
import { bookOrders } from '#chain/abis/bookOrders.ts';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { safeProgressed } from '#state/transactions/slice.ts';
import { safeOutlooks } from '#stores/safeOutlooks.ts';
import { createSafeOutlookSubscriber } from '#updaters/transactions/safeOutlookSubscriber.ts';
import { AbiCoder, Interface } from 'ethers';
import { alice, HASH, sendOne } from '../../support/sentRecord.ts';

const USDC = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const data = bookOrders.addOrderWithETH.encode(alice, USDC, 0n, 90n);
const CALL = { to: env.orderBook, data, value: '100' } as const;
const coder = AbiCoder.defaultAbiCoder();
const word = (value: bigint) => coder.encode(['uint256'], [value]);
/** Two reads of a balance around an order that leaves `rests`. */
const simulated = (received: bigint, rests: bigint) =>
  ok(coder.encode(['bytes[]'], [[word(5n), coder.encode(['uint256', 'uint256'], [rests, 7n]), word(5n + received)]]));
const failed = (reason: string) => {
  const inner = new Interface(['error Error(string)']).encodeErrorResult('Error', [reason]);
  const outer = new Interface(['error CallFailed(uint256 index, bytes reason)']);
  return err({ code: 3, message: 'execution reverted', data: outer.encodeErrorResult('CallFailed', [0, inner]) });
};

const setUp = () => {
  const safe = { threshold: 2, searchedTo: 50, proposedAtBlock: 50, nonce: 4, signedBy: [USDC] } as const;
  const sent = sendOne({ requested: [CALL], safe });
  const subscriber = createSafeOutlookSubscriber(sent.context);
  const see = (answer: (request: RpcRequest, index: number) => Result<unknown, unknown>): readonly RpcRequest[] => {
    const phase = { kind: 'newBlock', lastBlock: 60 } as const;
    const { requests = [] } = subscriber.request(phase);
    const responses = new Map(requests.map((request, index) => [request, answer(request, index)]));
    subscriber.receive({ blockNumber: 61, blockTimestamp: 1, calls: [], responses }, phase);
    return requests;
  };
  return { ...sent, see };
};

it('asks nothing apart from the block, and the block of the proposal once', () => {
  const { see, record } = setUp();
  const nonce = ok(word(2n));
  const first = see((_, index) => [simulated(80n, 0n), ok(word(1n)), nonce, simulated(95n, 0n)][index] ?? err('none'));
  expect(first.map(({ method, params }) => [method, params[1]])).toEqual([
    ['eth_call', 'latest'],
    ['eth_call', 'latest'],
    ['eth_call', 'latest'],
    ['eth_call', '0x32'],
  ]);
  expect(record().safe?.atProposal).toEqual([{ spent: '100', received: '95', rests: '0' }]);
  expect(safeOutlooks.of(HASH)).toEqual({
    outlook: { kind: 'succeeds', orders: [{ spent: '100', received: '80', rests: '0' }] },
    waitsBehind: 2,
  });
  expect(see(() => err('busy'))).toHaveLength(3);
  expect(safeOutlooks.of(HASH)).toEqual({ outlook: { kind: 'unread' }, waitsBehind: undefined });
});

it('names the reason of a call, and a Safe that refuses what its calls would do', () => {
  const { see } = setUp();
  see(() => failed('TradeOrderBook: order not exist'));
  expect(safeOutlooks.of(HASH)?.outlook).toMatchObject({ kind: 'fails', cause: { code: 'orderGone' } });
  const refuses = err({ code: 3, message: 'execution reverted: GuardRefuses' });
  see((_, index) => (index === 1 ? refuses : simulated(0n, 100n)));
  expect(safeOutlooks.of(HASH)?.outlook).toEqual({ kind: 'refused', reason: 'GuardRefuses' });
  const unsigned = err({ code: 3, message: 'execution reverted: GS026' });
  see((_, index) => (index === 1 ? unsigned : simulated(0n, 100n)));
  expect(safeOutlooks.of(HASH)?.outlook).toMatchObject({ kind: 'succeeds', orders: [{ rests: '100' }] });
});

it('forgets a proposal that is executed', () => {
  const { see, store } = setUp();
  see(() => simulated(1n, 0n));
  store.dispatch(safeProgressed({ chainId: 137, hash: HASH, progress: { minedHash: `0x${'0a'.repeat(32)}` } }));
  expect(see(() => err('none'))).toEqual([]);
  expect(safeOutlooks.of(HASH)).toBeUndefined();
});

it.each([
  ['keeps no state of the block', err({ code: -32000, message: 'missing trie node 0a' }), 'noState'],
  ['shows that it would have failed', failed('TradeOrderBook: order not exist'), 'failed'],
  ['is busy', err({ code: -32005, message: 'limit exceeded' }), undefined],
] as const)('notes why the price at the proposal is unknown: the node %s', (_, answer, gap) => {
  const { see, record } = setUp();
  see((_request, index) => (index === 3 ? answer : simulated(80n, 0n)));
  expect(record().safe).toMatchObject({ ...(gap && { notAtProposal: gap }) });
  expect(record().safe?.notAtProposal).toBe(gap);
  const again = see(() => simulated(80n, 0n));
  expect(again).toHaveLength(gap ? 3 : 4);
});
