import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { DAY_SECONDS } from '#domain/history/dayStats.ts';
import type { ReportedOrderMining } from '#domain/mining/reportedOrderMining.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ZERO_ADDRESS } from '#lib/hex.ts';
import { lazyStore } from '#lib/later.ts';
import { dataService } from '#services/dataService/dataService.ts';
import type { Checked } from '#stores/checkedReports.ts';
import { useBlock } from '../calls/useBlock.ts';
import { useWatched } from '../wallet/useWallet.ts';

const store = lazyStore(
  dataService && (async () => (await import('#stores/reportedOrderMining.ts')).reportedOrderMining),
);

const dayBefore = (block: number, blockTimeMs: number): number =>
  Math.max(0, block - Math.ceil((DAY_SECONDS * 1000) / blockTimeMs));

interface MiningScope {
  readonly rewards: Address;
  readonly config: Address;
  readonly account: Address | undefined;
  readonly blockTimeMs: number;
}

/** Compared with the contracts at the reported block. Requests nothing for a watched account. */
export const useReportedOrderMining = ({
  rewards,
  config,
  account: shown,
  blockTimeMs,
}: MiningScope): Checked<ReportedOrderMining> | undefined => {
  const isWatching = useWatched().phase === 'watching';
  const account = isWatching || shown === undefined ? ZERO_ADDRESS : shown;
  const { number } = useBlock();
  const fromBlock = number === undefined ? 0 : dayBefore(number, blockTimeMs);
  const key = useMemo(() => ({ rewards, config, account, fromBlock: 0 }), [rewards, config, account]);
  const reportedOrderMining = useSyncExternalStore(store.subscribe, store.read);
  const reported = useSyncExternalStore(
    store.subscribe,
    useCallback(() => store.read()?.report(key), [key]),
  );
  useEffect(() => {
    reportedOrderMining?.want({ ...key, fromBlock });
  }, [reportedOrderMining, key, fromBlock]);
  useEffect(() => {
    if (number !== undefined) reportedOrderMining?.check(key, number);
  }, [reportedOrderMining, key, number, reported]);
  return reported;
};
