import { knownToken } from '#config/tokens/tokens.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { judge, reportedBy, type Reported } from '#lib/reported.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { dataService } from '#services/dataService/dataService.ts';
import type { ServiceWatch } from '#services/dataService/serviceWatch.ts';
import type { DataService } from '#services/dataService/types.ts';

type Source = Pick<ServiceWatch, 'status' | 'subscribe' | 'failed' | 'contradicted'> & {
  readonly service: Pick<DataService, 'tokens'>;
};

interface ReportedTokensStore {
  /** Used for search texts only; empty once the service contradicted the chain. */
  tokens(): ReadonlyMap<Address, Reported<Token>>;
  subscribe(listener: () => void): () => void;
  want(): void;
}

const RETRY_MS = 30_000;

const none: ReadonlyMap<Address, Reported<Token>> = new Map();

/**
 * Other decimals of a bundled token contradict the service. Other names do not, because tokens can rename themselves.
 */
export const createReportedTokens = (
  source: Source | undefined,
  certain: (address: Address) => Pick<Token, 'decimals'> | undefined,
): ReportedTokensStore => {
  const changes = createNotifier();
  let known = none;
  let dueAt = -Infinity;
  const isBelieved = (): boolean => source !== undefined && source.status().kind !== 'contradicted';
  const isWrong = ({ address, decimals }: Token): boolean => (certain(address)?.decimals ?? decimals) !== decimals;
  return {
    tokens: () => (isBelieved() ? known : none),
    subscribe(listener) {
      const stops = [changes.add(listener), source?.subscribe(listener)];
      return () => stops.forEach((stop) => stop?.());
    },
    want() {
      if (!source || !isBelieved() || performance.now() < dueAt) return;
      dueAt = Infinity;
      void source.service.tokens().then((reported) => {
        if (!reported.ok) {
          dueAt = performance.now() + RETRY_MS;
          return source.failed(reported.error);
        }
        if (judge(reported.value, (tokens) => tokens.some(isWrong))) return source.contradicted();
        known = reportedBy(reported.value, ({ address }) => address);
        changes.notify();
      });
    },
  };
};

export const reportedTokens = createReportedTokens(dataService, knownToken);
