import { expect, it } from 'vitest';
import { gasRefundOf } from '#chain/safe/gasRefund.ts';
import { NO_GAS_TERMS } from '#chain/safe/safeTransaction.ts';

const USDC = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const RECEIVER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const word = (value: bigint | string) => BigInt(value).toString(16).padStart(64, '0');
const gas = (...words: readonly (bigint | string)[]) => ({ gas: words.map(word).join('') });

it('is nothing without a price, whatever the gas', () => {
  expect(gasRefundOf({ gas: NO_GAS_TERMS })).toBeUndefined();
  expect(gasRefundOf(gas(9n, 9n, 0n, USDC, RECEIVER))).toBeUndefined();
});

it('has the part of a token that is certain, and none of the native coin', () => {
  expect(gasRefundOf(gas(0n, 7n, 3n, USDC, RECEIVER))).toEqual({ token: USDC, receiver: RECEIVER, atLeast: '21' });
  expect(gasRefundOf(gas(0n, 7n, 3n, 0n, 0n))).toEqual({ token: undefined, receiver: undefined, atLeast: undefined });
});
