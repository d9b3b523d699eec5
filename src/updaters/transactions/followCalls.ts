import type { Eip1193Provider } from '#chain/connectors/eip1193.ts';
import { readCallsReport, type CallsReport } from '#chain/connectors/walletCalls.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isSettled } from '#domain/transactions/isSettled.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { selectBlockNumber } from '#state/app/selectors.ts';
import type { WalletRequest } from '#domain/transactions/walletRequest.ts';
import type { AppStore } from '#state/hooks.ts';
import { selectTransaction, selectTransactionsOf } from '#state/transactions/selectors.ts';
import { callsReported, replaced } from '#state/transactions/slice.ts';
import { walletRequests, type WalletRequests } from '#stores/walletRequests.ts';
import { recordRequest } from './recordRequest.ts';

const chainId = POLYGON_CHAIN_ID;

export type FollowedWallet =
  | { readonly account: Address | undefined; readonly getWallet: () => Promise<Eip1193Provider | undefined> }
  | undefined;

const SILENT: CallsReport = { stage: 'silent', minedHash: undefined, earlierHashes: [] };

const KNOWN: ReadonlySet<CallsReport['stage']> = new Set(['pending', 'confirmed', 'reverted', 'partlyReverted']);

type Waiting = TransactionRecord & { readonly callsId: string };

const isWaiting = (record: TransactionRecord): record is Waiting =>
  record.callsId !== undefined && record.replacedBy === undefined && !isSettled(record);

const take = (
  store: AppStore,
  { hash, callsStage }: Waiting,
  { stage, minedHash, earlierHashes }: CallsReport,
  blockNumber: number,
): void => {
  if (stage === 'silent') return;
  const hasFailed = stage === 'reverted' || stage === 'partlyReverted';
  // The batch was executed in part, in a transaction that the wallet does not name.
  if (stage === 'partlyReverted' && !minedHash) {
    if (callsStage === undefined) store.dispatch(callsReported({ chainId, hash, stage: 'forgotten', minedHash }));
    return;
  }
  if (stage === 'failed' || (hasFailed && !minedHash)) {
    const ended = { kind: 'failedInWallet', blockNumber } as const;
    store.dispatch(replaced({ chainId, hash, ended, atMs: Date.now() }));
    return;
  }
  const known = hasFailed || stage === 'forgotten' ? stage : undefined;
  // A transaction that is named too early may be replaced, or be the first of several.
  const mined = stage === 'pending' ? undefined : minedHash;
  if (mined || callsStage !== known) {
    store.dispatch(callsReported({ chainId, hash, stage: known, minedHash: mined, earlierHashes }));
  }
};

interface Followed {
  readonly store: AppStore;
  readonly connected: () => FollowedWallet;
  readonly journal: WalletRequests;
}

/** A wallet knows a batch of an earlier page only after its owner confirmed the batch. */
const askAbout = async (
  { store, connected, journal }: Followed,
  request: WalletRequest,
  callsId: Hex,
  blockNumber: number,
): Promise<void> => {
  const provider = await connected()
    ?.getWallet()
    .catch(() => undefined);
  const { stage } = provider ? await readCallsReport(provider, callsId) : SILENT;
  const isOpen = journal.unanswered().some(({ id }) => id === request.id);
  if (!isOpen || !KNOWN.has(stage)) return;
  recordRequest({ store, chainId, nowMs: Date.now }, request, callsId, {
    signedAtBlock: request.atBlock ?? blockNumber,
  });
  journal.remove(request.id);
};

/** EIP-5792. A reported transaction counts once the chain has its receipt. */
export const followCalls = (
  store: AppStore,
  connected: () => FollowedWallet,
  journal: WalletRequests = walletRequests,
): (() => void) => {
  const asking = new Set<Hex>();
  let seenRecords: unknown;
  let seenBlock: number | undefined;
  let isLeft = false;

  const ask = async ({ hash, callsId }: Waiting, blockNumber: number): Promise<void> => {
    asking.add(hash);
    const provider = await connected()
      ?.getWallet()
      .catch(() => undefined);
    const report = provider ? await readCallsReport(provider, callsId) : SILENT;
    asking.delete(hash);
    const record = selectTransaction(store.getState(), chainId, hash);
    if (!isLeft && record && isWaiting(record)) take(store, record, report, blockNumber);
  };

  const look = (): void => {
    const state = store.getState();
    const account = connected()?.account;
    if (!account) return;
    const records = selectTransactionsOf(state, chainId, account);
    const block = selectBlockNumber(state);
    if (block === undefined || (block === seenBlock && records === seenRecords)) return;
    seenBlock = block;
    seenRecords = records;
    for (const request of journal.unanswered()) {
      const { callsId, from, kind } = request;
      if (kind === 'batch' && callsId && from === account)
        void askAbout({ store, connected, journal }, request, callsId, block);
    }
    for (const record of records) if (isWaiting(record) && !asking.has(record.hash)) void ask(record, block);
  };
  look();
  const stop = store.subscribe(look);
  return () => {
    isLeft = true;
    stop();
  };
};
