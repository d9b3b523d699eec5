import { useMemo } from 'react';
import { knownToken } from '#config/tokens/tokens.ts';
import type { Address, Token, TokenProblem } from '#domain/tokens/types.ts';
import { ready, valueOf, type Loadable } from '#lib/loadable.ts';
import { ONCE, useCalls } from '../calls/useCalls.ts';
import { tokenCalls, tokenWith, answersOf } from '#chain/reading/tokenReport.ts';
import { useTokenDirectory } from './useTokenDirectory.ts';

export const useTokenReadings = (
  make: typeof tokenWith,
  addresses: readonly Address[],
): ReadonlyMap<Address, Loadable<Token, TokenProblem>> => {
  const joined = [...new Set(addresses)].toSorted().join(' ');
  const { find, own } = useTokenDirectory();
  const requested = useMemo(() => (joined === '' ? [] : (joined.split(' ') as readonly Address[])), [joined]);
  const unlisted = useMemo(() => requested.filter((address) => !knownToken(address)), [requested]);
  const ownAnswers = useCalls(
    unlisted.flatMap((address) => tokenCalls(address, find(address))),
    ONCE,
  );
  return useMemo(() => {
    const read = (address: Address): Loadable<Token, TokenProblem> => {
      const known = knownToken(address);
      if (known) return ready(known);
      const answers = answersOf(ownAnswers, unlisted.indexOf(address));
      return make(address, answers, find(address), own.has(address));
    };
    return new Map(requested.map((address) => [address, read(address)]));
  }, [make, requested, unlisted, ownAnswers, find, own]);
};

export const useTokensAs = (make: typeof tokenWith, addresses: readonly Address[]): ReadonlyMap<Address, Token> => {
  const readings = useTokenReadings(make, addresses);
  return useMemo(
    () =>
      new Map(
        [...readings].flatMap(([address, reading]) => {
          const token = valueOf(reading);
          return token ? [[address, token] as const] : [];
        }),
      ),
    [readings],
  );
};

export const useTokens = (addresses: readonly Address[]): ReadonlyMap<Address, Token> =>
  useTokensAs(tokenWith, addresses);
