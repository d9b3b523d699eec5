import fc from 'fast-check';
import { Interface } from 'ethers';
import { describe, expect, it } from 'vitest';
import { decodeTryBlockAndAggregate, encodeTryBlockAndAggregate } from '#chain/codec/tryBlockAndAggregate.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';

const abi = new Interface([
  'function tryBlockAndAggregate(bool requireSuccess, tuple(address target, bytes callData)[] calls) returns (uint256 blockNumber, bytes32 blockHash, tuple(bool success, bytes returnData)[] returnData)',
]);

const hex = (maxLength: number) =>
  fc.uint8Array({ maxLength }).map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`);
const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => toChecksumAddress(`0x${Buffer.from(bytes).toString('hex')}`));
const call: fc.Arbitrary<Call> = fc.record({ address, callData: hex(150) });
const result = fc.record({ success: fc.boolean(), returnData: hex(300) });

const answer = (blockNumber: number, results: readonly { success: boolean; returnData: Hex }[]): Hex =>
  abi.encodeFunctionResult('tryBlockAndAggregate', [blockNumber, `0x${'0'.repeat(64)}`, results]) as Hex;

describe('tryBlockAndAggregate', () => {
  it('encodes any calls as ethers does', () => {
    fc.assert(
      fc.property(fc.array(call, { maxLength: 25 }), (calls) => {
        const ethersCalls = calls.map((entry) => ({ target: entry.address, callData: entry.callData }));
        expect(encodeTryBlockAndAggregate(calls)).toBe(
          abi.encodeFunctionData('tryBlockAndAggregate', [false, ethersCalls]),
        );
      }),
    );
  });

  it('decodes any answer of ethers', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31), fc.array(result, { maxLength: 25 }), (blockNumber, results) => {
        const read = decodeTryBlockAndAggregate(answer(blockNumber, results), results.length);
        expect(read.blockNumber).toBe(blockNumber);
        const expected = results.map(({ success, returnData }) => {
          if (!success) return { status: 'reverted', data: returnData };
          return returnData === '0x' ? { status: 'unsupported' } : { status: 'success', data: returnData };
        });
        expect(read.outcomes).toEqual(expected);
      }),
    );
  });

  it('refuses an answer that is cut off, of another length, or empty', () => {
    const data = answer(7, [{ success: true, returnData: '0x1234' }]);
    expect(() => decodeTryBlockAndAggregate(data, 2)).toThrow('1 results for 2 calls');
    expect(() => decodeTryBlockAndAggregate(data.slice(0, 200) as Hex, 1)).toThrow();
    expect(() => decodeTryBlockAndAggregate('0x', 1)).toThrow();
  });
});
