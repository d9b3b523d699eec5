import { AbiCoder, concat, dataLength, Interface, solidityPacked, zeroPadBytes } from 'ethers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { batchCallData } from '#chain/simulation/simulateBatch.ts';
import { innerCalls } from '#chain/simulation/innerCalls.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';

const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const zero: Address = `0x${'0'.repeat(40)}`;
const safe = new Interface([
  'function execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
  'function multiSend(bytes)',
]);
const modes = new Interface(['function execute(bytes32 mode, bytes executionData)']);
const coder = AbiCoder.defaultAbiCoder();

interface AnyCall {
  readonly to: Address;
  readonly value: bigint;
  readonly data: Hex;
}

const anyHex = (min: number, max: number) =>
  fc.uint8Array({ minLength: min, maxLength: max }).map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`);
const anyCall: fc.Arbitrary<AnyCall> = fc.record({
  to: anyHex(20, 20).filter((to) => to !== zero),
  value: fc.bigInt(0n, 2n ** 256n - 1n),
  data: anyHex(0, 80),
});

const lower = (calls: readonly AnyCall[] | undefined) => calls?.map((call) => ({ ...call, to: call.to.toLowerCase() }));
const tuples = (calls: readonly AnyCall[]) => calls.map(({ to, value, data }) => [to, value, data]);
const packed = ({ to, value, data }: AnyCall) =>
  solidityPacked(['uint8', 'address', 'uint256', 'uint256', 'bytes'], [0, to, value, dataLength(data), data]);
const executed = (to: string, value: bigint, data: string, operation: number): Hex =>
  safe.encodeFunctionData('execTransaction', [to, value, data, operation, 0, 0, 0, zero, zero, '0x']) as Hex;
const moded = (mode: string, data: string): Hex =>
  modes.encodeFunctionData('execute', [zeroPadBytes(mode, 32), data]) as Hex;

it('reads the calls of every known kind of batch', () => {
  fc.assert(
    fc.property(fc.array(anyCall, { minLength: 1, maxLength: 4 }), (calls) => {
      const sent = safe.encodeFunctionData('multiSend', [concat(calls.map(packed))]);
      const list = coder.encode(['(address,uint256,bytes)[]'], [tuples(calls)]);
      const withMore = coder.encode(['(address,uint256,bytes)[]', 'bytes'], [tuples(calls), '0x1234']);
      for (const data of [
        batchCallData(calls),
        executed(account, 0n, sent, 1),
        moded('0x01', list),
        moded('0x01000000000078210001', withMore),
      ]) {
        expect(lower(innerCalls(account, data))).toEqual(calls);
      }
    }),
  );
});

it('reads the single call of a Safe and of a batch account', () => {
  fc.assert(
    fc.property(anyCall, (call) => {
      const one = concat([call.to, coder.encode(['uint256'], [call.value]), call.data]);
      for (const data of [executed(call.to, call.value, call.data, 0), moded('0x00', one)]) {
        expect(lower(innerCalls(account, data))).toEqual([call]);
      }
    }),
  );
});

it('takes the zero address for the account itself', () => {
  expect(innerCalls(account, batchCallData([{ to: zero, value: 1n, data: '0x' }]))?.[0]?.to).toBe(account);
});

it('knows no calls of anything else, and never throws', () => {
  expect(innerCalls(account, executed(account, 0n, '0x12345678', 1))).toBeUndefined();
  expect(innerCalls(account, moded('0xff', '0x'))).toBeUndefined();
  const selectors = [executed(account, 0n, '0x', 0), moded('0x01', '0x'), batchCallData([])].map((data) =>
    data.slice(0, 10),
  );
  fc.assert(
    fc.property(fc.constantFrom(...selectors, '0x'), anyHex(0, 300), (selector, data) => {
      innerCalls(account, `${selector}${data.slice(2)}` as Hex);
    }),
  );
});
