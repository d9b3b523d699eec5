import { useMemo } from 'react';
import { knownToken, knownTokens } from '#config/tokens/tokens.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useHeldTokens } from './useHeldTokens.ts';
import { useTokenDirectory } from './useTokenDirectory.ts';

const knownAddresses = knownTokens.map(({ address }) => address);

export const useOwnedTokens = (account: Address | undefined): readonly Address[] => {
  const { all, own } = useTokenDirectory();
  const unread = useMemo(
    () => all.map(({ address }) => address).filter((address) => !knownToken(address) && !own.has(address)),
    [all, own],
  );
  const held = useHeldTokens(account, unread);
  return useMemo(() => [...new Set([...knownAddresses, ...own.keys(), ...held])], [own, held]);
};
