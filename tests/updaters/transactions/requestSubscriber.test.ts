import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it, vi } from 'vitest';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { mergeTransactions } from '#domain/transactions/mergeTransactions.ts';
import type { WalletRequest } from '#domain/transactions/walletRequest.ts';
import { EXECUTION_SUCCESS } from '#chain/safe/safeExecution.ts';
import { rules } from '#config/rules.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { ok } from '#lib/result.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { restoreTransactions } from '#state/transactions/restoreTransactions.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { added, callsReported, cleared, spedUp } from '#state/transactions/slice.ts';
import { createWalletRequests } from '#stores/walletRequests.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { createRequestSubscriber } from '#updaters/transactions/requestSubscriber.ts';
import { executionOf, transactionOf } from '../../../e2e/devnet/safeHost/safeTransaction.ts';
import { everyPlan, PLANNER } from '../../support/everyPlan.ts';
import { respondTo } from '../../support/respondTo.ts';
import { alice } from '../../support/sentRecord.ts';

const HASH: Hex = `0x${'cd'.repeat(32)}`;
const TOKEN = toChecksumAddress(`0x${'b0'.repeat(20)}`);
const DATA = '0xd0e30db0';

const queries: Omit<WalletRequest, 'id'> = {
  from: alice,
  chainId: 137,
  summary: 'Wrap 1.00 MATIC',
  info: {
    kind: 'wrap',
    input: { symbol: 'MATIC', decimals: 18 },
    output: { symbol: 'WMATIC', decimals: 18, address: TOKEN },
    amount: '1',
  },
  kind: 'transaction',
  calls: [{ to: TOKEN, data: DATA, value: '1' }],
  nonce: 4,
  atBlock: 10,
  askedTime: 5,
};

const toHex = (value: bigint): Hex => `0x${value.toString(16)}`;

