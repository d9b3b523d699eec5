import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { contracts } from '#chain/contracts.ts';
import { readReportedTrades } from '#chain/reading/reportedTrades.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { rules } from '#config/rules.ts';
import type { AccountTrade, ReportedTrade } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Reported } from '#lib/reported.ts';
import { reportedTrades } from '#stores/reportedTrades.ts';
import { useBlockTimes } from '../calls/useBlockTimes.ts';
import { useWatched } from '../wallet/useWallet.ts';

const none: readonly AccountTrade[] = [];

/** The list may be incomplete, so never compute totals. Requests nothing for a watched account. */
export const useReportedTrades = (account: Address | undefined, isEnabled: boolean): readonly AccountTrade[] => {
  const isWatching = useWatched().phase === 'watching';
  const reported = useSyncExternalStore(
    reportedTrades.subscribe,
    useCallback(() => reportedTrades.trades(account), [account]),
  );
  const [found, setFound] = useState<{
    readonly reported: readonly Reported<ReportedTrade>[];
    readonly trades: typeof none;
  }>();
  useEffect(() => {
    if (account !== undefined && isEnabled && !isWatching) reportedTrades.want(account);
  }, [account, isEnabled, isWatching]);
  useEffect(() => {
    if (account === undefined || !isEnabled || reported.length === 0) return undefined;
    let isLeft = false;
    const { depthBlocks } = rules.service;
    const read = async (): Promise<void> => {
      const { trades, isDenied } = await readReportedTrades({
        rpc: readRpc,
        contracts,
        account,
        reported,
        depthBlocks,
      });
      if (isLeft) return;
      if (isDenied) reportedTrades.deny(account);
      else setFound({ reported, trades });
    };
    read().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [account, isEnabled, reported]);
  const trades = isEnabled && found?.reported === reported ? found.trades : none;
  const times = useBlockTimes(trades.flatMap(({ at }) => (at.timestamp === undefined ? [at.blockNumber] : [])));
  return useMemo(
    () =>
      trades.map((trade) => ({
        ...trade,
        at: { ...trade.at, timestamp: trade.at.timestamp ?? times.get(trade.at.blockNumber) },
      })),
    [trades, times],
  );
};
