import { rules } from '#config/rules.ts';
import { findInBlock, readQuantity } from '#chain/sending/knownTransaction.ts';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import { startSearch, type NonceSearch } from '#domain/transactions/nonceSearch.ts';
import { isSameCalls, isSentAgain } from '#domain/transactions/sameCalls.ts';
import { isSettled } from '#domain/transactions/isSettled.ts';
import { isRequested } from '#domain/transactions/isRequested.ts';
import type { WalletRequest } from '#domain/transactions/walletRequest.ts';
import type { KnownTransaction } from '#domain/transactions/types.ts';
import { selectTransactions, selectTransactionsOf } from '#state/transactions/selectors.ts';
import type { WalletRequests } from '#stores/walletRequests.ts';
import type { BlockSubscriber } from '../block/blockSubscribers.ts';
import { valueOf, type Answers, type QueryContext } from './receiptQuery.ts';
import { advanceSearch, searchRequests } from './nonceSteps.ts';
import { recordRequest } from './recordRequest.ts';
import { createSafeRequestSearches } from './safeRequestSearch.ts';

const LAG_BLOCKS = 4;
const AHEAD_BLOCKS = 2;
const OWN_REQUESTS = 3;

interface Progress {
  readonly round: number;
  readonly nonce: number | undefined;
  readonly search?: NonceSearch | undefined;
  /** True if the pool has a later transaction of the account. */
  readonly isQueued?: boolean;
  readonly isOver?: boolean;
}

const isBusyAt = ({ search, isQueued = false, isOver = false }: Progress): boolean =>
  !isOver && (search !== undefined || isQueued);

const blockTag = (block: number): string => `0x${block.toString(16)}`;

const requestsOf = (
  { from, atBlock, isRefused }: WalletRequest,
  { nonce, search, isOver }: Progress,
  isAwaited: boolean,
): readonly RpcRequest[] => {
  if (isOver === true) return [];
  if (nonce === undefined) {
    return atBlock === undefined ? [] : [{ method: 'eth_getTransactionCount', params: [from, blockTag(atBlock)] }];
  }
  const used = { method: 'eth_getTransactionCount', params: [from, 'latest'] };
  // The wallet may still answer, so the large pending block is not requested yet.
  if (isAwaited && !search) return [used];
  const queued = { method: 'eth_getTransactionCount', params: [from, 'pending'] };
  if (isRefused && !search) return [used, queued];
  return [
    used,
    queued,
    { method: 'eth_getBlockByNumber', params: ['pending', true] },
    ...(search ? searchRequests(search, from) : []),
  ];
};

/** True if the transaction has another record, or its call differs from the request. */
const isOther = ({ store, chainId }: QueryContext, request: WalletRequest, found: KnownTransaction): boolean =>
  Object.values(selectTransactions(store.getState(), chainId)).some(({ hash, replacedBy, earlierHashes = [] }) =>
    [hash, replacedBy, ...earlierHashes].includes(found.hash),
  ) || !isRequested(request, found);

/** True if a batch of the same calls is pending: its unknown transaction could be taken for this request's. */
const waitsForSameBatch = ({ store, chainId }: QueryContext, { from, calls }: WalletRequest): boolean =>
  selectTransactionsOf(store.getState(), chainId, from).some(
    (record) =>
      record.callsId !== undefined &&
      record.replacedBy === undefined &&
      !isSettled(record) &&
      isSameCalls(record.requested ?? [], calls),
  );

