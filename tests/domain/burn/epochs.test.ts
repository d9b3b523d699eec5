import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochAfter, epochShare, owedWith } from '#domain/burn/epochs.ts';

const amounts = fc.bigInt({ min: 1n, max: 10n ** 30n });

describe("an epoch's reward", () => {
  it('is never paid out more than once over, however many share it', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.array(amounts, { minLength: 1 }), (reward, burns) => {
        const burned = burns.reduce((sum, burn) => sum + burn, 0n);
        const paid = burns.reduce((sum, burn) => sum + epochShare({ reward, burned }, burn), 0n);
        expect(paid <= reward).toBe(true);
        expect(reward - paid < BigInt(burns.length)).toBe(true);
      }),
    );
  });

  it('never grows for somebody when others burn, nor shrinks when one burns more oneself', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, amounts, (reward, others, own, more) => {
        const epoch = { reward, burned: others + own };
        expect(epochShare(epochAfter(epoch, more), own) <= epochShare(epoch, own)).toBe(true);
        expect(epochShare(epochAfter(epoch, more), own + more) >= epochShare(epoch, own)).toBe(true);
      }),
    );
  });

  it('belongs to nobody while nobody has burned, and whole to the only one', () => {
    expect(epochShare({ reward: 9n, burned: 0n }, 0n)).toBe(0n);
    expect(epochShare(epochAfter({ reward: 9n, burned: 0n }, 4n), 4n)).toBe(9n);
  });
});

describe('the addition of an epoch to the amount owed', () => {
  it('is its reward until the contract counts it with the first burn', () => {
    expect(owedWith({ reward: 100n, burned: 0n }, 300n)).toBe(400n);
    expect(owedWith({ reward: 100n, burned: 5n }, 300n)).toBe(300n);
  });
});
