import { beforeEach, describe, expect, it, vi } from 'vitest';
import { USER_OPERATION_EVENT } from '#chain/sending/failedOperation.ts';
import { err, ok } from '#lib/result.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { cleared, lookedUp, spedUp } from '#state/transactions/slice.ts';
import { pendingQuery } from '#updaters/transactions/pendingQuery.ts';
import { createOtherNodes } from '#updaters/transactions/otherNodes.ts';
import type { Answers, QueryContext } from '#updaters/transactions/receiptQuery.ts';
import { createReplacementSearch } from '#updaters/transactions/replacementSearch.ts';
import { alice, HASH, receiptAt, sendOne } from '../../support/sentRecord.ts';

const NONCE = 4;
const HASH_OWNER = toChecksumAddress(`0x${'b0'.repeat(20)}`);
const transaction = {
  hash: HASH,
  from: alice,
  to: alice,
  input: '0x',
  value: '0x0',
  nonce: `0x${NONCE}`,
  blockNumber: null,
};
const [used, free] = [ok(`0x${NONCE + 1}`), ok(`0x${NONCE}`)];
const [noReceipt, waits, busy] = [ok(null), ok(transaction), err('busy')];

const setUp = (readReceipt?: QueryContext['readReceipt']) => {
  const sent = sendOne();
  const context = { ...sent.context, ...(readReceipt && { readReceipt }) };
  const search = createReplacementSearch(context);
  const otherNodes = createOtherNodes(context);
  const requests: string[] = [];
  const query = () =>
    pendingQuery(sent.record(), {
      context,
      search,
      otherNodes,
      onMissing: (block) => void requests.push(`missing at ${block}`),
      onFound: () => void requests.push('found'),
    });
  const look = (block: number, ...answers: Answers): void => query().take(answers, block);
  const isSearched = () => search.isOn(HASH);
  return { ...sent, search, requests, query, look, isSearched };
};

let world = setUp();
beforeEach(() => {
  world = setUp();
});

it('asks for the receipt, the transaction and the count, then for what the search wants', () => {
  const methods = () => world.query().requests.map(({ method }) => method);
  const own = ['eth_getTransactionReceipt', 'eth_getTransactionByHash', 'eth_getTransactionCount'];
  expect(methods()).toEqual(own);
  world.look(10, noReceipt, waits, used);
  expect(methods().length).toBeGreaterThan(own.length);
  expect(methods().slice(0, own.length)).toEqual(own);
});

it('follows the hash that was mined in its place', () => {
  world.store.dispatch(spedUp({ chainId: 137, hash: HASH, by: '0x02' }));
  const [receipt, known] = world.query().requests;
  expect([receipt?.params, known?.params]).toEqual([['0x02'], ['0x02']]);
});

describe('a transaction behind others', () => {
  const later = ok({ ...transaction, nonce: `0x${NONCE + 2}` });

  it('waits behind as many as are not mined before it', () => {
    world.look(10, noReceipt, later, free);
    expect(world.record().waitsBehind).toBe(2);
    world.look(13, noReceipt, later, used);
    expect(world.record().waitsBehind).toBe(1);
    world.look(16, noReceipt, later, ok(`0x${NONCE + 2}`));
    expect(world.record().waitsBehind).toBeUndefined();
  });

  it('waits behind none while no node knows it', () => {
    world.look(10, noReceipt, ok(null), free);
    expect(world.record().waitsBehind).toBeUndefined();
  });
});

it('names the sender where the wallet used another account, and searches nothing by the nonce of either', () => {
  const other = ok({ ...transaction, from: HASH_OWNER, nonce: '0x1' });
  world.look(10, noReceipt, other, free);
  world.look(11, noReceipt, other, used);
  expect(world.record().signed).toMatchObject({ from: HASH_OWNER, nonce: 1 });
  expect(world.record().waitsBehind).toBeUndefined();
  expect(world.isSearched()).toBe(false);
});

it('has failed where a bundler mined it and the operation of the account failed', () => {
  const word = (digits: string): string => digits.padStart(64, '0');
  const operation = (flag: string) => ({
    topics: [USER_OPERATION_EVENT, HASH, `0x${word(alice.slice(2))}`, `0x${word('0')}`],
    data: `0x${word('7')}${word(flag)}${word('1')}${word('1')}`,
  });
  const bundled = (...flags: readonly string[]) =>
    ok({ ...receiptAt(9), from: HASH_OWNER, logs: flags.map(operation) });
  const statusAfter = (...flags: readonly string[]) => {
    world = setUp();
    world.look(10, bundled(...flags), ok(null), free);
    return world.record().receipt?.status;
  };
  expect(statusAfter('0')).toBe(0);
  expect(statusAfter('1')).toBe(1);
  expect(statusAfter('0', '1')).toBe(1);
  expect(statusAfter()).toBe(1);
});

it('keeps what was signed where the first look finds the receipt', () => {
  const mined = ok({ ...transaction, to: HASH_OWNER, value: '0x5', blockNumber: '0x9' });
  world.look(10, ok(receiptAt(9)), mined, used);
  expect(world.record()).toMatchObject({ signed: { to: HASH_OWNER, value: '5' }, receipt: { blockNumber: 9 } });
});