const createRequestSearches = (context: QueryContext, journal: WalletRequests) => {
  const known = new Map<string, Progress>();

  const progressOf = ({ id, nonce }: WalletRequest): Progress => {
    const kept = known.get(id);
    const round = journal.round(id);
    return kept?.round === round && (kept.nonce !== undefined || nonce === undefined) ? kept : { round, nonce };
  };
  const keep = ({ id, isRefused, nonce }: WalletRequest, progress: Progress): void => {
    known.set(id, progress);
    if (isRefused && progress.nonce !== undefined && progress.nonce !== nonce)
      journal.learn(id, { nonce: progress.nonce });
  };
  const conclude = (request: WalletRequest, found: KnownTransaction): void => {
    known.delete(request.id);
    recordRequest(context, request, found.hash, { signedAtBlock: request.atBlock, nonce: found.signed.nonce });
    journal.answered(request.id, found.hash);
  };

  const takeSearch = (request: WalletRequest, nonce: number, answers: Answers, blockNumber: number): void => {
    const { from, atBlock = 0 } = request;
    const { round, search } = progressOf(request);
    if (!search) {
      keep(request, { round, nonce, search: startSearch(atBlock - LAG_BLOCKS, blockNumber + AHEAD_BLOCKS) });
      return;
    }
    const next = advanceSearch(search, answers, from, nonce);
    if (next === 'over') keep(request, { round, nonce, isOver: true });
    else if (!('hash' in next)) keep(request, { round, nonce, search: next });
    else if (isOther(context, request, next)) keep(request, { round, nonce: nonce + 1 });
    else conclude(request, next);
  };

  const takePending = (request: WalletRequest, nonce: number, pending: number, block: unknown): void => {
    if (request.isRefused) keep(request, { ...progressOf(request), isQueued: pending > nonce });
    for (let at = nonce; at < pending; at += 1) {
      const found = findInBlock(block, request.from, at);
      if (found && !isOther(context, request, found)) return conclude(request, found);
    }
  };

  const take = (request: WalletRequest, answers: Answers, blockNumber: number): void => {
    const { round, nonce } = progressOf(request);
    if (nonce === undefined) {
      const count = readQuantity(valueOf(answers[0]));
      keep(request, { round, nonce: count, isOver: answers.length > 0 && count === undefined });
      return;
    }
    const [used, pending] = answers.slice(0, 2).map((answer) => readQuantity(valueOf(answer)));
    if (used !== undefined && used > nonce) takeSearch(request, nonce, answers.slice(OWN_REQUESTS), blockNumber);
    else if (pending !== undefined) takePending(request, nonce, pending, valueOf(answers[2]));
  };

  return {
    requests: (request: WalletRequest): readonly RpcRequest[] =>
      requestsOf(request, progressOf(request), journal.isAwaited(request.id)),
    take,
    isBusy: (request: WalletRequest): boolean => isBusyAt(progressOf(request)),
  };
};

/**
 * True if the same calls were sent before: a batch has no record under its transaction's hash, so it could be mistaken
 * for this request.
 */
const isRepeated = ({ store, chainId }: QueryContext, journal: WalletRequests, request: WalletRequest): boolean =>
  journal.all().some(({ from, calls }) => from === request.from && isSameCalls(calls, request.calls)) ||
  isSentAgain(request, selectTransactionsOf(store.getState(), chainId, request.from));

type RequestSubscriber = Required<Pick<BlockSubscriber, 'request' | 'receive' | 'failed'>>;

/**
 * Transactions of an account are searched in the pool and in blocks from the next nonce on, those of a Safe in its
 * logs.
 */
export const createRequestSubscriber = (context: QueryContext, journal: WalletRequests): RequestSubscriber => {
  const ofAccounts = createRequestSearches(context, journal);
  const ofSafes = createSafeRequestSearches(context, journal);
  const searchesOf = ({ kind }: WalletRequest) => (kind === 'safe' ? ofSafes : ofAccounts);
  const watched = new Map<string, number>();
  let requested: readonly { readonly request: WalletRequest; readonly requests: readonly RpcRequest[] }[] = [];

  const isSearched = ({ id, askedTime }: WalletRequest): boolean =>
    // The clock may have been set back.
    !journal.isAwaited(id) || Math.abs(context.nowMs() - askedTime) >= rules.signing.silentWalletMs;

  const recordAnswered = (): void => {
    for (const request of journal.sent()) {
      if (request.hash) recordRequest(context, request, request.hash, { signedAtBlock: request.atBlock });
      journal.remove(request.id);
    }
  };

  const forgetRefused = (request: WalletRequest): void => {
    const { id } = request;
    const blocks = (watched.get(id) ?? 0) + 1;
    watched.set(id, blocks);
    const { refusedWatchBlocks, busyWatchBlocks } = rules.signing;
    const most = searchesOf(request).isBusy(request) ? busyWatchBlocks : refusedWatchBlocks;
    if (blocks < most && journal.refused().some((entry) => entry.id === id)) return;
    watched.delete(id);
    if (blocks >= most) journal.remove(id);
  };

  return {
    request: (phase) => {
      if (phase.kind !== 'newBlock') return {};
      recordAnswered();
      requested = [...journal.all(), ...journal.refused().filter((request) => !isRepeated(context, journal, request))]
        .filter(
          (request) =>
            request.chainId === context.chainId && isSearched(request) && !waitsForSameBatch(context, request),
        )
        .map((request) => ({ request, requests: searchesOf(request).requests(request, phase.lastBlock) }));
      return { requests: requested.flatMap(({ requests }) => requests) };
    },
    receive: ({ responses, blockNumber }, phase) => {
      const sent = requested;
      requested = [];
      if (phase.kind !== 'newBlock') return;
      for (const { request, requests } of sent) {
        const answers = requests.map((entry) => responses.get(entry));
        if (requests.length > 0) searchesOf(request).take(request, answers, blockNumber);
      }
      const isCounted = (request: WalletRequest): boolean =>
        sent.some((entry) => entry.request.id === request.id) || isRepeated(context, journal, request);
      journal.refused().filter(isCounted).forEach(forgetRefused);
    },
    failed: () => {
      requested = [];
    },
  };
};
