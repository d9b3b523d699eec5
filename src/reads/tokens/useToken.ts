import { useMemo } from 'react';
import { tokenCalls, tokenWith } from '#chain/reading/tokenReport.ts';
import { knownToken } from '#config/tokens/tokens.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { idle, ready, type Loadable } from '#lib/loadable.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectAppTokens } from '#state/appTokens.ts';
import { ONCE, useCalls } from '../calls/useCalls.ts';

/** Bundled and imported tokens at once, others from the chain with the lists' texts. Failures carry a TokenProblem. */
export const useToken = (address: Address | undefined): Loadable<Token> => {
  const known = address && knownToken(address);
  const requested = known ? undefined : address;
  const listed = useAppSelector((state) => requested && selectAppTokens(state).find(requested));
  const isOwn = useAppSelector((state) => requested !== undefined && selectAppTokens(state).own.has(requested));
  const answers = useCalls(tokenCalls(requested, listed), ONCE);
  return useMemo(() => {
    if (known) return ready(known);
    return address ? tokenWith(address, answers, listed, isOwn) : idle;
  }, [known, address, answers, listed, isOwn]);
};
