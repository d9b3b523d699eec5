import { beforeEach, describe, expect, it } from 'vitest';
import { EXECUTION_FAILURE, EXECUTION_SUCCESS } from '#chain/safe/safeExecution.ts';
import { callsOfTransaction } from '#chain/safe/proposedCalls.ts';
import { decodeExecution, safeTxHashes, type SafeTransaction, rejectionHashes } from '#chain/safe/safeTransaction.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { err, ok } from '#lib/result.ts';
import { signedDifference } from '#domain/transactions/signedDifference.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { safeProgressed } from '#state/transactions/slice.ts';
import { recheckQuery } from '#updaters/transactions/recheckQuery.ts';
import type { Answers } from '#updaters/transactions/receiptQuery.ts';
import { createSafeSearches } from '#updaters/transactions/safeQuery.ts';
import { executionOf, safeTxHash, transactionOf } from '../../../e2e/devnet/safeHost/safeTransaction.ts';
import { npmArtifact } from '../../../e2e/devnet/artifact.ts';
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

const TOKEN = toChecksumAddress(`0x${'b0'.repeat(20)}`);
const REJECTION = { to: alice, value: '0', data: '0x' } as const;
const CALL = { to: TOKEN, value: '5', data: '0xd0e30db0' } as const;

/** The transaction that called the Safe with this data. */
const minedBy = (input: Hex) =>
  ok({ hash: MINED, from: TOKEN, to: alice, nonce: '0x0', value: '0x0', input, blockNumber: '0x66' });

const setUp = (known: Parameters<typeof sendOne>[0] = {}) => {
  const sent = sendOne({ hash: OWN, requested: [CALL], safe: { threshold: 2, searchedTo: START }, ...known });
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
    expect(world.queryDue(104)?.requests[2]).toMatchObject({ method: 'eth_getTransactionByHash', params: [MINED] });
    world.look(107, err('busy'), err('busy'));
    world.look(108, ok([]), err('busy'));
    expect(world.record()).toMatchObject({ safe: { searchedTo: 108 } });
    expect([world.record().ended, world.record().receipt, world.popups()]).toEqual([undefined, undefined, []]);
  });

  it('ends unknown only by the nonce that the Safe reported', () => {
    world.look(103, ok([]), nonceOf(9));
    expect(world.record().ended).toBeUndefined();
    world.learn({ nonce: 8 });
    world.look(106, ok([]), nonceOf(9));
    expect(world.record().ended).toEqual({ kind: 'unknownInSafe', blockNumber: 107 });
  });

  it('is rejected by an empty call of the Safe to itself with its nonce', () => {
    world.learn({ nonce: 8 });
    const rejected = executed(rejectionHashes(alice, chainId, 8)[0] ?? '0x');
    world.look(106, ok([rejected]), nonceOf(9));
    world.look(107, ok([rejected]), nonceOf(9), ok(null));
    expect(world.record().ended).toBeUndefined();
    world.look(108, ok([rejected]), nonceOf(9), minedBy(executionOf(transactionOf([REJECTION], 8), new Map())));
    expect(world.record().ended).toEqual({ kind: 'rejectedInSafe', blockNumber: 109, hash: MINED });
  });
});

const LIBRARY = npmArtifact(
  '@safe-global/safe-smart-account/build/artifacts/contracts/libraries/MultiSendCallOnly.sol/MultiSendCallOnly.json',
).deployedBytecode;

