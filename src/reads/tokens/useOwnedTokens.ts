import { useMemo } from 'react';
import { knownToken, knownTokens } from '#config/tokens/tokens.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useHeldTokens } from './useHeldTokens.ts';
import { useTokenDirectory } from './useTokenDirectory.ts';

const knownAddresses = knownTokens.map(({ address }) => address);

/** Bundled and imported tokens, and held ones of the lists. */
export const useOwnedTokens = (account: Address | undefined): readonly Address[] => {
  const { all, own } = useTokenDirectory();
  // The other balances are read in any case.
  const unread = useMemo(
    () => all.map(({ address }) => address).filter((address) => !knownToken(address) && !own.has(address)),
    [all, own],
  );
  const held = useHeldTokens(account, unread);
  return useMemo(() => [...new Set([...knownAddresses, ...own.keys(), ...held])], [own, held]);
};
