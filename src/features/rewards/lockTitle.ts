import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Address, Token } from '#domain/tokens/types.ts';

export interface NamedLock {
  readonly staking: Address;
  readonly token: Token | undefined;
  readonly isPoolToken: boolean;
}

/** Pool tokens have one symbol in common, so their address is the key. */
const nameKey = ({ token, isPoolToken }: NamedLock): string | undefined =>
  isPoolToken ? token?.address : token && shortenSymbol(token.symbol);

/** Adds the contract's address if another lock contract takes a token of this name. */
export const lockTitle = (name: string, staking: Address, locks: readonly NamedLock[]): string => {
  const lock = locks.find((entry) => entry.staking === staking);
  const key = lock && nameKey(lock);
  const isShared = key !== undefined && locks.filter((entry) => nameKey(entry) === key).length > 1;
  return isShared ? `${name} ${shortenAddress(staking)}` : name;
};
