import { describe, expect, it } from 'vitest';
import { validateRemove, type RemoveContext } from '#domain/liquidity/validateRemove.ts';

const fine: RemoveContext = {
  account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  watching: false,
  wrongNetwork: false,
  poolState: 'known',
  asksPercent: true,
  typed: 2_500n,
  removal: { poolTokens: 100n, amountA: 20n, amountB: 5n },
  held: 400n,
  unstake: 'none',
  approval: 'approved',
  permit: 'possible',
  freshness: 'fresh',
};

const codeOf = (change: Partial<RemoveContext>) => validateRemove({ ...fine, ...change })?.code;
const none = { typed: undefined, removal: undefined };

describe('the button of the form that removes liquidity', () => {
  it('is enabled once approved or signed', () => {
    expect(codeOf({})).toBeUndefined();
    expect(codeOf({ approval: 'notApproved', permit: 'signed' })).toBeUndefined();
    expect(codeOf({ approval: 'unknown', permit: 'signed' })).toBeUndefined();
  });

  it('says what is missing in this order', () => {
    expect(codeOf({ wrongNetwork: true, account: undefined, poolState: 'invalid' })).toBe('wrongNetwork');
    expect(codeOf({ account: undefined, poolState: 'invalid' })).toBe('connectWallet');
    expect(codeOf({ poolState: 'invalid', ...none })).toBe('invalidPair');
    expect(codeOf({ poolState: 'missing', ...none })).toBe('noPool');
    expect(codeOf({ ...none })).toBe('enterPercent');
    expect(codeOf({ ...none, asksPercent: false })).toBe('enterAmount');
    expect(codeOf({ typed: 0n, held: 0n })).toBe('enterAmount');
    expect(codeOf({ poolState: 'unread', held: 0n })).toBe('poolFailed');
    expect(codeOf({ held: undefined })).toBe('loading');
    expect(codeOf({ poolState: 'loading' })).toBe('loading');
    expect(codeOf({ held: 99n, approval: 'notApproved' })).toBe('insufficientBalance');
    expect(codeOf({ held: 0n, removal: { poolTokens: 0n, amountA: 0n, amountB: 0n } })).toBe('insufficientBalance');
  });

  it('a pool that lacks one of its tokens pays nothing, and a router of another kind is not called, whatever is typed', () => {
    for (const typed of [none, {}, { held: 0n }]) {
      expect(codeOf({ poolState: 'stuck', ...typed })).toBe('poolStuck');
      expect(codeOf({ poolState: 'elsewhere', ...typed })).toBe('notHere');
    }
  });

  it('removes nothing at a stale price, and asks for no approval before', () => {
    expect(codeOf({ freshness: 'late' })).toBeUndefined();
    expect(codeOf({ freshness: 'stale' })).toBe('stale');
    expect(codeOf({ freshness: 'stale', approval: 'notApproved' })).toBe('stale');
    expect(codeOf({ freshness: 'stale', held: 99n })).toBe('insufficientBalance');
  });

  it('unstakes before it asks for a permit, unless one transaction does both', () => {
    const unsigned = { approval: 'notApproved' } as const;
    expect(codeOf({ ...unsigned, unstake: 'needed' })).toBe('unstakeNeeded');
    expect(codeOf({ ...unsigned, unstake: 'unknown' })).toBe('loading');
    expect(codeOf({ ...unsigned, unstake: 'paused' })).toBe('rewardsPaused');
    expect(codeOf({ ...unsigned, unstake: 'vaultShort' })).toBe('vaultShort');
    expect(codeOf({ ...unsigned, unstake: 'batched' })).toBe('permitNeeded');
    expect(codeOf({ approval: 'batched', unstake: 'batched' })).toBeUndefined();
    expect(codeOf({ unstake: 'needed', freshness: 'stale' })).toBe('stale');
    expect(codeOf({ unstake: 'needed', held: 99n })).toBe('insufficientBalance');
  });

  it('refuses a removal that would pay nothing of one token', () => {
    expect(codeOf({ removal: { poolTokens: 1n, amountA: 1n, amountB: 0n } })).toBe('tooLittle');
    expect(codeOf({ removal: { poolTokens: 1n, amountA: 0n, amountB: 1n } })).toBe('tooLittle');
  });

  it('asks for a signature, and for an approval if the pool has no permit', () => {
    const open = { approval: 'notApproved' } as const;
    expect(codeOf(open)).toBe('permitNeeded');
    expect(codeOf({ ...open, permit: 'asking' })).toBe('permitPending');
    expect(codeOf({ ...open, permit: 'impossible' })).toBe('approvalNeeded');
    expect(codeOf({ approval: 'pending' })).toBe('approvalPending');
    expect(codeOf({ approval: 'unknown', permit: 'impossible' })).toBe('loading');
  });
});
