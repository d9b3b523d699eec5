import { fieldsOf } from '#lib/fields.ts';
import { valueOf } from '#lib/loadable.ts';
import type { Loadable } from '#lib/loadable.ts';
import type { Address } from '../tokens/types.ts';

/** What an account lets a spender take of a token. */
export interface ApprovalKey {
  readonly token: Address;
  readonly spender: Address;
}

/** An approval as a log has it; `block` is that of the last log about it. */
export interface GivenApproval extends ApprovalKey {
  readonly block: number;
}

/** An approval whose allowance is to be read. */
export interface Candidate extends ApprovalKey {
  readonly block: number | undefined;
  /** A list or the person has the token, so it is shown even where its allowance can't be read. */
  readonly isListed: boolean;
}

/** Names an approval: no two of an account have the same token and spender. */
export const approvalId = ({ token, spender }: ApprovalKey): string => `${token} ${spender}`;

/** What is known of an account's approvals before its allowances are read. */
export interface KnownApprovals {
  /** Tokens that are read with every spender. */
  readonly tokens: readonly Address[];
  readonly spenders: readonly Address[];
  /** Found in logs, with their block, or sent from here. */
  readonly found: readonly (ApprovalKey & { readonly block?: number })[];
  readonly isListed: (token: Address) => boolean;
}

const newestFirst = (a: Candidate, b: Candidate): number => (b.block ?? Infinity) - (a.block ?? Infinity) || 0;

/**
 * The approvals whose allowances are to be read, each once. Of tokens that nobody listed only the newest `maxUnlisted`:
 * anybody can emit logs of as many as they like. `left` is how many of them are left out.
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
  const listed = [...all.values()].filter((one) => one.isListed);
  const unlisted = [...all.values()].filter((one) => !one.isListed).toSorted(newestFirst);
  return {
    candidates: [...listed, ...unlisted.slice(0, maxUnlisted)],
    left: Math.max(0, unlisted.length - maxUnlisted),
  };
};

/**
 * What a candidate is by its allowance at the block shown. `unread`: a listed token refuses to report it. `none`: nothing
 * is allowed, or the token has no allowances, or an unlisted one does not report it, which anybody can make up.
 */
export type ApprovalStanding = 'loading' | 'given' | 'unread' | 'none';

/** What did not answer is read again with the next block. */
const failedStanding = (error: unknown): ApprovalStanding => {
  const { code } = fieldsOf(error);
  if (code === 'unread') return 'loading';
  return code === 'unsupported' ? 'none' : 'unread';
};

/** `isListed`: a list or the person has the token. */
export const approvalStanding = (allowance: Loadable<bigint>, isListed: boolean): ApprovalStanding => {
  const value = valueOf(allowance);
  if (value !== undefined) return value > 0n ? 'given' : 'none';
  if (allowance.status !== 'failed') return 'loading';
  return isListed ? failedStanding(allowance.error) : 'none';
};
