import { knownToken } from '#config/tokens/tokens.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { dataService } from '#services/dataService/dataService.ts';
import type { ServiceWatch } from '#services/dataService/serviceWatch.ts';
import type { DataService } from '#services/dataService/types.ts';

type Source = Pick<ServiceWatch, 'status' | 'subscribe' | 'failed' | 'contradicted'> & {
  readonly service: Pick<DataService, 'tokens'>;
};

export interface ReportedTokensStore {
  /** Tokens for search texts only; empty for a service that contradicted the chain. */
  tokens(): ReadonlyMap<Address, Token>;
  subscribe(listener: () => void): () => void;
  /** Requests the tokens until the service has answered once. */
  want(): void;
}

/** Minimum wait before the service is queried again after a failure. */
const RETRY_MS = 30_000;

const none: ReadonlyMap<Address, Token> = new Map();

/**
 * Tokens of all pairs from the data service. Tokens of the bundled list are certain: one with other decimals
 * contradicts the service before any of its answer is used. Names of other tokens decide nothing, and tokens rename
 * themselves.
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
        if (reported.value.some(isWrong)) return source.contradicted();
        known = new Map(reported.value.map((token) => [token.address, token]));
        changes.tell();
      });
    },
  };
};

export const reportedTokens = createReportedTokens(dataService, knownToken);
