import type { ReportedTrade } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { eachReported, type Reported } from '#lib/reported.ts';
import { dataService } from '#services/dataService/dataService.ts';
import type { ServiceWatch } from '#services/dataService/serviceWatch.ts';
import type { Answer } from '#services/dataService/types.ts';
import { tradingData } from '#services/tradingData/tradingData.ts';

interface Source extends Pick<ServiceWatch, 'status' | 'subscribe' | 'failed' | 'contradicted'> {
  readonly service: {
    trades(account: Address): Answer<readonly ReportedTrade[]>;
  };
}

interface ReportedTradesStore {
  /** Newest first; empty once a service contradicted the chain. */
  trades(account: Address | undefined): readonly Reported<ReportedTrade>[];
  subscribe(listener: () => void): () => void;
  want(account: Address): void;
  deny(account: Address): void;
}

const none: readonly Reported<ReportedTrade>[] = [];

const isBelieved = ({ status }: Source): boolean => status().kind !== 'contradicted';

export const createReportedTrades = (sources: readonly Source[]): ReportedTradesStore => {
  const changes = createNotifier();
  const requested = new Set<Address>();
  const known = new Map<Address, { readonly source: Source; readonly reported: readonly Reported<ReportedTrade>[] }>();
  const ask = async (account: Address): Promise<void> => {
    for (const source of sources.filter(isBelieved)) {
      const reported = await source.service.trades(account);
      if (reported.ok) {
        known.set(account, { source, reported: eachReported(reported.value) });
        return changes.notify();
      }
      source.failed(reported.error);
    }
  };
  return {
    trades(account) {
      const entry = account === undefined ? undefined : known.get(account);
      return entry && isBelieved(entry.source) ? entry.reported : none;
    },
    subscribe(listener) {
      const stops = [changes.add(listener), ...sources.map(({ subscribe }) => subscribe(listener))];
      return () => stops.forEach((stop) => stop());
    },
    want(account) {
      if (requested.has(account)) return;
      requested.add(account);
      void ask(account);
    },
    deny: (account) => known.get(account)?.source.contradicted(),
  };
};

export const reportedTrades = createReportedTrades([tradingData, dataService].filter((entry) => entry !== undefined));
