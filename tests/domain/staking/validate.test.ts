import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateLock, type LockContext, type LockProblem } from '#domain/staking/validateLock.ts';
import { validateSingle, type SingleContext, type SingleProblem } from '#domain/staking/validateSingle.ts';

const gate = { account: '0xa', watching: false, wrongNetwork: false, isPaused: false } as const;
const single: SingleContext = {
  ...gate,
  isDeposit: true,
  isEnded: false,
  typed: 5n,
  available: 10n,
  approval: 'approved',
};
const lock: LockContext = {
  ...gate,
  typed: 500n,
  available: 1_000n,
  decimals: 2,
  isPoolToken: false,
  minimum: 300n,
  remaining: 800n,
  approval: 'approved',
};

describe('an amount to stake', () => {
  /** From the first rule to the last: each breaks with those behind it broken too. */
  const broken: readonly (readonly [SingleProblem, Partial<SingleContext>])[] = [
    ['watching', { watching: true }],
    ['wrongNetwork', { wrongNetwork: true }],
    ['connectWallet', { account: undefined }],
    ['paused', { isPaused: true }],
    ['ended', { isEnded: true }],
    ['enterAmount', { typed: undefined }],
    ['loading', { available: undefined }],
    ['insufficientBalance', { available: 1n }],
    ['approvalNeeded', { approval: 'notApproved' }],
  ];

  it.each(broken.map(([problem], at) => [problem, at] as const))('%s comes before what follows it', (problem, at) => {
    const rest = broken
      .slice(at)
      .toReversed()
      .map(([, change]) => change);
    expect(validateSingle(Object.assign({}, single, ...rest) as SingleContext)).toBe(problem);
  });

  it('can be staked with an approval, or together with it', () => {
    expect(validateSingle(single)).toBeUndefined();
    expect(validateSingle({ ...single, approval: 'batched' })).toBeUndefined();
    expect(validateSingle({ ...single, approval: 'pending' })).toBe('approvalPending');
    expect(validateSingle({ ...single, approval: 'unknown' })).toBe('loading');
  });

  it('is taken back without an approval, also where rewards have ended', () => {
    const back = { ...single, isDeposit: false, isEnded: true, approval: 'notApproved' } as const;
    expect(validateSingle(back)).toBeUndefined();
    expect(validateSingle({ ...back, typed: 11n })).toBe('insufficientStake');
  });
});

describe('an amount to lock', () => {
  const broken: readonly (readonly [LockProblem, Partial<LockContext>])[] = [
    ['watching', { watching: true }],
    ['wrongNetwork', { wrongNetwork: true }],
    ['connectWallet', { account: undefined }],
    ['paused', { isPaused: true }],
    ['poolFull', { remaining: 0n }],
    ['enterAmount', { typed: 0n }],
    ['belowOne', { typed: 99n }],
    ['belowMinimum', { typed: 299n, minimum: 300n }],
    ['exceedsRemaining', { typed: 801n }],
    ['insufficientBalance', { typed: 501n, available: 500n }],
    ['approvalNeeded', { approval: 'notApproved' }],
  ];

  it.each(broken)('has the problem %s', (problem, change) => {
    expect(validateLock({ ...lock, ...change })).toBe(problem);
  });

  it('is either refused or one that the contract takes, and whole', () => {
    const amount = fc.bigInt({ min: 0n, max: 1_000n });
    fc.assert(
      fc.property(amount, amount, amount, amount, (typed, available, minimum, remaining) => {
        const problem = validateLock({ ...lock, typed, available, minimum, remaining });
        const isTaken = typed >= 100n && typed >= minimum && typed <= remaining && typed <= available;
        expect(problem === undefined).toBe(isTaken);
      }),
    );
  });

  it('is not judged by what is not known', () => {
    expect(validateLock({ ...lock, minimum: undefined })).toBe('loading');
    expect(validateLock({ ...lock, remaining: undefined })).toBe('loading');
    expect(validateLock({ ...lock, available: undefined })).toBe('loading');
  });

  it('may be less than one for pool tokens, but not less than the contract takes', () => {
    const pool = { ...lock, isPoolToken: true, minimum: 30n };
    expect(validateLock({ ...pool, typed: 30n })).toBeUndefined();
    expect(validateLock({ ...pool, typed: 29n })).toBe('belowMinimum');
    expect(validateLock({ ...pool, isPoolToken: false, typed: 30n })).toBe('belowOne');
  });

  it('has at least one raw unit where the token has no decimals, and a whole token where it has 77', () => {
    const rest = { minimum: 0n, available: 10n ** 78n, remaining: 10n ** 78n };
    expect(validateLock({ ...lock, ...rest, decimals: 0, typed: 1n })).toBeUndefined();
    expect(validateLock({ ...lock, ...rest, decimals: 77, typed: 10n ** 77n - 1n })).toBe('belowOne');
    expect(validateLock({ ...lock, ...rest, decimals: 77, typed: 10n ** 77n })).toBeUndefined();
  });
});
