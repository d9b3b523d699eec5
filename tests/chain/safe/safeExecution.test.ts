import { id, TypedDataEncoder, ZeroAddress } from 'ethers';
import { describe, expect, it } from 'vitest';
import { rejectionHashes } from '#chain/safe/safeTransaction.ts';
import { EXECUTION_FAILURE, EXECUTION_SUCCESS, readExecutions, readSafeNonce } from '#chain/safe/safeExecution.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { safeTxHash } from '../../../e2e/devnet/safeHost/safeTransaction.ts';

const SAFE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const HASH: Hex = `0x${'ab'.repeat(32)}`;
const MINED: Hex = `0x${'cd'.repeat(32)}`;
const word = '0'.repeat(64);
const log = (fields: object) => ({ address: SAFE.toLowerCase(), transactionHash: MINED, data: '0x', ...fields });

it('the events are those of the Safe', () => {
  expect(EXECUTION_SUCCESS).toBe(id('ExecutionSuccess(bytes32,uint256)'));
  expect(EXECUTION_FAILURE).toBe(id('ExecutionFailure(bytes32,uint256)'));
});

describe('executions in logs', () => {
  const done = { safeTxHash: HASH, succeeded: true, minedHash: MINED };

  it('have their hash in a topic or, before version 1.4, in the data', () => {
    const indexed = log({ topics: [EXECUTION_SUCCESS, HASH], data: `0x${word}` });
    const plain = log({ topics: [EXECUTION_SUCCESS], data: `${HASH}${word}` });
    expect(readExecutions([indexed, plain], SAFE)).toEqual([done, done]);
  });

  it('distinguish failures', () => {
    const failed = log({ topics: [EXECUTION_FAILURE, HASH] });
    expect(readExecutions([failed], SAFE)).toEqual([{ ...done, succeeded: false }]);
  });

  it('do not count if they are of another contract or event, removed or malformed', () => {
    const others = [
      log({ topics: [EXECUTION_SUCCESS, HASH], address: ZeroAddress }),
      log({ topics: [id('Other()'), HASH] }),
      log({ topics: [EXECUTION_SUCCESS, HASH], removed: true }),
      log({ topics: [EXECUTION_SUCCESS], data: '0x' }),
      log({ topics: undefined }),
      null,
      7,
    ];
    expect(readExecutions(others, SAFE)).toEqual([]);
  });

  it.each([undefined, null, 'no', {}])('%s is no list', (answer) => {
    expect(readExecutions(answer, SAFE)).toBeUndefined();
  });
});

it.each([
  [`0x${'5'.padStart(64, '0')}`, 5],
  ['0x', undefined],
  ['0x5', undefined],
  [`0x${'f'.repeat(64)}`, undefined],
  [null, undefined],
])('the nonce in %s is %s', (answer, nonce) => {
  expect(readSafeNonce(answer)).toBe(nonce);
});

it.each([0, 1, 1_000_000])('the hash of the rejection with nonce %i is that of an empty call to itself', (nonce) => {
  const empty = { to: SAFE, value: '0', data: '0x', operation: 0, nonce } as const;
  expect(rejectionHashes(SAFE, 137, nonce)[0]).toBe(safeTxHash(SAFE, empty));
  expect(TypedDataEncoder.hashDomain({ chainId: 137, verifyingContract: SAFE })).toHaveLength(66);
});