describe('an execution under another hash', () => {
  const AS: Hex = `0x${'03'.repeat(32)}`;
  const dear = (calls: Parameters<typeof transactionOf>[0], nonce: number): SafeTransaction => ({
    ...decoded(executionOf(transactionOf(calls, nonce), new Map())),
    gas: `${(50_000).toString(16).padStart(64, '0')}${'0'.repeat(256)}`,
  });
  const decoded = (input: Hex): SafeTransaction => {
    const transaction = decodeExecution(input);
    if (!transaction) throw new Error('it is no execution');
    return transaction;
  };

  it.each([
    ['one call', [CALL]],
    ['a batch', [CALL, REJECTION, { ...CALL, data: '0x' }]],
  ] as const)('has the hash and the calls of %s that ethers computes', (_, calls) => {
    const transaction = transactionOf(calls, 7);
    const input = executionOf(transaction, new Map());
    expect(safeTxHashes(alice, 137, decoded(input), 7)[0]).toBe(safeTxHash(alice, transaction));
    expect(callsOfTransaction(decoded(input), LIBRARY)).toEqual(calls);
    expect(callsOfTransaction(decoded(input), '0x00')).toEqual(calls.length > 1 ? undefined : calls);
  });

  const BATCH = [CALL, REJECTION];

  it('is the execution of the proposal if it is of the same batch, once the code of its library is read', () => {
    const batch = { requested: BATCH, safe: { threshold: 2, searchedTo: START } };
    world = setUp(batch);
    const input = executionOf(transactionOf(BATCH, 3), new Map());
    world.look(103, ok([executed(AS)]), nonceOf(4));
    world.look(104, ok([]), nonceOf(4), minedBy(input));
    expect(world.record().safe.executedAs).toBeUndefined();
    expect(world.query(105).requests[2]).toMatchObject({ method: 'eth_getCode' });
    world.look(105, ok([]), nonceOf(4), ok(LIBRARY));
    expect(world.record().safe).toMatchObject({ executedAs: AS, minedHash: MINED });
  });

  it('is unknown for a batch by a contract that nobody knows: in the name of the Safe it may do anything', () => {
    world.learn({ nonce: 3 });
    const other = transactionOf(BATCH, 3);
    world.look(103, ok([executed(safeTxHash(alice, other))]), nonceOf(4));
    world.look(104, ok([]), nonceOf(4), minedBy(executionOf(other, new Map())));
    expect(world.record().ended).toBeUndefined();
    world.look(105, ok([]), nonceOf(4), ok('0x00'));
    expect(world.record().ended).toMatchObject({ kind: 'unknownInSafe', hash: MINED });
  });

  it('is the execution of the proposal if it has the same calls and the nonce was never reported', () => {
    const input = executionOf(transactionOf([CALL], 3), new Map());
    world.look(103, ok([executed(AS)]), nonceOf(4));
    world.look(104, ok([]), nonceOf(4), minedBy(input));
    expect(world.record().safe).toMatchObject({ executedAs: AS, minedHash: MINED });
    world.look(107, ok(receiptAt(102, { logs: [executed(AS)], transactionHash: MINED })));
    expect(world.record().receipt).toMatchObject({ status: 1, blockNumber: 102 });
  });

  it('is the execution of the proposal with its nonce if it has the same calls with other terms for gas', () => {
    world.learn({ nonce: 3 });
    const other = dear([CALL], 3);
    const hash = safeTxHashes(alice, 137, other, 3)[0] ?? '0x';
    expect(hash).not.toBe(safeTxHash(alice, transactionOf([CALL], 3)));
    const input = `${executionOf(transactionOf([CALL], 3), new Map()).slice(0, 10 + 4 * 64)}${other.gas}` as Hex;
    const rest = executionOf(transactionOf([CALL], 3), new Map()).slice(10 + 9 * 64);
    world.look(103, ok([executed(hash)]), nonceOf(4));
    world.look(104, ok([]), nonceOf(4), minedBy(`${input}${rest}`));
    expect(world.record().safe).toMatchObject({ executedAs: hash, minedHash: MINED });
    expect(world.record().ended).toBeUndefined();
  });

  it('replaces the proposal if it has other calls with its nonce, and is named', () => {
    world.learn({ nonce: 3 });
    const other = transactionOf([{ ...CALL, value: '6' }], 3);
    world.look(103, ok([executed(safeTxHash(alice, other))]), nonceOf(4));
    world.look(104, ok([]), nonceOf(4), minedBy(executionOf(other, new Map())));
    expect(world.record().ended).toMatchObject({
      kind: 'replacedInSafe',
      hash: MINED,
      instead: { to: TOKEN, value: '6', data: '0xd0e30db0' },
    });
  });

  it('is another proposal if it has the same calls with another nonce', () => {
    world.learn({ nonce: 3 });
    const other = transactionOf([CALL], 2);
    world.look(103, ok([executed(safeTxHash(alice, other))]), nonceOf(3));
    world.look(104, ok([]), nonceOf(3), minedBy(executionOf(other, new Map())));
    expect(world.record().safe.executedAs).toBeUndefined();
    expect(world.record().ended).toBeUndefined();
  });

  it('that another contract called is unknown', () => {
    world.learn({ nonce: 3 });
    world.look(103, ok([executed(AS)]), nonceOf(4));
    world.look(104, ok([]), nonceOf(4), minedBy('0x12345678'));
    expect(world.record().ended).toMatchObject({ kind: 'unknownInSafe' });
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
    expect(world.query(104).requests).toEqual([
      { method: 'eth_getTransactionReceipt', params: [MINED] },
      { method: 'eth_getTransactionByHash', params: [MINED] },
      expect.objectContaining({ method: 'eth_getLogs' }),
    ]);
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
    world.look(103, receipt([executed(`0x${'02'.repeat(32)}`)]), minedBy('0x'));
    expect(world.record()).toMatchObject({ safe: { minedHash: undefined } });
    expect(world.record().receipt).toBeUndefined();
    expect(world.query(107).requests[0]?.method).toBe('eth_getLogs');
  });

  it('that somebody reports, and another one replaced, is found by its log', () => {
    world.learn({ minedHash: `0x${'0b'.repeat(32)}` });
    world.look(103, ok(null), ok(null), ok([]));
    expect(world.record().safe).toMatchObject({ searchedTo: 103, minedHash: `0x${'0b'.repeat(32)}` });
    world.look(106, ok(null), ok(null), ok([executed(OWN)]));
    expect(world.record().safe.minedHash).toBe(MINED);
    world.look(109, receipt([executed(OWN)]));
    expect(world.record().receipt).toMatchObject({ status: 1 });
  });

  const run = (calls: Parameters<typeof transactionOf>[0]) => minedBy(executionOf(transactionOf(calls, 8), new Map()));

  it('is compared with what was requested: the same calls, or others under the same hash', () => {
    found();
    world.look(104, receipt([executed(OWN)]), run([CALL]));
    expect(world.record().safe.instead).toBeUndefined();
    world = setUp();
    found();
    const other = { ...CALL, value: '6' };
    world.look(104, receipt([executed(OWN)]), run([other]));
    expect(world.record()).toMatchObject({ receipt: { status: 1 }, safe: { instead: other } });
    expect(signedDifference(world.record())).toEqual(other);
  });

  it('names the call of a batch that was not requested, or all of an unknown library', () => {
    const outsider = { to: TOKEN, value: '0', data: '0xa9059cbb' } as const;
    const batch = transactionOf([CALL, outsider], 8);
    found();
    world.look(104, receipt([executed(OWN)]), run([CALL, outsider]));
    expect(world.record().receipt).toBeUndefined();
    world.look(105, receipt([executed(OWN)]), ok(LIBRARY));
    expect(world.record()).toMatchObject({ receipt: { status: 1 }, safe: { instead: outsider } });

    world = setUp({ requested: [CALL, outsider] });
    found();
    world.look(104, receipt([executed(OWN)]), run([CALL, outsider]));
    world.look(105, receipt([executed(OWN)]), ok('0x00'));
    expect(world.record().safe.instead).toMatchObject({ to: batch.to });
  });

  it('is proved by its transaction in version 1.0.0, which has no log of a success', () => {
    const hash = safeTxHash(alice, transactionOf([CALL], 8));
    world = setUp({ hash });
    const record = () => world.store.getState().transactions[chainId]?.[hash];
    const searches = createSafeSearches();
    const look = (lastBlock: number, ...answers: Answers): void => {
      const found = record();
      if (found?.safe) searches.queryDue(found, found.safe, world.context, lastBlock)?.take(answers, lastBlock + 1);
    };
    const reported = { nonce: 8, minedHash: MINED };
    world.store.dispatch(safeProgressed({ chainId, hash, progress: reported }));
    look(103, receipt([]), run([{ ...CALL, value: '6' }]));
    expect(record()).toMatchObject({ safe: { minedHash: undefined } });
    world.store.dispatch(safeProgressed({ chainId, hash, progress: { minedHash: `0x${'0b'.repeat(32)}` } }));
    look(107, receipt([]), run([CALL]));
    expect(record()).toMatchObject({ receipt: { status: 1 } });
  });

  it('that was reorganized away is searched again', () => {
    found();
    world.look(104, receipt([executed(OWN)], 103));
    const doubts = new Set<Hex>();
    for (const block of [103, 104]) recheckQuery(world.record(), world.context, doubts).take([ok(null)], block);
    expect(world.record()).toMatchObject({ safe: { searchedTo: 39 } });
    expect([world.record().receipt, world.record().safe.minedHash]).toEqual([undefined, undefined]);
  });
});

it('an end in the Safe is checked by the nonce of the Safe', () => {
  world.learn({ nonce: 8 });
  world.look(106, ok([]), nonceOf(9));
  const doubts = new Set<Hex>();
  const check = (block: number, used: number) => {
    const query = recheckQuery(world.record(), world.context, doubts);
    expect(query.requests[1]).toMatchObject({ method: 'eth_call', params: [{ to: alice }, 'latest'] });
    query.take([ok(null), nonceOf(used)], block);
  };
  check(115, 9);
  expect(world.record()).toMatchObject({ lastCheckedBlockNumber: 115, ended: { kind: 'unknownInSafe' } });
  check(123, 8);
  check(131, 8);
  expect(world.record().ended).toBeUndefined();
});
