import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameCalls, loweredApproval } from '#domain/transactions/sameCalls.ts';
import type { RequestedCall } from '#domain/transactions/types.ts';

const USDC = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const SPENDER = '70997970C51812dc3A010C7d01b50e0d17dc79C8';
const word = (value: bigint): string => value.toString(16).padStart(64, '0');
const approval = (amount: bigint, spender = SPENDER): RequestedCall => ({
  to: USDC,
  value: '0',
  data: `0x095ea7b3${spender.padStart(64, '0')}${word(amount)}`,
});
const order: RequestedCall = { to: USDC, value: '7', data: '0xd0e30db0' };

describe('a lowered approval', () => {
  it('is found among equal calls', () => {
    expect(loweredApproval([approval(5n), order], [approval(50n), order])).toEqual(approval(5n));
  });

  it.each([
    ['a higher amount', [approval(51n), order]],
    ['another spender', [approval(5n, USDC.slice(2)), order]],
    ['another call', [approval(5n), { ...order, value: '8' }]],
    ['a call too few', [approval(5n)]],
    ['native coin', [{ ...approval(5n), value: '1' }, order]],
    ['further bytes', [{ ...approval(5n), data: `${approval(5n).data}00` } as RequestedCall, order]],
    ['another order', [order, approval(5n)]],
  ])('is none with %s', (_, calls) => {
    expect(loweredApproval(calls, [approval(50n), order])).toBeUndefined();
  });

  it('is there exactly for a smaller amount', () => {
    const amounts = fc.bigInt({ min: 0n, max: (1n << 256n) - 1n });
    fc.assert(
      fc.property(amounts, amounts, (given, requested) => {
        const [calls, planned] = [[approval(given)], [approval(requested)]];
        expect(loweredApproval(calls, planned) !== undefined).toBe(given < requested);
        expect(isSameCalls(calls, planned)).toBe(given === requested);
      }),
    );
  });
});