describe('a receipt', () => {
  it('is kept, and ends a search', () => {
    world.look(10, noReceipt, waits, used);
    world.look(11, ok(receiptAt(11)), waits, used);
    expect(world.record().receipt?.blockNumber).toBe(11);
    expect([world.isSearched(), world.requests.at(-1)]).toEqual([false, 'found']);
  });

  it('is neither there nor missing if it is of a block after the one shown', () => {
    world.look(10, ok(receiptAt(11)), waits, used);
    expect(world.record().receipt).toBeUndefined();
    expect([world.requests, world.isSearched()]).toEqual([[], false]);
  });

  it.each<[string, Answers[number]]>([
    ['none', noReceipt],
    ['an error', busy],
    ['no answer at all', undefined],
    ['one of another shape', ok({ status: '0x1' })],
  ])('%s counts as missing', (_, answer) => {
    world.look(10, answer, waits, free);
    expect(world.requests).toEqual(['missing at 10']);
    expect(world.record()).toMatchObject({ lastCheckedBlockNumber: 10 });
  });
});

describe("the node's report of the transaction", () => {
  it('is kept once: what was signed, and that the nonce was unused then', () => {
    world.look(10, noReceipt, waits, free);
    world.look(11, noReceipt, waits, free);
    expect(world.record()).toMatchObject({ signed: { nonce: NONCE }, signedAtBlock: 10 });
  });

  it('one it does not know is unseen since then, until it is seen', () => {
    world.look(10, noReceipt, noReceipt, free);
    world.look(12, noReceipt, noReceipt, free);
    expect(world.record().unseenSinceBlock).toBe(10);
    world.look(13, noReceipt, waits, free);
    expect(world.record().unseenSinceBlock).toBeUndefined();
  });

  it.each([
    ['an error', busy],
    ['an answer of another shape', ok({ hash: HASH })],
  ])('%s says nothing', (_, answer) => {
    world.look(10, noReceipt, answer, free);
    expect(world.record().unseenSinceBlock).toBeUndefined();
    expect(world.record().signed).toBeUndefined();
  });
});

describe('a nonce that is used without a receipt', () => {
  it('starts the search for what was mined with it', () => {
    world.look(10, noReceipt, waits, used);
    expect(world.isSearched()).toBe(true);
  });

  it.each<[string, Answers]>([
    ['the node did not say whether there is a receipt', [busy, waits, used]],
    ['the node did not say how many were mined', [noReceipt, waits, busy]],
    ['the nonce is not known', [noReceipt, busy, used]],
    ['the transaction itself is in a block', [noReceipt, ok({ ...transaction, blockNumber: '0xb' }), used]],
  ])('no search begins where %s', (_, answers) => {
    world.look(10, ...answers);
    expect(world.isSearched()).toBe(false);
  });

  it('the search stops when it is free again, and a replacement that was found does not count any more', () => {
    world.look(10, noReceipt, waits, used);
    world.store.dispatch(spedUp({ chainId: 137, hash: HASH, by: '0x02' }));
    world.look(11, noReceipt, waits, free);
    expect([world.isSearched(), world.record().replacedBy]).toEqual([false, undefined]);
  });

  it('the receipt of a record that was cleared meanwhile changes nothing', () => {
    world.store.dispatch(lookedUp({ chainId: 137, hash: HASH, blockNumber: 9 }));
    const query = world.query();
    world.store.dispatch(cleared({ chainId: 137 }));
    query.take([noReceipt, waits, used], 10);
    expect(world.isSearched()).toBe(false);
    expect(world.store.getState().transactions[137]).toEqual({});
  });
});

describe('a mined transaction whose receipt the node does not have', () => {
  const mined = ok({ ...transaction, blockNumber: '0x9' });

  it.each([
    ['while the node has it in a block', mined],
    ['while the node does not know it, but its nonce is used', ok(null)],
  ])('is found at another node after two misses, %s', async (_name, known) => {
    const requested: string[] = [];
    world = setUp((hash) => {
      requested.push(hash);
      return Promise.resolve(receiptAt(9));
    });
    world.look(10, noReceipt, waits, free);
    for (const block of [12, 13]) {
      expect(requested).toEqual([]);
      world.look(block, noReceipt, known, used);
    }
    await vi.waitFor(() => expect(world.record().receipt?.blockNumber).toBe(9));
    expect(requested).toEqual([HASH]);
  });

  it('stays pending while no node has it, or only in a block after the shown one', async () => {
    const answers = [Promise.reject(new Error('none')), Promise.resolve(receiptAt(99))];
    world = setUp(() => answers.shift() ?? Promise.resolve(null));
    for (let block = 10; block < 17; block += 1) world.look(block, noReceipt, mined, used);
    await Promise.allSettled(answers);
    await Promise.resolve();
    expect(answers).toEqual([]);
    expect(world.record().receipt).toBeUndefined();
  });

  it('is not asked for at other nodes while it is pending', () => {
    world = setUp(() => {
      throw new Error('requested');
    });
    for (let block = 10; block < 17; block += 1) world.look(block, noReceipt, waits, free);
    expect(world.record().receipt).toBeUndefined();
  });
});
