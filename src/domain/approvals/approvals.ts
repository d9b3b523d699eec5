import { fieldsOf } from '#lib/fields.ts';
import { valueOf, type Loadable } from '#lib/loadable.ts';
import type { Address } from '../tokens/types.ts';

export interface ApprovalKey {
  readonly token: Address;
  readonly spender: Address;
}

export interface GivenApproval extends ApprovalKey {
  readonly block: number;
}

export interface Candidate extends ApprovalKey {
  readonly block: number | undefined;
  /** True if a list or the user has the token: its approval is shown even if the allowance cannot be read. */
  readonly isListed: boolean;
}

/** Unique within an account: the addresses of token and spender, separated by a space. */
export const approvalId = ({ token, spender }: ApprovalKey): string => `${token} ${spender}`;

interface KnownApprovals {
  readonly tokens: readonly Address[];
  readonly spenders: readonly Address[];
  readonly found: readonly (ApprovalKey & { readonly block?: number })[];
  readonly isListed: (token: Address) => boolean;
}

const newestFirst = (a: Candidate, b: Candidate): number => (b.block ?? Infinity) - (a.block ?? Infinity) || 0;

/**
 * Approvals to read. Only the newest `maxUnlisted` unlisted ones count, because anybody can emit logs; `left` counts
 * the others.
 */
export const approvalCandidates = (
  { tokens, spenders, found, isListed }: KnownApprovals,
  maxUnlisted: number,
): { readonly candidates: readonly Candidate[]; readonly left: number } => {
  const all = new Map<string, Candidate>();
  const add = ({ token, spender, block }: KnownApprovals['found'][number]): void => {
    const id = approvalId({ token, spender });
    all.set(id, { token, spender, block: block ?? all.get(id)?.block, isListed: isListed(token) });
  };
  for (const token of tokens) for (const spender of spenders) add({ token, spender });
  found.forEach(add);
  const listed = [...all.values()].filter((candidate) => candidate.isListed);
  const unlisted = [...all.values()].filter((candidate) => !candidate.isListed).toSorted(newestFirst);
  return {
    candidates: [...listed, ...unlisted.slice(0, maxUnlisted)],
    left: Math.max(0, unlisted.length - maxUnlisted),
  };
};

/**
 * `unread`: the read of a listed token failed. `none`: the allowance is 0, or the read of an unlisted token failed,
 * which anybody can fake.
 */
export type ApprovalStatus = 'loading' | 'given' | 'unread' | 'none';

const failedStanding = (error: unknown): ApprovalStatus => {
  const { code } = fieldsOf(error);
  if (code === 'unread') return 'loading';
  return code === 'unsupported' ? 'none' : 'unread';
};

/** `isListed`: a list or the user has the token; otherwise a failed read counts as `none`. */
export const approvalStatus = (allowance: Loadable<bigint>, isListed: boolean): ApprovalStatus => {
  const value = valueOf(allowance);
  if (value !== undefined) return value > 0n ? 'given' : 'none';
  if (allowance.status !== 'failed') return 'loading';
  return isListed ? failedStanding(allowance.error) : 'none';
};
