import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unpaidTogether, type FundedClaim } from '#domain/claims/allocate.ts';

const TOKEN = '0x1000000000000000000000000000000000000001';
const SPENDERS = ['0x4000000000000000000000000000000000000004', '0x5000000000000000000000000000000000000005'] as const;
const PAYERS = ['0x6000000000000000000000000000000000000006', '0x7000000000000000000000000000000000000007'] as const;

const claim = (
  id: string,
  takes: bigint,
  balance: bigint,
  part: Partial<FundedClaim['funding']> = {},
): FundedClaim => ({
  id,
  funding: { token: TOKEN, payer: PAYERS[0], spender: SPENDERS[0], balance, allowance: 10n ** 30n, takes, ...part },
});

describe('claims that share a vault', () => {
  it('are paid in their order while the vault lasts, and a smaller one after a larger one that is not', () => {
    const unpaid = unpaidTogether([claim('a', 60n, 100n), claim('b', 50n, 100n), claim('c', 40n, 100n)]);
    expect([...unpaid]).toEqual(['b']);
  });

  it('are limited by the approval of each contract too', () => {
    const spent = { allowance: 50n };
    const other = { spender: SPENDERS[1] };
    const unpaid = unpaidTogether([
      claim('a', 30n, 100n, spent),
      claim('b', 30n, 100n, spent),
      claim('c', 70n, 100n, other),
    ]);
    expect([...unpaid]).toEqual(['b']);
  });

  it('never take more than is there, whatever shares it', () => {
    const one = fc.record({
      takes: fc.bigInt({ min: 0n, max: 60n }),
      payer: fc.constantFrom(...PAYERS),
      spender: fc.constantFrom(...SPENDERS),
    });
    fc.assert(
      fc.property(fc.array(one), fc.bigInt({ min: 0n, max: 200n }), (parts, balance) => {
        const claims = parts.map(({ takes, ...part }, i) => claim(i.toString(), takes, balance, part));
        const unpaid = unpaidTogether(claims);
        for (const payer of PAYERS) {
          const paid = claims.filter(({ id, funding }) => !unpaid.has(id) && funding?.payer === payer);
          const total = paid.reduce((sum, { funding }) => sum + (funding?.takes ?? 0n), 0n);
          expect(total <= balance).toBe(true);
          for (const { id, funding } of claims)
            if (unpaid.has(id) && funding?.payer === payer) expect(total + funding.takes > balance).toBe(true);
        }
      }),
    );
  });
});
