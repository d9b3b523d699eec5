import fc from 'fast-check';
import { expect, it } from 'vitest';
import { payoutAfter } from '#domain/liquidity/payoutAfter.ts';
import { quoteAdd, type AddIntent } from '#domain/liquidity/quoteAdd.ts';

const reserve = fc.bigInt(10n ** 6n, 10n ** 27n);
const intents: fc.Arbitrary<AddIntent> = fc
  .record({
    reserve0: reserve,
    reserve1: reserve,
    totalSupply: fc.bigInt(10n ** 6n, 10n ** 27n),
    amountADesired: reserve,
    amountBDesired: reserve,
    isAToken0: fc.boolean(),
    transferFeeBpsA: fc.integer({ min: 0, max: 1000 }),
  })
  .map(({ reserve0, reserve1, totalSupply, ...rest }) => ({
    ...rest,
    transferFeeBpsB: 0,
    slippageBps: 50,
    named: 'A' as const,
    pool: {
      pair: '0x1111111111111111111111111111111111111111',
      token0: '0x2222222222222222222222222222222222222222',
      token1: '0x3333333333333333333333333333333333333333',
      reserve0,
      reserve1,
      totalSupply,
      kLast: 0n,
      feeRate: undefined,
    },
  }));

it('new pool tokens never pay out more than was added, and lose at most a share unit without a transfer fee', () => {
  fc.assert(
    fc.property(intents, (intent) => {
      const quoted = quoteAdd(intent);
      fc.pre(quoted.ok);
      const quote = quoted.value;
      const { a, b } = payoutAfter(quote, intent);
      expect(a <= quote.takenA).toBe(true);
      expect(b <= quote.takenB).toBe(true);
      if (intent.transferFeeBpsA > 0) return;
      const { reserve0, reserve1 } = intent.pool;
      const [reserveA, reserveB] = intent.isAToken0 ? [reserve0, reserve1] : [reserve1, reserve0];
      // One raw pool token less is a reserve divided by the supply less, on both sides.
      expect(quote.takenA - a <= (2n * (reserveA + quote.takenA)) / quote.supplyAfter + reserveA / reserveB + 2n).toBe(
        true,
      );
      expect(quote.takenB - b <= (2n * (reserveB + quote.takenB)) / quote.supplyAfter + reserveB / reserveA + 2n).toBe(
        true,
      );
    }),
  );
});
