import { describe, expect, it } from 'vitest';
import { validateBond, type BondContext, type BondProblem } from '#domain/bonds/validateBond.ts';

const good: BondContext = {
  account: '0x1',
  watching: false,
  wrongNetwork: false,
  isOpen: true,
  isSoldOut: false,
  price: 'known',
  transferFeeBps: 0,
  bounds: { smallest: 10n, largest: 100n },
  typed: 50n,
  available: 60n,
  gross: 5n,
  treasuryHolds: 5n,
  approval: 'approved',
};

const cases: readonly (readonly [Partial<BondContext>, BondProblem])[] = [
  [{ watching: true, wrongNetwork: true }, 'watching'],
  [{ wrongNetwork: true, account: undefined }, 'wrongNetwork'],
  [{ account: undefined, isOpen: false }, 'connectWallet'],
  [{ isOpen: false, isSoldOut: true }, 'closed'],
  [{ isSoldOut: true, price: 'unknown' }, 'soldOut'],
  [{ price: 'unknown', transferFeeBps: 100 }, 'unpriced'],
  [{ transferFeeBps: 100, typed: undefined }, 'takesFee'],
  [{ typed: undefined, price: 'loading' }, 'enterAmount'],
  [{ typed: 0n }, 'enterAmount'],
  [{ price: 'loading' }, 'loading'],
  [{ isSoldOut: undefined }, 'loading'],
  [{ transferFeeBps: undefined }, 'loading'],
  [{ bounds: undefined }, 'loading'],
  [{ available: undefined }, 'loading'],
  [{ typed: 101n }, 'exceedsMaximum'],
  [{ typed: 9n, bounds: { smallest: 10n, largest: 8n } }, 'exceedsMaximum'],
  [{ typed: 9n }, 'belowSmallest'],
  [{ treasuryHolds: 4n, available: 1n }, 'treasuryShort'],
  [{ typed: 61n }, 'insufficientBalance'],
  [{ approval: 'notApproved' }, 'approvalNeeded'],
  [{ approval: 'pending' }, 'approvalPending'],
  [{ approval: 'unknown' }, 'loading'],
];

describe('the reason why a bond cannot be bought', () => {
  it.each(cases)('with %o is %s', (part, problem) => {
    expect(validateBond({ ...good, ...part })).toBe(problem);
  });

  it('is nothing where all is known and allowed; an unknown treasury refuses nothing', () => {
    expect(validateBond(good)).toBeUndefined();
    expect(validateBond({ ...good, treasuryHolds: undefined, isOpen: undefined })).toBeUndefined();
    expect(validateBond({ ...good, approval: 'batched' })).toBeUndefined();
  });
});
