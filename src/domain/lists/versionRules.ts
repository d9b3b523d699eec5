import type { Token } from '../tokens/types.ts';
import type { ListVersion, TokenList } from './types.ts';

/** How much newer a version is, or how much a change of tokens asks for; comparable. */
export const UPGRADE = { none: 0, patch: 1, minor: 2, major: 3 } as const;
export type Upgrade = (typeof UPGRADE)[keyof typeof UPGRADE];

/** From one version to another; an older or the same one is none (semantic versioning as token lists use it). */
export const upgradeBetween = (from: ListVersion, to: ListVersion): Upgrade => {
  if (to.major !== from.major) return to.major > from.major ? UPGRADE.major : UPGRADE.none;
  if (to.minor !== from.minor) return to.minor > from.minor ? UPGRADE.minor : UPGRADE.none;
  return to.patch > from.patch ? UPGRADE.patch : UPGRADE.none;
};

export interface TokenChanges {
  readonly added: readonly Token[];
  readonly removed: readonly Token[];
  /** The token as it becomes. */
  readonly changed: readonly Token[];
  /** A token is gone, or its amounts would be read with other decimals. */
  readonly breaking: boolean;
}

const sameTags = (a: readonly string[] = [], b: readonly string[] = []): boolean =>
  a.length === b.length && a.every((tag, index) => tag === b[index]);

const sameToken = (a: Token, b: Token): boolean =>
  a.decimals === b.decimals &&
  a.symbol === b.symbol &&
  a.name === b.name &&
  a.logoURI === b.logoURI &&
  sameTags(a.tags, b.tags);

/** What becomes of a list's tokens. Order does not count. */
export const tokenChanges = (from: readonly Token[], to: readonly Token[]): TokenChanges => {
  const before = new Map(from.map((token) => [token.address, token]));
  const after = new Map(to.map((token) => [token.address, token]));
  const removed = from.filter(({ address }) => !after.has(address));
  const kept = to.flatMap((now) => {
    const was = before.get(now.address);
    return was && !sameToken(was, now) ? [{ was, now }] : [];
  });
  return {
    added: to.filter(({ address }) => !before.has(address)),
    removed,
    changed: kept.map(({ now }) => now),
    breaking: removed.length > 0 || kept.some(({ was, now }) => was.decimals !== now.decimals),
  };
};

/** The least bump that is fit for a change of tokens: removals and other decimals major, additions minor, else patch. */
export const smallestUpgrade = ({ added, changed, breaking }: TokenChanges): Upgrade => {
  if (breaking) return UPGRADE.major;
  if (added.length > 0) return UPGRADE.minor;
  return changed.length > 0 ? UPGRADE.patch : UPGRADE.none;
};

/**
 * What to do with a fetched list beside the kept one (spec 000 section 4): a version that is not newer is ignored; a
 * patch or minor bump applies by itself unless the tokens changed by more than it announces; a major one applies.
 */
export const updateRule = (kept: TokenList, fetched: TokenList): 'ignore' | 'apply' | 'ask' => {
  const upgrade = upgradeBetween(kept.version, fetched.version);
  if (upgrade === UPGRADE.none) return 'ignore';
  if (upgrade === UPGRADE.major) return 'apply';
  return upgrade >= smallestUpgrade(tokenChanges(kept.tokens, fetched.tokens)) ? 'apply' : 'ask';
};
