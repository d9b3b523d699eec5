import { i18n } from '@lingui/core';
import { beforeAll, expect, it, vi } from 'vitest';
import { poolTopics } from '#chain/abis/pool.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isPartlyDone } from '#domain/transactions/actualCall.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { partWords } from '#features/transactions/recordWords.ts';
import { blockSeen } from '#state/app/slice.ts';
import { receiptReorganised, type TransactionAdded } from '#state/transactions/slice.ts';
import { createStorage } from '#lib/storage.ts';
import { createWalletRequests } from '#stores/walletRequests.ts';
import { followCalls } from '#updaters/transactions/followCalls.ts';
import type { QueryContext } from '#updaters/transactions/receiptQuery.ts';
import { createReceiptSubscriber } from '#updaters/transactions/receiptSubscriber.ts';
import { createFakeWallet, walletError } from '../../support/fakeWallet.ts';
import { alice, HASH, receiptAt, sendOne } from '../../support/sentRecord.ts';

const MINED: Hex = `0x${'cd'.repeat(32)}`;
const CALLS = 'batch of the wallet';

const SPENDER = '0x00000000000000000000000000000000000000b7';
const OTHER: Address = `0x${'3'.repeat(40)}`;

beforeAll(() => i18n.loadAndActivate({ locale: 'en-US', messages: {} }));