const memory = () => {
  const kept = new Map<string, string>();
  return {
    get: (key: string) => kept.get(key),
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
};

/** A journal as the page has it after a reload. */
const afterReload = (request: Omit<WalletRequest, 'id'> = queries) => {
  const storage = memory();
  const before = createWalletRequests(storage as never);
  before.ask(request);
  expect(before.unanswered()).toEqual([]);
  return { storage, journal: createWalletRequests(storage as never) };
};

interface Sent {
  readonly to?: Hex;
  readonly from?: Hex;
  readonly input: Hex;
  readonly value: Hex;
  readonly block?: number;
  readonly nonce?: Hex;
}

interface Node {
  /** Answers to other methods. */
  answers?: Readonly<Record<string, unknown>>;
  /** Further transactions of the account. */
  others?: readonly Sent[];
  used?: number;
  pending?: number;
  /** The transaction with the nonce, in which block; without one it is in the pool. */
  sent?: Sent;
}

const visit = (journal: ReturnType<typeof createWalletRequests>, node: Node, nowMs = () => 7) => {
  const store = configureStore({ reducer: rootReducer, middleware: (defaults) => defaults({ thunk: false }) });
  const subscriber = createRequestSubscriber({ store, chainId: 137, nowMs }, journal);
  const entryOf = ({ block, ...sent }: Sent, index: number) => ({
    ...{ hash: index === 0 ? HASH : `0x${'ee'.repeat(32)}`, from: alice, to: TOKEN, nonce: '0x4' },
    ...sent,
    ...(block === undefined ? {} : { blockNumber: `0x${block.toString(16)}` }),
  });
  const reply = ({ method, params: [of, tag] }: RpcRequest) => {
    const { sent, used = 4, pending = used, others = [], answers = {} } = node;
    if (method in answers) return ok(answers[method]);
    const all = [...(sent ? [sent] : []), ...others];
    if (method === 'eth_getTransactionCount') {
      if (tag === 'pending') return ok(`0x${pending.toString(16)}`);
      if (tag === 'latest') return ok(`0x${used.toString(16)}`);
      const later = all.filter(({ block }) => block !== undefined && Number(tag) < block);
      return ok(`0x${(used - later.length).toString(16)}`);
    }
    const isPresent = ({ block }: Sent): boolean => (of === 'pending' ? block === undefined : Number(of) === block);
    return ok({ transactions: all.map(entryOf).filter((_, index) => isPresent(all[index] as Sent)) });
  };
  const block = (blockNumber: number): number => {
    const phase = { kind: 'newBlock', lastBlock: blockNumber - 1 } as const;
    const requests = subscriber.request(phase).requests ?? [];
    const responses = respondTo(requests, reply);
    subscriber.receive({ blockNumber, blockTimestamp: 0, calls: [], responses }, phase);
    return requests.length;
  };
  const blocks = (from: number, to: number): void => {
    for (let at = from; at <= to; at += 1) block(at);
  };
  const record = () => store.getState().transactions[137]?.[HASH];
  return { block, blocks, record, store };
};

describe('a request that a wallet sends without an answer', () => {
  it('is found on the chain while the page awaits the answer, and only after the time of a person', () => {
    const journal = createWalletRequests(memory() as never);
    const onHash = vi.fn();
    journal.onHash(journal.ask(queries), onHash);
    const clock = { nowMs: queries.askedTime + rules.signing.silentWalletMs - 1 };
    const node: Node = {};
    const { block, blocks, record } = visit(journal, node, () => clock.nowMs);
    expect(block(12)).toBe(0);
    clock.nowMs += 1;
    expect(block(13)).toBe(1);
    Object.assign(node, { used: 5, sent: { input: DATA, value: '0x1', block: 13 } });
    blocks(14, 30);
    expect(record()).toMatchObject({ hash: HASH, presumed: { nonce: 4 } });
    expect(onHash).toHaveBeenCalledWith(HASH);
    expect(journal.all()).toEqual([]);
  });

  it('reaches the page that awaits the answer from the tab that found it', () => {
    const storage = memory();
    const journal = createWalletRequests(storage as never);
    const onHash = vi.fn();
    journal.onHash(journal.ask(queries), onHash);
    const { block } = visit(createWalletRequests(storage as never), {
      used: 5,
      sent: { input: DATA, value: '0x1', block: 13 },
    });
    for (let at = 14; at <= 30; at += 1) {
      block(at);
      journal.refresh();
    }
    expect(onHash).toHaveBeenCalledWith(HASH);
  });
});

describe('a request that the wallet refused', () => {
  const LAST = 12 + rules.signing.refusedWatchBlocks - 1;

  const refused = (request: Omit<WalletRequest, 'id'> = queries) => {
    const storage = memory();
    const journal = createWalletRequests(storage as never);
    const onHash = vi.fn();
    const id = journal.ask(request);
    journal.onHash(id, onHash);
    journal.refuse(id);
    return { journal, storage, onHash };
  };

  it('is neither listed nor in the way of another press, and is forgotten after some blocks', () => {
    const { journal, storage } = refused();
    expect([journal.all(), journal.unanswered(), journal.sent()]).toEqual([[], [], []]);
    const { blocks, record } = visit(journal, {});
    blocks(12, LAST - 1);
    expect(journal.refused()).toHaveLength(1);
    blocks(LAST, LAST);
    expect(record()).toBeUndefined();
    expect(storage.get(storageKeys.walletRequests)).toBe('[]');
  });

  it('is recorded where the wallet sent it all the same, also a batch', () => {
    const { journal, onHash } = refused();
    const node: Node = {};
    const { blocks, record } = visit(journal, node);
    blocks(12, 14);
    Object.assign(node, { used: 5, sent: { input: DATA, value: '0x1', block: 14 } });
    blocks(15, 30);
    expect(record()).toMatchObject({ hash: HASH, presumed: { nonce: 4 }, sentAfterRefusal: true });
    expect(onHash).toHaveBeenCalledWith(HASH);
    expect(journal.refused()).toEqual([]);
    const all = { [HASH]: record() };
    expect(restoreTransactions({ 137: JSON.parse(JSON.stringify(all)) as unknown })[137]).toEqual(all);

    const batch = refused({ ...queries, kind: 'batch', callsId: HASH });
    const input: Hex = `0x99${DATA.slice(2)}88`;
    const later = visit(batch.journal, { used: 5, sent: { to: alice, input, value: '0x0', block: 20 } });
    later.blocks(21, 40);
    expect(later.record()).toMatchObject({ sentAfterRefusal: true });
  });

  it('is not found once more where a repeated press sent the same batch, which has a record by its id', () => {
    const { journal } = refused({ ...queries, kind: 'batch' });
    const input: Hex = `0x99${DATA.slice(2)}88`;
    const { block, blocks, record, store } = visit(journal, {
      used: 5,
      sent: { to: alice, input, value: '0x0', block: 20 },
    });
    const { from, chainId, summary, info, calls } = queries;
    const id: Hex = `0x${'ab'.repeat(32)}`;
    const sent = { hash: id, callsId: id, from, chainId, summary, info, requested: calls, addedTime: 6 };
    store.dispatch(added(sent));
    expect(block(21)).toBe(0);
    blocks(22, 60);
    expect(record()).toBeUndefined();
    expect(Object.keys(store.getState().transactions[137] ?? {})).toEqual([id]);
    expect(journal.refused()).toEqual([]);
  });

  it('is watched longer while the pool has a transaction of the account', () => {
    const { journal } = refused();
    const node: Node = { pending: 5 };
    const { blocks, record } = visit(journal, node);
    blocks(12, LAST + 20);
    Object.assign(node, { used: 5, sent: { input: DATA, value: '0x1', block: LAST + 20 } });
    blocks(LAST + 21, LAST + 40);
    expect(record()).toMatchObject({ sentAfterRefusal: true });
  });

  it('is forgotten in the end, whatever stays in the pool', () => {
    const { journal } = refused();
    visit(journal, { pending: 5 }).blocks(12, 12 + rules.signing.busyWatchBlocks);
    expect(journal.refused()).toEqual([]);
  });

  it('is found in the next visit, hours later', () => {
    const { storage } = refused();
    const journal = createWalletRequests(storage as never);
    const { blocks, record } = visit(journal, { used: 5, sent: { input: DATA, value: '0x1', block: 14 } });
    blocks(5000, 5040);
    expect(record()).toMatchObject({ sentAfterRefusal: true });
  });

  it.each<readonly [string, Sent]>([
    ['another call', { input: '0x01', value: '0x1', block: 14 }],
    ['another value', { input: DATA, value: '0x2', block: 14 }],
  ])('is not taken for %s of the account', (_, sent) => {
    const { journal } = refused();
    const { blocks, record } = visit(journal, { used: 5, sent });
    blocks(15, 60 + rules.signing.refusedWatchBlocks);
    expect(record()).toBeUndefined();
    expect(journal.refused()).toEqual([]);
  });

  it('does not take the transaction of the same press, which the wallet then confirmed', () => {
    const { journal } = refused();
    journal.ask(queries);
    const { blocks, record } = visit(journal, { used: 5, sent: { input: DATA, value: '0x1', block: 14 } }, () => 6);
    blocks(15, 30);
    expect(record()).toBeUndefined();
  });

  it('is found for a Safe by its calls in the logs', () => {
    const { journal } = refused({ ...queries, kind: 'safe', threshold: 1 });
    const MINED: Hex = `0x${'0a'.repeat(32)}`;
    const input = executionOf(transactionOf([{ to: TOKEN, data: DATA, value: '1' }], 3), new Map());
    const log = { address: alice, topics: [EXECUTION_SUCCESS, HASH], data: '0x', transactionHash: MINED };
    const execution = { hash: MINED, from: TOKEN, to: alice, nonce: '0x0', value: '0x0', input, blockNumber: '0x14' };
    const { blocks, record } = visit(journal, { answers: { eth_getLogs: [log], eth_getTransactionByHash: execution } });
    blocks(21, 22);
    expect(record()).toMatchObject({ sentAfterRefusal: true, safe: { minedHash: MINED } });
  });

  it('is forgotten at once where no block is known to search from', () => {
    const { atBlock, ...unknown } = queries;
    expect(atBlock).toBe(10);
    const { storage } = refused(unknown);
    expect(storage.get(storageKeys.walletRequests)).toBe('[]');
  });
});

describe('a request that the wallet answered after the page was left', () => {
  it('is found in the pool and recorded like any other', () => {
    const { journal } = afterReload();
    const { block, record } = visit(journal, { pending: 5, sent: { input: DATA, value: '0x1' } });
    block(12);
    expect(record()).toMatchObject({ hash: HASH, from: alice, summary: 'Wrap 1.00 MATIC', info: queries.info });
    expect(journal.unanswered()).toEqual([]);
    expect(block(13)).toBe(0);
  });

  it('is found where the wallet lowered the amount of an approval, or appended a mark', () => {
    const word = (text: string): string => text.padStart(64, '0');
    const approval = (amount: string): Hex => `0x095ea7b3${word('aa')}${word(amount)}`;
    const token = { symbol: 'USDC', decimals: 6, address: TOKEN };
    const info = { kind: 'approve', token, spender: TOKEN, amount: '50' } as const;
    const approvalRequest = { ...queries, info, calls: [{ to: TOKEN, data: approval('32'), value: '0' }] };
    const edited = visit(afterReload(approvalRequest).journal, {
      used: 5,
      sent: { input: approval('5'), value: '0x0', block: 20 },
    });
    edited.blocks(21, 40);
    expect(edited.record()).toMatchObject({ hash: HASH, presumed: { data: approval('32') } });
    const marked = visit(afterReload().journal, { used: 5, sent: { input: `${DATA}b007`, value: '0x1', block: 20 } });
    marked.blocks(21, 40);
    expect(marked.record()).toMatchObject({ hash: HASH });
  });

  it('is found in the block that has it', () => {
    const { journal, storage } = afterReload();
    const { blocks, record } = visit(journal, { used: 5, sent: { input: DATA, value: '0x1', block: 300 } });
    blocks(900, 930);
    expect(record()).toMatchObject({ hash: HASH });
    expect(storage.get(storageKeys.walletRequests)).toBe('[]');
  });

  it('is known for a batch by its call inside the transaction', () => {
    const { journal } = afterReload({ ...queries, kind: 'batch' });
    const input: Hex = `0x99${DATA.slice(2)}88`;
    const { blocks, record } = visit(journal, { used: 5, sent: { input, value: '0x0', block: 20 } });
    blocks(21, 40);
    expect(record()).toMatchObject({ hash: HASH });
  });

  it.each<readonly [string, Node['sent'] & {}]>([
    ['another call', { input: '0x01', value: '0x1', block: 20 }],
    ['another value', { input: DATA, value: '0x2', block: 20 }],
  ])('stays once %s took its nonce, and nothing is recorded', (_, sent) => {
    const { journal } = afterReload();
    const { blocks, record } = visit(journal, { used: 5, sent });
    blocks(21, 40);
    expect(record()).toBeUndefined();
    expect(journal.unanswered()).toHaveLength(1);
  });

  it('stays until it is forgotten while its nonce is unused', () => {
    const { journal } = afterReload();
    const { blocks, record } = visit(journal, {});
    blocks(12, 40);
    expect(record()).toBeUndefined();
    const [request] = journal.unanswered();
    expect(request).toMatchObject({ summary: 'Wrap 1.00 MATIC' });
    journal.remove(request?.id ?? '');
    expect(journal.unanswered()).toEqual([]);
  });

  it('is found behind another transaction that took its nonce first', () => {
    const { journal } = afterReload();
    const others = [{ input: '0x01', value: '0x0', block: 20, nonce: '0x4' }] as const;
    const sent = { input: DATA, value: '0x1', block: 25, nonce: '0x5' } as const;
    const { blocks, record } = visit(journal, { used: 6, others, sent });
    blocks(26, 60);
    expect(record()).toMatchObject({ hash: HASH, presumed: { nonce: 5 } });
    expect(journal.unanswered()).toEqual([]);
  });

  it('is found without a nonce in the journal, by the nonce at its block', () => {
    const { nonce, ...withoutNonce } = queries;
    expect(nonce).toBe(4);
    const { journal } = afterReload(withoutNonce);
    const { blocks, record } = visit(journal, { used: 5, sent: { input: DATA, value: '0x1', block: 20 } });
    blocks(21, 40);
    expect(record()).toMatchObject({ hash: HASH });
  });

  it('is searched again where that is requested', () => {
    const { journal } = afterReload();
    const node: Node = { used: 5 };
    const { blocks, block, record } = visit(journal, node);
    blocks(21, 140);
    expect(block(141)).toBe(0);
    node.sent = { input: DATA, value: '0x1', block: 30 };
    journal.lookAgain(journal.unanswered()[0]?.id ?? '');
    blocks(142, 200);
    expect(record()).toMatchObject({ hash: HASH });
  });

  it('is recorded by its answer where the page was thrown away before its record was stored', () => {
    const storage = memory();
    const before = createWalletRequests(storage as never);
    before.answered(before.ask(queries), HASH);
    const journal = createWalletRequests(storage as never);
    expect(journal.all()).toEqual([]);
    const { block, record } = visit(journal, {});
    block(12);
    expect(record()).toMatchObject({ hash: HASH, presumed: { nonce: 4, data: DATA } });
    expect(storage.get(storageKeys.walletRequests)).toBe('[]');
  });
});

describe('a request of calls that an answered one has too', () => {
  const { from, chainId, summary, info, calls } = queries;
  const OWN: Hex = `0x${'ab'.repeat(32)}`;
  const input: Hex = `0x99${DATA.slice(2)}88`;
  const answered = { hash: OWN, from, chainId, summary, info, requested: calls, addedTime: 4 };

  it('does not take the transaction of the answered batch, before and after the wallet names it', () => {
    const { journal } = afterReload({ ...queries, kind: 'batch' });
    const node = { used: 5, sent: { to: alice, input, value: '0x0', block: 20 } } as const;
    const { block, blocks, record, store } = visit(journal, node);
    store.dispatch(added({ ...answered, callsId: OWN }));
    expect(block(21)).toBe(0);
    store.dispatch(callsReported({ chainId, hash: OWN, stage: undefined, minedHash: HASH }));
    blocks(22, 60);
    expect(record()).toBeUndefined();
    expect(journal.unanswered()).toHaveLength(1);
  });

  it('does not take the transaction by which the answered one was sped up', () => {
    const { journal } = afterReload();
    const { blocks, record, store } = visit(journal, { used: 5, sent: { input: DATA, value: '0x1', block: 20 } });
    store.dispatch(added(answered));
    store.dispatch(spedUp({ chainId, hash: OWN, by: HASH }));
    blocks(21, 60);
    expect(record()).toBeUndefined();
    expect(journal.unanswered()).toHaveLength(1);
  });
});

describe('a clock that goes back', () => {
  it('does not hide what was found after the last clearing', () => {
    const { journal } = afterReload();
    const { blocks, record, store } = visit(journal, { used: 5, sent: { input: DATA, value: '0x1', block: 20 } });
    store.dispatch(cleared({ chainId: 137 }));
    blocks(21, 40);
    expect(record()).toBeDefined();
    const { transactions, clearedTimes } = store.getState();
    expect(mergeTransactions(transactions, {}, clearedTimes)).toEqual(transactions);
  });

  it('does not keep an awaited request from being searched', () => {
    const journal = createWalletRequests(memory() as never);
    journal.ask({ ...queries, askedTime: 3_600_000 });
    const { blocks, record } = visit(journal, { used: 5, sent: { input: DATA, value: '0x1', block: 20 } });
    blocks(21, 40);
    expect(record()).toMatchObject({ hash: HASH });
  });
});

describe('a proposal that its Safe did not answer', () => {
  it('is found by its calls in the logs of the Safe', () => {
    const { journal } = afterReload({ ...queries, kind: 'safe', threshold: 2 });
    const MINED: Hex = `0x${'0a'.repeat(32)}`;
    const input = executionOf(transactionOf([{ to: TOKEN, data: DATA, value: '1' }], 3), new Map());
    const log = { address: alice, topics: [EXECUTION_SUCCESS, HASH], data: '0x', transactionHash: MINED };
    const execution = { hash: MINED, from: TOKEN, to: alice, nonce: '0x0', value: '0x0', input, blockNumber: '0x14' };
    const { block, record } = visit(journal, { answers: { eth_getLogs: [log], eth_getTransactionByHash: execution } });
    block(21);
    block(22);
    expect(record()).toMatchObject({ hash: HASH, requested: queries.calls, safe: { threshold: 2, minedHash: MINED } });
    expect(journal.unanswered()).toEqual([]);
  });

  it('stays where the Safe executed other calls', () => {
    const { journal } = afterReload({ ...queries, kind: 'safe', threshold: 2 });
    const input = executionOf(transactionOf([{ to: TOKEN, data: DATA, value: '2' }], 3), new Map());
    const log = { address: alice, topics: [EXECUTION_SUCCESS, HASH], data: '0x', transactionHash: HASH };
    const execution = { hash: HASH, from: TOKEN, to: alice, nonce: '0x0', value: '0x0', input };
    const { blocks, record } = visit(journal, { answers: { eth_getLogs: [log], eth_getTransactionByHash: execution } });
    blocks(21, 25);
    expect(record()).toBeUndefined();
    expect(journal.unanswered()).toHaveLength(1);
  });
});

describe('the journal', () => {
  it('leaves damaged entries out', () => {
    const { storage } = afterReload();
    const [whole] = JSON.parse(storage.get(storageKeys.walletRequests) ?? '') as WalletRequest[];
    const damaged = [
      5,
      null,
      { ...whole, nonce: -1 },
      { ...whole, calls: [] },
      { ...whole, info: { kind: 'none' } },
      { ...whole, isRefused: 'yes' },
      whole,
    ];
    storage.set(storageKeys.walletRequests, JSON.stringify(damaged));
    expect(createWalletRequests(storage as never).unanswered()).toEqual([whole]);
    storage.set(storageKeys.walletRequests, '{');
    expect(createWalletRequests(storage as never).unanswered()).toEqual([]);
  });

  it('keeps an unanswered request, however many the wallet refuses', () => {
    const journal = createWalletRequests(memory() as never);
    const id = journal.ask(queries);
    journal.leaveOpen(id);
    for (let count = 0; count < 30; count += 1) journal.refuse(journal.ask(queries));
    expect(journal.unanswered()).toMatchObject([{ id }]);
    expect(journal.refused()).toHaveLength(19);
  });

  it('shows a request that the wallet may still send, in the visit that made it', () => {
    const journal = createWalletRequests(memory() as never);
    const id = journal.ask(queries);
    journal.leaveOpen(id);
    expect(journal.unanswered()).toMatchObject([{ id }]);
  });
});

const plans = Object.entries(everyPlan).flatMap(([kind, ones]) =>
  ones.map((plan, index) => [`${kind} ${index + 1}`, plan] as const),
);

describe('a request of every kind, of a page that was closed while the wallet waited', () => {
  const requestOf = ({ info, contract, callData, value, approval }: TransactionPlan) => ({
    ...queries,
    ...{ from: PLANNER, info, calls: [{ to: contract, data: callData, value: value.toString() }] },
    ...(approval && { approval }),
  });

  it.each(plans)('%s is found and recorded with its meaning', (_name, plan) => {
    const { journal } = afterReload(requestOf(plan));
    expect(journal.unanswered()).toHaveLength(1);
    const sent = { from: PLANNER, to: plan.contract, input: plan.callData, value: toHex(plan.value) };
    const { block, record } = visit(journal, { pending: 5, sent });
    block(20);
    expect(record()).toMatchObject({ info: plan.info, from: PLANNER, hash: HASH });
    expect(journal.unanswered()).toEqual([]);
    const all = { [HASH]: record() };
    expect(restoreTransactions({ 137: JSON.parse(JSON.stringify(all)) as unknown })[137]).toEqual(all);
  });

  it.each(plans)('%s is found as the last call of a batch', (_name, plan) => {
    const request = requestOf(plan);
    const first = { to: TOKEN, data: '0x095ea7b3', value: '0' } as const;
    const { journal } = afterReload({ ...request, kind: 'batch', calls: [first, ...request.calls], callsId: HASH });
    const input: Hex = `0x34fcd5be${'00'.repeat(64)}${plan.callData.slice(2)}`;
    const { block, record } = visit(journal, { pending: 5, sent: { from: PLANNER, to: PLANNER, input, value: '0x0' } });
    block(20);
    expect(record()).toMatchObject({ info: plan.info, from: PLANNER });
  });
});
