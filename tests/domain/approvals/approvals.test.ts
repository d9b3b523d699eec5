import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approvalCandidates, approvalId, approvalStatus, type ApprovalStatus } from '#domain/approvals/approvals.ts';
import type { Address } from '#domain/tokens/types.ts';
import { failed, idle, loading, ready, reloading, type Loadable } from '#lib/loadable.ts';

const addressOf = (n: number): Address => `0x${n.toString(16).padStart(40, '0')}`;
const token = fc.nat(12).map(addressOf);
const spender = fc.integer({ min: 100, max: 103 }).map(addressOf);
const found = fc.array(fc.record({ token, spender, block: fc.nat(50) }, { requiredKeys: ['token', 'spender'] }), {
  maxLength: 30,
});
const known = fc.record({
  tokens: fc.uniqueArray(token, { maxLength: 5 }),
  spenders: fc.uniqueArray(spender, { maxLength: 4 }),
  found,
});
/** The tokens below this one are on a list. */
const LISTED = addressOf(7);
const isListed = (address: Address): boolean => address < LISTED;

describe('the approvals whose allowances are read', () => {
  it('are each listed one once, known or found, and the newest of the others up to the maximum', () => {
    fc.assert(
      fc.property(known, fc.nat(5), (query, most) => {
        const { candidates, left } = approvalCandidates({ ...query, isListed }, most);
        const ids = candidates.map(approvalId);
        expect(new Set(ids).size).toBe(ids.length);
        const expected = new Set([
          ...query.tokens.flatMap((entry) => query.spenders.map((to) => approvalId({ token: entry, spender: to }))),
          ...query.found.map(approvalId),
        ]);
        expect(ids.every((id) => expected.has(id))).toBe(true);
        expect(ids.length + left).toBe(expected.size);
        const unlisted = candidates.filter((candidate) => !candidate.isListed);
        expect(unlisted.length).toBeLessThanOrEqual(most);
        const blocks = unlisted.map(({ block }) => block ?? Infinity);
        expect(blocks).toEqual(blocks.toSorted((a, b) => (a === b ? 0 : b - a)));
      }),
    );
  });

  it('made-up tokens, however many, take the place of none that is listed', () => {
    const [a, b] = [addressOf(1), addressOf(100)];
    const spam = Array.from({ length: 5000 }, (_, n) => ({ token: addressOf(1000 + n), spender: b, block: 900 + n }));
    const all = approvalCandidates(
      { tokens: [], spenders: [b], found: [{ token: a, spender: b, block: 1 }, ...spam], isListed },
      50,
    );
    expect(all.candidates[0]).toEqual({ token: a, spender: b, block: 1, isListed: true });
    expect([all.candidates.length, all.left]).toEqual([51, 4950]);
  });

  it('one that was sent from here has the block of its log, in either order', () => {
    const key = { token: addressOf(1), spender: addressOf(100) };
    for (const each of [
      [key, { ...key, block: 5 }],
      [{ ...key, block: 5 }, key],
    ]) {
      const { candidates } = approvalCandidates({ tokens: [], spenders: [], found: each, isListed }, 1);
      expect(candidates).toEqual([{ ...key, block: 5, isListed: true }]);
    }
  });
});

describe('the definition of a candidate', () => {
  it.each<readonly [string, Loadable<bigint>, boolean, ApprovalStatus]>([
    ['given: something is allowed', ready(1n), false, 'given'],
    ['given: it was at the last reading, and is read again', reloading(1n), true, 'given'],
    ['given: it was at the last reading, and the node fails', failed({ code: 'unread' }, 1n), true, 'given'],
    ['none: nothing is allowed', ready(0n), true, 'none'],
    ['none: an unlisted token reports nothing, which anybody can make up', failed({ code: 'reverted' }), false, 'none'],
    ['none: a listed token has no allowances', failed({ code: 'unsupported' }), true, 'none'],
    ['unread: a listed token refuses to report it', failed({ code: 'reverted' }), true, 'unread'],
    ['unread: a listed token reports no number', failed({ code: 'malformed' }), true, 'unread'],
    ['loading: the node did not answer, and is asked again', failed({ code: 'unread' }), true, 'loading'],
    ['loading', loading, true, 'loading'],
    ['loading: not asked for yet', idle, false, 'loading'],
  ])('a candidate is %s', (_name, allowance, listed, status) => {
    expect(approvalStatus(allowance, listed)).toBe(status);
  });
});
