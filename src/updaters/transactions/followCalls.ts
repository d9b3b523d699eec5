import type { Eip1193Provider } from '#chain/connectors/eip1193.ts';
import { readCallsReport } from '#chain/connectors/walletCalls.ts';
import type { CallsReport } from '#chain/connectors/walletCalls.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isSettled } from '#domain/transactions/isSettled.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { selectBlockNumber } from '#state/app/selectors.ts';
import type { AppStore } from '#state/hooks.ts';
import { selectTransaction, selectTransactionsOf } from '#state/transactions/selectors.ts';
import { callsReported, replaced } from '#state/transactions/slice.ts';

const chainId = POLYGON_CHAIN_ID;

/** The connected wallet, and the account that is selected in it. */
export type FollowedWallet =
  | { readonly account: Address | undefined; readonly getWallet: () => Promise<Eip1193Provider | undefined> }
  | undefined;

const SILENT: CallsReport = { stage: 'silent', minedHash: undefined, earlierHashes: [] };

type Waiting = TransactionRecord & { readonly callsId: string };

const isWaiting = (record: TransactionRecord): record is Waiting =>
  record.callsId !== undefined && record.replacedBy === undefined && !isSettled(record);

/**
 * Asks the wallet with every block what became of the batches that its account gave it (EIP-5792). The transaction that
 * it reports is believed once the chain has its receipt; what it has forgotten is searched on the chain. Returns how to
 * stop.
 */
export const followCalls = (store: AppStore, connected: () => FollowedWallet): (() => void) => {
  const asking = new Set<Hex>();
  let seenRecords: unknown;
  let seenBlock: number | undefined;
  let isLeft = false;

  const take = (
    { hash, callsStage }: Waiting,
    { stage, minedHash, earlierHashes }: CallsReport,
    blockNumber: number,
  ): void => {
    if (stage === 'silent') return;
    const hasFailed = stage === 'reverted' || stage === 'partlyReverted';
    // A part was executed, in a transaction that the wallet does not name.
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
    if (minedHash || callsStage !== known) {
      store.dispatch(callsReported({ chainId, hash, stage: known, minedHash, earlierHashes }));
    }
  };

  const ask = async ({ hash, callsId }: Waiting, blockNumber: number): Promise<void> => {
    asking.add(hash);
    const provider = await connected()
      ?.getWallet()
      .catch(() => undefined);
    const report = provider ? await readCallsReport(provider, callsId) : SILENT;
    asking.delete(hash);
    const record = selectTransaction(store.getState(), chainId, hash);
    if (!isLeft && record && isWaiting(record)) take(record, report, blockNumber);
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
    for (const record of records) if (isWaiting(record) && !asking.has(record.hash)) void ask(record, block);
  };
  look();
  const stop = store.subscribe(look);
  return () => {
    isLeft = true;
    stop();
  };
};
