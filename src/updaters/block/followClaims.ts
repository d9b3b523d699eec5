import { dataService } from '#services/dataService/dataService.ts';
import type { ServiceWatch } from '#services/dataService/serviceWatch.ts';
import { tradingData } from '#services/tradingData/tradingData.ts';
import { headClaimed } from '#state/app/slice.ts';
import type { AppStore } from '#state/hooks.ts';

type Claiming = Pick<ServiceWatch, 'status' | 'subscribe'>;

const configured: readonly Claiming[] = [dataService, tradingData].filter((watch) => watch !== undefined);

/** Stores the highest block that a trusted service reports; null without a service. */
export const followClaims = (store: Pick<AppStore, 'dispatch'>, watches = configured): (() => void) => {
  const notify = (): void => {
    const claimed = watches
      .map((watch) => watch.status())
      .flatMap((entry) => (entry.kind === 'synced' ? [entry.block] : []));
    store.dispatch(headClaimed(claimed.length > 0 ? Math.max(...claimed) : null));
  };
  const stops = watches.map((watch) => watch.subscribe(notify));
  return () => stops.forEach((stop) => stop());
};
