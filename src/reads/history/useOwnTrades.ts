import { useMemo } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { accountTrades } from '#domain/orderBook/accountOrders.ts';
import { splitSelfFills, type SelfFillFee } from '#domain/orderBook/selfFills.ts';
import { newestTradeFirst, type OwnTrade } from '#domain/portfolio/ownTrade.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactionsOf } from '#state/transactions/selectors.ts';
import type { AccountEvents } from '#stores/accountOrdersStore.ts';
import { useBlockTimes } from '../calls/useBlockTimes.ts';
import { useTokens } from '../tokens/useTokens.ts';
import { routerTrade } from './routerTrade.ts';

export interface OwnTrades {
  readonly trades: readonly OwnTrade[];
  readonly fees: readonly SelfFillFee[];
  readonly tokens: ReadonlyMap<Address, Token>;
}

/** Fills come from the chain, trades on other routers from this browser's transactions. */
export const useOwnTrades = (account: Address | undefined, events: AccountEvents): OwnTrades => {
  const known = valueOf(events);
  const { trades: found, fees } = useMemo(() => splitSelfFills(known ? accountTrades(known) : []), [known]);
  const tokens = useTokens([...found, ...fees].flatMap(({ soldToken, boughtToken }) => [soldToken, boughtToken]));
  const records = useAppSelector((state) => selectTransactionsOf(state, POLYGON_CHAIN_ID, account));
  const swaps = useMemo(() => records.filter(({ info }) => info.kind === 'swap'), [records]);
  const times = useBlockTimes(swaps.flatMap(({ receipt }) => receipt?.blockNumber ?? []));
  return useMemo(() => {
    const elsewhere = swaps.flatMap((swap) => routerTrade(swap, times) ?? []);
    return {
      trades: [...elsewhere.map(({ trade }) => trade), ...found].toSorted(newestTradeFirst),
      fees,
      tokens: new Map([...elsewhere.flatMap((trade) => [...trade.tokens]), ...tokens]),
    };
  }, [swaps, times, found, fees, tokens]);
};
