import type { Token } from '../tokens/types.ts';
import type { TokenList } from './types.ts';
import { UPGRADE, upgradeBetween, type Upgrade } from './versionRules.ts';

interface TokenChanges {
  readonly added: readonly Token[];
  readonly removed: readonly Token[];
  readonly changed: readonly Token[];
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

/** Compares tokens in any order by address. `breaking`: a token is gone, or has other decimals. */
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

/** Smallest step that fits the changes: major for removals and other decimals, minor for additions, else patch. */
export const smallestUpgrade = ({ added, changed, breaking }: TokenChanges): Upgrade => {
  if (breaking) return UPGRADE.major;
  if (added.length > 0) return UPGRADE.minor;
  return changed.length > 0 ? UPGRADE.patch : UPGRADE.none;
};

/**
 * An equal or older version is ignored, and a major step applies. A smaller step needs the user's consent (`ask`) if
 * tokens changed by more than it says (000 §4).
 */
export const updateRule = (kept: TokenList, fetched: TokenList): 'ignore' | 'apply' | 'ask' => {
  const upgrade = upgradeBetween(kept.version, fetched.version);
  if (upgrade === UPGRADE.none) return 'ignore';
  if (upgrade === UPGRADE.major) return 'apply';
  return upgrade >= smallestUpgrade(tokenChanges(kept.tokens, fetched.tokens)) ? 'apply' : 'ask';
};
