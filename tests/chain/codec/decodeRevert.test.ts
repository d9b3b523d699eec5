import { AbiCoder } from 'ethers';
import { describe, expect, it } from 'vitest';
import { decodeRevert } from '#chain/codec/decodeRevert.ts';
import type { Hex } from '#domain/multicall/types.ts';

const coder = AbiCoder.defaultAbiCoder();
const data = (selector: string, type: string, value: unknown): Hex =>
  `${selector}${coder.encode([type], [value]).slice(2)}` as Hex;

describe('decodeRevert', () => {
  it.each([
    ['a reason', data('0x08c379a0', 'string', 'min limit'), { kind: 'reason', reason: 'min limit' }],
    ['a panic', data('0x4e487b71', 'uint256', 0x12n), { kind: 'panic', code: 0x12n }],
    ['no data', '0x', { kind: 'empty' }],
    ['another error', '0x12345678', { kind: 'custom', data: '0x12345678' }],
    ['a reason that is cut off', '0x08c379a000', { kind: 'custom', data: '0x08c379a000' }],
  ] as const)('reads %s', (_, hex, expected) => {
    expect(decodeRevert(hex)).toEqual(expected);
  });
});
