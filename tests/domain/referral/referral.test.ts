import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referralRules } from '#config/referralRules.ts';
import { rewardShares, stageOf } from '#domain/competitions/rules.ts';
import { keepInvitation, parseInvitationCode, restoreInvitation } from '#domain/referral/keptInvitation.ts';
import { feeShare, miningExtra } from '#domain/referral/shares.ts';
import { validateJoin, type JoinContext, type JoinProblem } from '#domain/referral/validateJoin.ts';

describe('an invitation that is kept', () => {
  it.each(['', 'a b', '../x', '<b>', 'a'.repeat(33), 'ü', 'a\n'])('%j is no code', (text) => {
    expect(parseInvitationCode(text)).toBeUndefined();
  });

  it('survives what is stored as it, and is nothing where that is damaged', () => {
    const kept = { code: 'alice', keptAtMs: 5 };
    expect(restoreInvitation(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        expect(restoreInvitation(stored)).toBeUndefined();
      }),
    );
    expect(restoreInvitation({ ...kept, code: '<b>' })).toBeUndefined();
    expect(restoreInvitation({ ...kept, keptAtMs: 'now' })).toBeUndefined();
  });

  it('is never overwritten silently, also not by a tab that saw another one', () => {
    const [first, second] = [
      { code: 'first', keptAtMs: 1 },
      { code: 'second', keptAtMs: 2 },
    ];
    expect(keepInvitation(undefined, second)).toBe(second);
    expect(keepInvitation(first, second)).toBe(first);
    expect(keepInvitation(first, second, 'first')).toBe(second);
    expect(keepInvitation(first, second, 'other')).toBe(first);
    expect(keepInvitation(first, { ...first, keptAtMs: 3 })).toBe(first);
  });
});

const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const inviter = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const fine: JoinContext = {
  account: friend,
  watching: false,
  wrongNetwork: false,
  hasService: true,
  inviter,
  hasJoined: false,
  canSign: true,
  isUnread: false,
};

const cases: readonly (readonly [JoinProblem | undefined, Partial<JoinContext>])[] = [
  [undefined, {}],
  ['loading', { hasJoined: undefined }],
  ['loading', { inviter: undefined }],
  ['unread', { inviter: undefined, isUnread: true }],
  ['unread', { hasJoined: undefined, isUnread: true }],
  [undefined, { isUnread: true }],
  ['cannotSign', { canSign: false, hasJoined: undefined }],
  ['alreadyJoined', { hasJoined: true, inviter: undefined, canSign: false }],
  ['ownInvitation', { inviter: friend, hasJoined: true }],
  ['connectWallet', { account: undefined, hasJoined: undefined }],
  ['wrongNetwork', { wrongNetwork: true, account: undefined }],
  ['watching', { watching: true, wrongNetwork: true }],
  ['unknownInvitation', { inviter: 'unknown', watching: true }],
  ['noService', { hasService: false, inviter: 'unknown' }],
];

it.each(cases)('%s comes first', (problem, wrong) => {
  expect(validateJoin({ ...fine, ...wrong })).toBe(problem);
});

describe('the reward for an invitation', () => {
  it('is a 33% share of trading fee, an extra 5% of mining', () => {
    expect(feeShare(30_000_000n, referralRules)).toBe(9_900_000n);
    expect(miningExtra(100n, referralRules)).toBe(5n);
    expect(feeShare(1n, referralRules)).toBe(0n);
  });

  it('is never more than its part', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n }), (fee) => {
        const part = feeShare(fee, referralRules);
        expect(part * 100n <= fee * 33n && fee * 33n - part * 100n < 100n).toBe(true);
      }),
    );
  });
});

describe('a competition', () => {
  it('runs from its start until just before its end', () => {
    const dates = { startsAt: 10, endsAt: 20 };
    expect([9, 10, 19, 20].map((now) => stageOf(dates, now))).toEqual(['upcoming', 'running', 'running', 'over']);
  });

  it('pays the top referrers proportionally: never more than there is, and never less to the better', () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt({ min: 0n, max: 10n ** 30n }), { maxLength: 100 }),
        fc.bigInt({ min: 0n, max: 10n ** 30n }),
        (scores, reward) => {
          const ranking = scores.toSorted((a, b) => (a < b ? 1 : -1)).map((score) => ({ score }));
          const shares = rewardShares(ranking, reward);
          const paid = shares.reduce((sum, share) => sum + share, 0n);
          const hasScores = ranking.some(({ score }) => score > 0n);
          expect(paid <= reward && (!hasScores || reward - paid < BigInt(ranking.length))).toBe(true);
          expect(shares.every((share, at) => at === 0 || share <= (shares[at - 1] ?? 0n))).toBe(true);
        },
      ),
    );
  });
});
