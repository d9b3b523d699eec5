import { useMemo } from 'react';
import { knownToken, knownTokens } from '#config/tokens/tokens.ts';
import { orderStories } from '#domain/orderBook/accountOrders.ts';
import { valueOf } from '#lib/loadable.ts';
import { useAccountEvents } from '#reads/book/useAccountEvents.ts';
import { useDeposits } from '#reads/book/useDeposits.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';
import { useTokensAhead } from '#reads/tokens/useTokensAhead.ts';
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
  const { amounts, isReading, isFailed } = useDeposits(account, asked);
  useTokensAhead(asked.filter((address) => !knownToken(address)));
  const tokens = useTokens(asked);
  return useMemo(
    () => ({
      lines: [...amounts].flatMap(([address, amount]): readonly Holding[] => {
        const token = tokens.get(address);
        return token && amount > 0n ? [tokenHolding(token, amount)] : [];
      }),
      isComplete: events !== undefined && !isReading,
      isFailed,
    }),
    [amounts, isReading, isFailed, tokens, events],
  );
};
