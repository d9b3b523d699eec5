import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { WalletRequest } from '#domain/transactions/walletRequest.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { ok } from '#lib/result.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { createWalletRequests } from '#stores/walletRequests.ts';
import { createRequestSubscriber } from '#updaters/transactions/requestSubscriber.ts';
import { respondTo } from '../../support/respondTo.ts';
import { alice } from '../../support/sentRecord.ts';

const HASH: Hex = `0x${'cd'.repeat(32)}`;
const TOKEN = toChecksumAddress(`0x${'b0'.repeat(20)}`);
const DATA = '0xd0e30db0';

const asked: Omit<WalletRequest, 'id'> = {
  from: alice,
  chainId: 137,
  summary: 'Wrap 1.00 MATIC',
  info: {
    kind: 'wrap',
    input: { symbol: 'MATIC', decimals: 18 },
    output: { symbol: 'WMATIC', decimals: 18, address: TOKEN },
    amount: '1',
  },
  presumed: { nonce: 4, to: TOKEN, data: DATA, value: '1' },
  isBatch: false,
  atBlock: 10,
  askedTime: 5,
};

const memory = () => {
  const kept = new Map<string, string>();
  return {
    get: (key: string) => kept.get(key),
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
};

/** A journal as the page has it after a reload. */
const afterReload = (request: Omit<WalletRequest, 'id'> = asked) => {
  const storage = memory();
  const before = createWalletRequests(storage as never);
  before.ask(request);
  expect(before.unanswered()).toEqual([]);
  return { storage, journal: createWalletRequests(storage as never) };
};

interface Node {
  used?: number;
  pending?: number;
  /** The transaction with the nonce, in which block; without one it is in the pool. */
  sent?: { readonly input: Hex; readonly value: Hex; readonly block?: number };
}

const visit = (journal: ReturnType<typeof createWalletRequests>, node: Node) => {
  const store = configureStore({ reducer: rootReducer, middleware: (defaults) => defaults({ thunk: false }) });
  const subscriber = createRequestSubscriber({ store, chainId: 137, nowMs: () => 7 }, journal);
  const reply = ({ method, params: [of, tag] }: RpcRequest) => {
    const { sent, used = 4, pending = used } = node;
    if (method === 'eth_getTransactionCount') {
      const isBefore = sent?.block !== undefined && tag !== 'latest' && tag !== 'pending' && Number(tag) < sent.block;
      return ok(`0x${(tag === 'pending' ? pending : isBefore ? 4 : used).toString(16)}`);
    }
    const isThere = sent && (of === 'pending' ? sent.block === undefined : Number(of) === sent.block);
    const mined = sent?.block === undefined ? {} : { blockNumber: `0x${sent.block.toString(16)}` };
    const entry = { hash: HASH, from: alice, to: TOKEN, nonce: '0x4', ...sent, ...mined };
    return ok({ transactions: isThere ? [entry] : [] });
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
  return { block, blocks, record };
};

describe('a request that the wallet answered after the page was left', () => {
  it('is found in the pool and recorded like any other', () => {
    const { journal } = afterReload();
    const { block, record } = visit(journal, { pending: 5, sent: { input: DATA, value: '0x1' } });
    block(12);
    expect(record()).toMatchObject({ hash: HASH, from: alice, summary: 'Wrap 1.00 MATIC', info: asked.info });
    expect(journal.unanswered()).toEqual([]);
    expect(block(13)).toBe(0);
  });

  it('is found in the block that has it', () => {
    const { journal, storage } = afterReload();
    const { blocks, record } = visit(journal, { used: 5, sent: { input: DATA, value: '0x1', block: 300 } });
    blocks(900, 930);
    expect(record()).toMatchObject({ hash: HASH });
    expect(storage.get(storageKeys.walletRequests)).toBe('[]');
  });

  it('of a batch is known by its call inside the transaction', () => {
    const { journal } = afterReload({ ...asked, isBatch: true });
    const input: Hex = `0x99${DATA.slice(2)}88`;
    const { blocks, record } = visit(journal, { used: 5, sent: { input, value: '0x0', block: 20 } });
    blocks(21, 40);
    expect(record()).toMatchObject({ hash: HASH });
  });

  it.each<readonly [string, Node['sent'] & {}]>([
    ['another call', { input: '0x01', value: '0x1', block: 20 }],
    ['another value', { input: DATA, value: '0x2', block: 20 }],
  ])('is over once %s took its nonce, and nothing is recorded', (_, sent) => {
    const { journal } = afterReload();
    const { blocks, record } = visit(journal, { used: 5, sent });
    blocks(21, 40);
    expect(record()).toBeUndefined();
    expect(journal.unanswered()).toEqual([]);
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
});

describe('the journal', () => {
  it('leaves damaged entries out', () => {
    const { storage } = afterReload();
    const [whole] = JSON.parse(storage.get(storageKeys.walletRequests) ?? '') as WalletRequest[];
    const damaged = [5, null, { ...whole, presumed: { nonce: -1 } }, { ...whole, info: { kind: 'none' } }, whole];
    storage.set(storageKeys.walletRequests, JSON.stringify(damaged));
    expect(createWalletRequests(storage as never).unanswered()).toEqual([whole]);
    storage.set(storageKeys.walletRequests, '{');
    expect(createWalletRequests(storage as never).unanswered()).toEqual([]);
  });

  it('shows a request that the wallet may still send, in the visit that made it', () => {
    const journal = createWalletRequests(memory() as never);
    const id = journal.ask(asked);
    journal.leaveOpen(id);
    expect(journal.unanswered()).toMatchObject([{ id }]);
  });
});