const setUp = (calls: Partial<TransactionAdded> = {}, query: Partial<QueryContext> = {}) => {
  const sent = sendOne({
    ...calls,
    callsId: CALLS,
    signedAtBlock: 9,
    presumed: { nonce: 4, to: alice, data: '0xd40ea4f4', value: '0' },
  });
  const wallet = createFakeWallet({ wallet_getCallsStatus: { status: 100 } });
  const stop = followCalls(sent.store, () => ({ account: alice, getWallet: () => Promise.resolve(wallet) }));
  let block = 9;
  let nowMs = 0;
  const answer = async (status: unknown): Promise<void> => {
    wallet.answer('wallet_getCallsStatus', status);
    block += 1;
    sent.store.dispatch(blockSeen({ chainId: 137, blockNumber: block, blockTimestamp: 1_600_000_000, seenAtMs: 1 }));
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  const answers = vi.fn((_method: string, _params: readonly unknown[]): unknown => null);
  const subscriber = createReceiptSubscriber({
    store: sent.store,
    chainId: 137,
    nowMs: () => (nowMs += 1000),
    ...query,
  });
  /** One block of requests to the node. */
  const readBlock = (blockNumber: number): void => {
    const phase = { kind: 'newBlock', lastBlock: blockNumber - 1 } as never;
    const { requests = [] } = subscriber.request(phase);
    const responses = new Map(
      requests.map((request) => [request, { ok: true, value: answers(request.method, request.params) }]),
    );
    subscriber.receive({ responses, blockNumber } as never, phase);
  };
  return { ...sent, wallet, answer, stop, answers, readBlock };
};

const areaOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

const throwing = (code: number) => () => {
  throw walletError(code, 'no');
};

it('a batch is done once the chain has the receipt of what the wallet reports, not before', async () => {
  const { answer, record, answers, readBlock, popups } = setUp();
  await answer({ status: 100 });
  expect(record().replacedBy).toBeUndefined();
  await answer({ status: 200, receipts: [{ transactionHash: MINED, status: '0x1' }] });
  expect(record().replacedBy).toBe(MINED);
  readBlock(12);
  expect(record().receipt).toBeUndefined();
  answers.mockImplementation((method) =>
    method === 'eth_getTransactionReceipt' ? receiptAt(12, { transactionHash: MINED }) : null,
  );
  readBlock(16);
  expect(record().receipt).toMatchObject({ status: 1, transactionHash: MINED });
  expect(popups()).toMatchObject([{ hash: HASH, success: true }]);
});

it('a transaction named while the batch is pending is not its end: another may replace or follow it', async () => {
  const { answer, record } = setUp();
  const first: Hex = `0x${'c1'.repeat(32)}`;
  await answer({ status: 100, receipts: [{ transactionHash: first, status: '0x1' }] });
  expect(record().replacedBy).toBeUndefined();
  await answer({ status: 200, receipts: [{ transactionHash: MINED, status: '0x1' }] });
  expect(record().replacedBy).toBe(MINED);
});

it('a transaction without a trace of the account is not the batch, whoever reports it', async () => {
  const { answer, record, answers, readBlock } = setUp();
  await answer({ status: 200, receipts: [{ transactionHash: MINED }] });
  const outsider = '0x00000000000000000000000000000000000000b0';
  answers.mockImplementation(() => receiptAt(11, { from: outsider, to: outsider }));
  readBlock(12);
  expect(record().receipt).toBeUndefined();
  expect(record().replacedBy).toBeUndefined();
});

it.each([[500], [600]])('status %s is a failure, though the transaction around it succeeded', async (status) => {
  const { answer, record, answers, readBlock } = setUp();
  await answer({ status, receipts: [{ transactionHash: MINED }] });
  answers.mockImplementation(() => receiptAt(11));
  readBlock(12);
  expect(record().receipt?.status).toBe(0);
});

/** Wallets' reports of a batch of two transactions of which the second failed, in both versions of the standard. */
const PARTLY: readonly (readonly [name: string, status: unknown])[] = [
  ['600', 600],
  ['"600"', '600'],
  ['CONFIRMED of version 1', 'CONFIRMED'],
  // The chain knows better.
  ['500', 500],
  ['200', 200],
];

it.each(PARTLY)('judges each call of a batch by its own logs where its wallet says %s', async (_name, status) => {
  const revoke = (token: Address): TransactionInfo => ({
    kind: 'resetApproval',
    token: { symbol: 'T', decimals: 6, address: token },
    spender: SPENDER,
    amount: '0',
  });
  const [first, second] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const;
  const { answer, record, answers, readBlock } = setUp({ info: revoke(second), also: [revoke(first)] });
  const EARLIER: Hex = `0x${'ab'.repeat(32)}`;
  const receipts = [
    { transactionHash: EARLIER, ...(status !== 200 && { status: '0x1' }) },
    { transactionHash: MINED, ...(status !== 200 && { status: '0x0' }) },
  ];
  await answer({ status, receipts });
  const word = (value: string): Hex => `0x${value.slice(2).padStart(64, '0')}`;
  const at = { blockNumber: '0xb', blockHash: '0x0b', logIndex: '0x0' };
  const log = { ...at, address: first, topics: [poolTopics.approval, word(alice), word(SPENDER)], data: word('0x0') };
  const fee = { gasUsed: '0x5', effectiveGasPrice: '0x2' };
  const waitForReceipt = (hash: unknown) => (hash === EARLIER ? { logs: [log] } : { status: '0x0' });
  answers.mockImplementation((_method, [hash]) => receiptAt(11, { ...fee, ...waitForReceipt(hash) }));
  readBlock(12);
  expect(record().receipt).toMatchObject({ status: 0, networkFee: '20' });
  expect(record().calls).toEqual([{ allowance: '0' }, null]);
  expect(isPartlyDone(record())).toBe(true);
  expect(partWords(record(), i18n)).toEqual(['Approval of T revoked', 'Not executed: Revoke the approval of T']);
});

it('calls nothing executed of a reverted batch, although a revoked allowance was 0 before', async () => {
  const revoked = { token: { symbol: 'T', decimals: 6, address: OTHER }, spender: SPENDER, amount: '0' } as const;
  const { answer, record, answers, readBlock } = setUp(
    { also: [{ kind: 'resetApproval', ...revoked }] },
    { readAllowances: () => Promise.resolve([0n]) },
  );
  await answer({ status: 500, receipts: [{ transactionHash: MINED, status: '0x0' }] });
  answers.mockImplementation(() => receiptAt(11, { status: '0x0' }));
  readBlock(12);
  await vi.waitFor(() => expect(record().receipt).toMatchObject({ status: 0 }));
  expect(record().calls).toEqual([null, null]);
  expect(isPartlyDone(record())).toBe(false);
});

it('does not say that nothing was executed of a batch whose wallet says that a part was', async () => {
  const { answer, record } = setUp();
  await answer({ status: 600 });
  expect(record().ended).toBeUndefined();
  expect(record().callsStage).toBe('forgotten');
});

it.each([
  ['gave up on', { status: 400 }],
  ['saw revert without saying where', { status: 500 }],
])('a batch that the wallet %s is over', async (_name, status) => {
  const { answer, record } = setUp();
  await answer(status);
  expect(record().ended).toMatchObject({ kind: 'failedInWallet' });
});

it('a batch that the wallet has forgotten is unknown, and found on the chain by its calls', async () => {
  const { answer, record, answers, readBlock, stop } = setUp();
  await answer(throwing(5730));
  expect(record()).toMatchObject({ callsStage: 'forgotten' });
  expect(record().ended).toBeUndefined();
  const mined = { hash: MINED, from: alice, to: alice, nonce: '0x4', input: '0x99d40ea4f499', value: '0x0' };
  answers.mockImplementation((method, [, tag]) => {
    if (method === 'eth_getTransactionCount') return tag === 'latest' || Number(tag) >= 11 ? '0x5' : '0x4';
    if (method === 'eth_getBlockByNumber') return { transactions: [{ ...mined, blockNumber: '0xb' }] };
    return null;
  });
  for (let block = 20; block < 80 && record().replacedBy === undefined; block += 3) readBlock(block);
  expect(record().replacedBy).toBe(MINED);
  await answer({ status: 200, receipts: [{ transactionHash: HASH }] });
  expect(record().replacedBy).toBe(MINED);
  stop();
});

it('the wallet is queried again after a reorg, and no more once it was stopped', async () => {
  const { answer, record, store, wallet, stop } = setUp();
  await answer({ status: 200, receipts: [{ transactionHash: MINED }] });
  const queries = wallet.requests.length;
  await answer({ status: 200, receipts: [{ transactionHash: MINED }] });
  expect(wallet.requests.length).toBe(queries);
  store.dispatch(receiptReorganised({ chainId: 137, hash: HASH, atMs: 1 }));
  await answer({ status: 200, receipts: [{ transactionHash: MINED }] });
  expect(record().replacedBy).toBe(MINED);
  stop();
});

it('a batch that was requested before the page was left is found by its id once the wallet knows it', async () => {
  const area = areaOf(new Map());
  const storage = createStorage(() => area);
  const ID: Hex = `0x${'1d'.repeat(32)}`;
  const { store, info, from } = { ...sendOne(), ...sendOne().record() };
  const call = { to: alice, data: '0xd40ea4f4', value: '0' } as const;
  const request = {
    from,
    chainId: 137,
    summary: 'Two calls',
    info,
    kind: 'batch',
    callsId: ID,
    calls: [call],
  } as const;
  createWalletRequests(storage).ask({ ...request, nonce: 4, atBlock: 9, askedTime: 5 });
  const journal = createWalletRequests(storage);
  const wallet = createFakeWallet({ wallet_getCallsStatus: throwing(5730) });
  const connected = () => ({ account: alice, getWallet: () => Promise.resolve(wallet) });
  const stop = followCalls(store, connected, journal);
  const see = async (blockNumber: number): Promise<void> => {
    store.dispatch(blockSeen({ chainId: 137, blockNumber, blockTimestamp: 1, seenAtMs: 1 }));
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  await see(10);
  expect(journal.unanswered()).toHaveLength(1);
  wallet.answer('wallet_getCallsStatus', { status: '200', receipts: [{ transactionHash: MINED }] });
  await see(11);
  expect(journal.unanswered()).toEqual([]);
  expect(store.getState().transactions[137]?.[ID]).toMatchObject({ callsId: ID, requested: [call], signedAtBlock: 9 });
  await see(12);
  expect(store.getState().transactions[137]?.[ID]).toMatchObject({ replacedBy: MINED });
  stop();
});
