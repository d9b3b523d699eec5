import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import { executionsRequest, readExecutions, type SafeExecution } from '#chain/safe/safeExecution.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { nextSafeSearch } from '#domain/transactions/safeProgress.ts';
import { isSameCalls } from '#domain/transactions/sameCalls.ts';
import type { WalletRequest } from '#domain/transactions/walletRequest.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';
import type { WalletRequests } from '#stores/walletRequests.ts';
import {
  isFinished,
  isOpen,
  lookupRequest,
  continueLookup,
  type FinishedLookup,
  type OpenLookup,
} from './executionLookup.ts';
import { recordRequest } from './recordRequest.ts';
import { valueOf, type Answers, type QueryContext } from './receiptQuery.ts';

const MAX_LOOKED_AT = 8;

interface Progress {
  readonly round: number;
  readonly searchedTo: number;
  readonly toBlock: number;
  readonly open: readonly OpenLookup[];
  readonly seen: ReadonlySet<Hex>;
}

const START = { open: [], seen: new Set<Hex>() };

const isOf = ({ calls }: WalletRequest, lookup: FinishedLookup | OpenLookup): boolean =>
  isFinished(lookup) && lookup.calls !== undefined && isSameCalls(lookup.calls, calls);

/** @param executions undefined without a response: the same blocks are searched again */
const afterLooks = (
  progress: Progress,
  lookups: readonly (FinishedLookup | OpenLookup)[],
  executions: readonly SafeExecution[] | undefined,
): Progress => {
  const news = (executions ?? []).filter(
    ({ safeTxHash, minedHash }) => minedHash !== undefined && !progress.seen.has(safeTxHash),
  );
  return {
    ...progress,
    searchedTo: executions ? progress.toBlock : progress.searchedTo,
    open: [
      ...progress.open.slice(MAX_LOOKED_AT),
      ...lookups.filter(isOpen),
      ...news.map((execution) => ({ execution })),
    ],
    seen: new Set([...progress.seen, ...news.map(({ safeTxHash }) => safeTxHash)]),
  };
};

export const createSafeRequestSearches = (context: QueryContext, journal: WalletRequests) => {
  const known = new Map<string, Progress>();

  const progressOf = ({ id, atBlock }: WalletRequest): Progress | undefined => {
    const kept = known.get(id);
    const round = journal.round(id);
    if (kept?.round === round) return kept;
    return atBlock === undefined ? undefined : { ...START, round, searchedTo: atBlock, toBlock: atBlock };
  };

  const isOfAnother = (safeTxHash: Hex): boolean =>
    Object.values(selectTransactions(context.store.getState(), context.chainId)).some(
      ({ hash, safe }) => hash === safeTxHash || safe?.executedAs === safeTxHash,
    );

  const conclude = (request: WalletRequest, { safeTxHash, minedHash }: SafeExecution): void => {
    known.delete(request.id);
    const found = { signedAtBlock: request.atBlock, ...(minedHash && { minedHash }) };
    recordRequest(context, request, safeTxHash, found);
    journal.answered(request.id, safeTxHash);
  };

  return {
    requests: (request: WalletRequest, lastBlock: number | undefined): readonly RpcRequest[] => {
      const progress = progressOf(request);
      if (!progress || lastBlock === undefined) return [];
      const { fromBlock, toBlock, isNewest } = nextSafeSearch(progress.searchedTo, lastBlock);
      known.set(request.id, { ...progress, toBlock });
      const logs = executionsRequest(request.from, fromBlock, isNewest ? 'latest' : toBlock);
      return [logs, ...progress.open.slice(0, MAX_LOOKED_AT).flatMap((lookup) => lookupRequest(lookup) ?? [])];
    },
    take: (request: WalletRequest, [logs, ...answers]: Answers): void => {
      const progress = progressOf(request);
      const executions = readExecutions(valueOf(logs), request.from);
      if (!progress) return;
      const lookedAt = progress.open.slice(0, MAX_LOOKED_AT);
      const lookups = lookedAt.map((lookup, index) => continueLookup(lookup, valueOf(answers[index]), request.from));
      const own = lookups.find((lookup) => isOf(request, lookup) && !isOfAnother(lookup.execution.safeTxHash));
      if (own) return conclude(request, own.execution);
      known.set(request.id, afterLooks(progress, lookups, executions));
    },
    isBusy: ({ id }: WalletRequest): boolean => (known.get(id)?.open.length ?? 0) > 0,
  };
};
