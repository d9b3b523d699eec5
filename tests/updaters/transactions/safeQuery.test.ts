import { beforeEach, describe, expect, it } from 'vitest';
import { EXECUTION_FAILURE, EXECUTION_SUCCESS } from '#chain/safe/safeExecution.ts';
import { rejectionHash } from '#chain/safe/rejectionHash.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { err, ok } from '#lib/result.ts';
import { safeProgressed } from '#state/transactions/slice.ts';
import { confirmedQuery } from '#updaters/transactions/confirmedQuery.ts';
import type { Answers } from '#updaters/transactions/receiptQuery.ts';
import { createSafeSearches } from '#updaters/transactions/safeQuery.ts';
import { alice, receiptAt, sendOne } from '../../support/sentRecord.ts';

const OWN: Hex = `0x${'01'.repeat(32)}`;
const MINED: Hex = `0x${'0a'.repeat(32)}`;
const START = 100;
const chainId = 137;

const nonceOf = (nonce: number) => ok(`0x${nonce.toString(16).padStart(64, '0')}`);
const executed = (hash: Hex, event = EXECUTION_SUCCESS) => ({
  address: alice,
  topics: [event, hash],
  data: '0x',
  transactionHash: MINED,
});

const setUp = () => {
  const sent = sendOne({ hash: OWN, safe: { threshold: 2, searchedTo: START } });
  const record = () => {
    const found = sent.store.getState().transactions[chainId]?.[OWN];
    if (!found?.safe) throw new Error('there is no such record');
    return { ...found, safe: found.safe };
  };
  const searches = createSafeSearches();
  const queryDue = (lastBlock: number) => searches.queryDue(record(), record().safe, sent.context, lastBlock);
  const query = (lastBlock: number) => {
    const due = queryDue(lastBlock);
    if (!due) throw new Error('it is not due');
    return due;
  };
  const look = (lastBlock: number, ...answers: Answers) => query(lastBlock).take(answers, lastBlock + 1);
  const learn = (progress: object) => sent.store.dispatch(safeProgressed({ chainId, hash: OWN, progress }));
  return { ...sent, record, queryDue, query, look, learn };
};

let world = setUp();
beforeEach(() => {
  world = setUp();
});

describe('a transaction that a Safe has not executed', () => {
  it("is searched in the logs that the block asks for anyway, and never as an account's transaction", () => {
    const [logs, nonce, ...others] = world.query(103).requests;
    expect(logs).toMatchObject({ method: 'eth_getLogs', params: [{ address: alice, toBlock: 'latest' }] });
    expect(nonce).toMatchObject({ method: 'eth_call', params: [{ to: alice }, '0x63'] });
    expect(others).toEqual([]);
  });

  it('is searched in parts after a long absence, and in smaller ones where the node refuses', () => {
    const toBlock = () => (world.query(50_000).requests[0]?.params[0] as { toBlock: string }).toBlock;
    expect(Number(toBlock())).toBe(START + 1000);
    world.look(50_000, err('too many blocks'), nonceOf(0));
    expect(Number(toBlock())).toBe(START + 500);
    world.look(50_000, ok([]), nonceOf(0));
    expect([world.record().safe.searchedTo, Number(toBlock())]).toEqual([START + 500, START + 1000]);
  });

  it('waits on while others of the Safe are executed, and without an answer', () => {
    world.learn({ nonce: 4 });
    world.look(103, ok([executed(`0x${'02'.repeat(32)}`)]), nonceOf(4));
    expect(world.queryDue(104)).toBeUndefined();
    world.look(107, err('busy'), err('busy'));
    world.look(108, ok([]), err('busy'));
    expect(world.record()).toMatchObject({ safe: { searchedTo: 108 } });
    expect([world.record().ended, world.record().receipt, world.popups()]).toEqual([undefined, undefined, []]);
  });

  it('is replaced only by the nonce that the Safe reported', () => {
    world.look(103, ok([]), nonceOf(9));
    expect(world.record().ended).toBeUndefined();
    world.learn({ nonce: 8 });
    world.look(106, ok([]), nonceOf(9));
    expect(world.record().ended).toEqual({ kind: 'replacedInSafe', blockNumber: 107 });
  });

  it('is rejected by an empty call of the Safe to itself with its nonce', () => {
    world.learn({ nonce: 8 });
    world.look(106, ok([executed(rejectionHash(alice, chainId, 8))]), nonceOf(9));
    expect(world.record().ended).toEqual({ kind: 'rejectedInSafe', blockNumber: 107, hash: MINED });
  });
});

describe('an execution', () => {
  const found = () => world.look(103, ok([executed(OWN)]), nonceOf(9));
  const receipt = (logs: readonly object[], block = 102) => ok(receiptAt(block, { logs, transactionHash: MINED }));

  it('is followed to its receipt at once', () => {
    world.learn({ nonce: 8 });
    found();
    expect(world.record()).toMatchObject({ safe: { minedHash: MINED } });
    expect(world.record().ended).toBeUndefined();
    expect(world.query(104).requests).toEqual([{ method: 'eth_getTransactionReceipt', params: [MINED] }]);
    world.look(104, receipt([executed(OWN)]));
    expect(world.record().receipt).toMatchObject({ blockNumber: 102, status: 1 });
  });

  it('that failed in the Safe failed, although the transaction around it did not', () => {
    found();
    world.look(104, receipt([executed(OWN, EXECUTION_FAILURE)]));
    expect(world.record().receipt?.status).toBe(0);
    expect(world.popups()).toMatchObject([{ success: false }]);
  });

  it('that somebody reports is believed with its log alone', () => {
    world.learn({ minedHash: MINED });
    world.look(103, receipt([executed(`0x${'02'.repeat(32)}`)]));
    expect(world.record()).toMatchObject({ safe: { minedHash: undefined } });
    expect(world.record().receipt).toBeUndefined();
    expect(world.query(107).requests[0]?.method).toBe('eth_getLogs');
  });

  it('that was reorganized away is searched again', () => {
    found();
    world.look(104, receipt([executed(OWN)], 103));
    const check = () => confirmedQuery(world.record(), world.context, new Set(), true);
    check().take([ok(null)], 102);
    expect(world.record()).toMatchObject({ safe: { searchedTo: 39 } });
    expect([world.record().receipt, world.record().safe.minedHash]).toEqual([undefined, undefined]);
  });
});

it('an end in the Safe is checked by the nonce of the Safe', () => {
  world.learn({ nonce: 8 });
  world.look(106, ok([]), nonceOf(9));
  const doubts = new Set<Hex>();
  const check = (block: number, used: number) => {
    const query = confirmedQuery(world.record(), world.context, doubts, false);
    expect(query.requests[1]).toMatchObject({ method: 'eth_call', params: [{ to: alice }, 'latest'] });
    query.take([ok(null), nonceOf(used)], block);
  };
  check(115, 9);
  expect(world.record()).toMatchObject({ lastCheckedBlockNumber: 115, ended: { kind: 'replacedInSafe' } });
  check(123, 8);
  check(131, 8);
  expect(world.record().ended).toBeUndefined();
});
