import { useMemo } from 'react';
import { tokenCalls, tokenWith } from '#chain/reading/tokenReport.ts';
import { knownToken } from '#config/tokens/tokens.ts';
import type { Call } from '#domain/multicall/types.ts';
import type { Address, Token, TokenProblem } from '#domain/tokens/types.ts';
import { idle, ready, type Loadable } from '#lib/loadable.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectAppTokens } from '#state/appTokens.ts';
import { ONCE, useCalls, useCallsAhead } from '../calls/useCalls.ts';

/** A token may be newer than the node's block. */
const BLOCKS_UNTIL_RETRY = 3;
const NONE: readonly Call[] = [];

/** Bundled and imported tokens are known at once; others come from the chain, with texts of token lists. */
export const useToken = (address: Address | undefined): Loadable<Token, TokenProblem> => {
  const known = address && knownToken(address);
  const requested = known ? undefined : address;
  const listed = useAppSelector((state) => requested && selectAppTokens(state).find(requested));
  const isOwn = useAppSelector((state) => requested !== undefined && selectAppTokens(state).own.has(requested));
  const calls = tokenCalls(requested, listed);
  const answers = useCalls(calls, ONCE);
  const token = useMemo(() => {
    if (known) return ready(known);
    return address ? tokenWith(address, answers, listed, isOwn) : idle;
  }, [known, address, answers, listed, isOwn]);
  const missing = token.status === 'failed' ? calls.flatMap((call) => call ?? []) : NONE;
  useCallsAhead(missing, BLOCKS_UNTIL_RETRY);
  return token;
};
