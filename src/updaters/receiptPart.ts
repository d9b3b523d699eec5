import { contracts } from '../chain/contracts.ts';
import { asLogs, decodeBookLog } from '../chain/logs.ts';
import { readReceipt } from '../chain/receipt.ts';
import type { Hex } from '../domain/multicall/types.ts';
import { isReceiptDue } from '../domain/transactions/isReceiptDue.ts';
import { orderOutcome } from '../domain/transactions/orderOutcome.ts';
import type { OrderOutcome } from '../domain/transactions/types.ts';
import type { Result } from '../lib/result.ts';
import type { AppStore } from '../state/hooks.ts';
import { selectTransaction, selectTransactions } from '../state/transactions/selectors.ts';
import { receiptFound, receiptMissing } from '../state/transactions/slice.ts';
import type { BlockPart, PartAnswers } from './blockTick.ts';

/** A receipt that is not there yet is asked for up to 3 times more, at least a second apart (spec section 4). */
const RETRIES = 3;
const RETRY_WAIT_MS = 1000;

interface Miss {
  readonly retriesLeft: number;
  readonly askedAtMs: number;
}

type Part = Required<Pick<BlockPart, 'wants' | 'commit' | 'failed'>>;

const ext = contracts.orderBookExt.toLowerCase();

const outcomeOf = (logs: readonly unknown[]): OrderOutcome | undefined => {
  try {
    const ours = asLogs(logs).filter(({ address }) => address.toLowerCase() === ext);
    return orderOutcome(ours.flatMap((log) => decodeBookLog(log)?.event ?? []));
  } catch (cause) {
    console.warn('The logs of a receipt could not be read', cause);
    return undefined;
  }
};

/**
 * Brings receipts in with the blocks: due ones travel in the request of each new block, and the waits of the retries
 * are the times between blocks, so no request is made for them alone.
 */
export const createReceiptPart = (store: AppStore, chainId: number, nowMs: () => number): Part => {
  const missed = new Map<Hex, Miss>();
  let asked: readonly Hex[] = [];

  const isWanted = (hash: Hex, blockNumber: number): boolean => {
    const record = selectTransaction(store.getState(), chainId, hash);
    if (!record || record.receipt) return false;
    const miss = missed.get(hash);
    if (miss) return nowMs() - miss.askedAtMs >= RETRY_WAIT_MS;
    return isReceiptDue(record, blockNumber, nowMs());
  };

  const noteMissing = (hash: Hex, blockNumber: number): void => {
    const retriesLeft = (missed.get(hash)?.retriesLeft ?? RETRIES + 1) - 1;
    if (retriesLeft > 0) missed.set(hash, { retriesLeft, askedAtMs: nowMs() });
    else {
      missed.delete(hash);
      console.info(`No receipt of ${hash} up to block ${blockNumber} yet`);
    }
    store.dispatch(receiptMissing({ chainId, hash, blockNumber }));
  };

  const take = (hash: Hex, answer: Result<unknown, unknown> | undefined, { blockNumber }: PartAnswers): void => {
    const read = answer?.ok ? readReceipt(answer.value) : undefined;
    if (!read) {
      noteMissing(hash, blockNumber);
      return;
    }
    // One block at a time: what was mined after the block shown comes with the next one.
    if (read.receipt.blockNumber > blockNumber) return;
    missed.delete(hash);
    const isOrder = selectTransaction(store.getState(), chainId, hash)?.info.kind === 'placeOrder';
    const outcome = isOrder ? outcomeOf(read.logs) : undefined;
    const confirmed = { chainId, hash, receipt: read.receipt, confirmedTime: nowMs() };
    store.dispatch(receiptFound(outcome ? { ...confirmed, outcome } : confirmed));
  };

  return {
    wants: (phase) => {
      if (phase.kind !== 'newBlock') return {};
      const nextBlock = phase.lastBlock === undefined ? Number.MAX_SAFE_INTEGER : phase.lastBlock + 1;
      const hashes = Object.keys(selectTransactions(store.getState(), chainId)) as Hex[];
      asked = hashes.filter((hash) => isWanted(hash, nextBlock));
      return { requests: asked.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })) };
    },
    commit: (answers) => {
      const hashes = asked;
      asked = [];
      hashes.forEach((hash, at) => take(hash, answers.responses[at], answers));
    },
    failed: () => {
      asked = [];
    },
  };
};
