import { Interface } from 'ethers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DecodeError } from '#chain/codec/DecodeError.ts';
import { decodeTryBlockAndAggregate } from '#chain/codec/tryBlockAndAggregate.ts';
import { arrayOf, bytes, decodeAll, encodeAll, text, uint } from '#chain/codec/types.ts';
import type { Hex } from '#domain/multicall/types.ts';

const word = (value: number): string => value.toString(16).padStart(64, '0');

/** An array of arrays, each level's items all at the same place: `width` to the power of `depth` values in a few words. */
const bomb = (width: number, depth: number): string => {
  const inner = depth === 1 ? word(1) + word(7) : bomb(width, depth - 1);
  return word(width) + word(32 * width).repeat(width) + inner;
};

it('refuses nested arrays that share their items, before it has made them', () => {
  const nested = arrayOf(arrayOf(arrayOf(arrayOf(uint))));
  const data: Hex = `0x${word(32)}${bomb(1000, 3)}`;
  expect(() => decodeAll([nested], data)).toThrow(DecodeError);
  const long = word(100_000) + '61'.repeat(100_000);
  const texts: Hex = `0x${word(32)}${word(5000)}${word(32 * 5000).repeat(5000)}${long}`;
  expect(() => decodeAll([arrayOf(text)], texts)).toThrow(DecodeError);
  expect(() => decodeAll([arrayOf(bytes)], texts)).toThrow(DecodeError);
});

it('reads every array of arrays that is encoded as contracts do', () =>
  fc.assert(
    fc.property(fc.array(fc.array(fc.string({ maxLength: 70 }), { maxLength: 5 }), { maxLength: 5 }), (value) => {
      const type = arrayOf(arrayOf(text));
      expect(
        decodeAll<[readonly (readonly string[])[]]>(
          [type],
          `0x${encodeAll<[readonly (readonly string[])[]]>([type], [value])}`,
        ),
      ).toEqual([value]);
    }),
  ));

it('refuses results of an aggregate that share their data', () => {
  const abi = new Interface(['function f() returns (uint256, bytes32, tuple(bool success, bytes returnData)[])']);
  const one = [true, `0x${'ab'.repeat(3200)}`];
  const honest = abi.encodeFunctionResult('f', [5, `0x${word(0)}`, [one, one, one]]) as Hex;
  expect(decodeTryBlockAndAggregate(honest, 3).outcomes).toHaveLength(3);
  const offset = 2 + 64 * 4;
  const first = honest.slice(offset, offset + 64);
  const shared = honest.slice(0, offset) + first.repeat(3) + honest.slice(offset + 3 * 64, offset + 3 * 64 + 2 * 3300);
  expect(() => decodeTryBlockAndAggregate(shared as Hex, 3)).toThrow('overlap');
});
