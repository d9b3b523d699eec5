import { useMemo } from 'react';
import { bookDeposits } from '#chain/abis/bookDeposits.ts';
import { env } from '#config/env.ts';
import { knownTokens } from '#config/tokens/tokens.ts';
import { orderStories } from '#domain/orderBook/accountOrders.ts';
import { isFirstLoad, mapLoadable, valueOf } from '#lib/loadable.ts';
import { useAccountEvents } from '#reads/book/useAccountEvents.ts';
import { useCalls } from '#reads/calls/useCalls.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';
import type { Holding, HoldingsHook } from './holdingsHook.ts';
import { tokenHolding } from './tokenHolding.ts';

const knownAddresses = knownTokens.map(({ address }) => address);

/** What the order book keeps without an order, of the tokens that are known or that the account had orders in. */
export const useDepositHoldings: HoldingsHook = (account) => {
  const events = valueOf(useAccountEvents(account));
  const asked = useMemo(() => {
    const sold = events ? orderStories(events).map(({ soldToken }) => soldToken) : [];
    return [...new Set([...knownAddresses, ...sold])];
  }, [events]);
  const answers = useCalls(
    asked.map((token) => account && bookDeposits.userDiposit.call(env.orderBook, account, token)),
  );
  const tokens = useTokens(asked);
  return useMemo(
    () => ({
      lines: asked.flatMap((address, i): readonly Holding[] => {
        const [token, answer] = [tokens.get(address), answers[i]];
        const amount = answer && valueOf(mapLoadable(answer, bookDeposits.userDiposit.decode));
        return token && amount !== undefined && amount > 0n ? [tokenHolding(token, amount)] : [];
      }),
      isComplete: events !== undefined && !answers.some(isFirstLoad),
      isFailed: answers.some(({ status }) => status === 'failed'),
    }),
    [asked, answers, tokens, events],
  );
};
