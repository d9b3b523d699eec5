import { contracts } from '#chain/contracts.ts';
import { asLogs, decodeBookLog } from '#chain/logs/logs.ts';
import { readExecutions, readSafeNonce, safeNonceRequest } from '#chain/safe/safeExecution.ts';
import { readQuantity } from '#chain/sending/knownTransaction.ts';
import { arrivedAt } from '#chain/sending/arrivedAt.ts';
import { readReceipt } from '#chain/sending/receipt.ts';
import { swapOutcome } from '#chain/sending/swapOutcome.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { orderOutcome } from '#domain/transactions/orderOutcome.ts';
import type {
  ClaimedRewards,
  CurrencyFact,
  OrderOutcome,
  TransactionInfo,
  TransactionRecord,
} from '#domain/transactions/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Result } from '#lib/result.ts';
import type { AppStore } from '#state/hooks.ts';
import { receiptFound } from '#state/transactions/slice.ts';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';

export type Answers = readonly (Result<unknown, unknown> | undefined)[];
export type ReadReceipt = NonNullable<ReturnType<typeof readReceipt>>;

/** The requests about one record that travel with a block, and the handler of their answers. */
export interface ReceiptQuery {
  readonly hash: Hex;
  readonly requests: readonly RpcRequest[];
  take(answers: Answers, blockNumber: number): void;
}

/** The store of the records, their chain, and the clock. */
export interface QueryContext {
  readonly store: AppStore;
  readonly chainId: number;
  readonly nowMs: () => number;
}

/** The node's answer; undefined after an error. */
export const valueOf = (answer: Answers[number]): unknown => (answer?.ok ? answer.value : undefined);

export const receiptRequest = (hash: Hex): RpcRequest => ({ method: 'eth_getTransactionReceipt', params: [hash] });

/** A batch is executed by the account, or in a transaction that has a log of it; it may fail where that one succeeds. */
const batchReceipt = (
  { from, callsStage }: Pick<TransactionRecord, 'from' | 'callsStage'>,
  read: ReadReceipt,
): ReadReceipt | undefined => {
  const concernsAccount =
    read.receipt.from === from || JSON.stringify(read.logs).toLowerCase().includes(from.slice(2).toLowerCase());
  if (!concernsAccount) return undefined;
  const hasFailed = callsStage === 'reverted' || callsStage === 'partlyReverted';
  return hasFailed ? { ...read, receipt: { ...read.receipt, status: 0 } } : read;
};

/**
 * The receipt of a record's transaction, as `readReceipt`. What executes a Safe's transaction has to have its log, and
 * the receipt's status is then that of the Safe's transaction.
 */
export const readOwnReceipt = (
  record: Pick<TransactionRecord, 'hash' | 'from' | 'safe' | 'callsId' | 'callsStage'>,
  answer: unknown,
): ReadReceipt | undefined => {
  const { hash, from, safe, callsId } = record;
  const read = readReceipt(answer);
  if (read && callsId !== undefined) return batchReceipt(record, read);
  if (!read || !safe) return read;
  const own = readExecutions(read.logs, from)?.find(({ safeTxHash }) => safeTxHash === hash);
  return own && { ...read, receipt: { ...read.receipt, status: own.succeeded ? 1 : 0 } };
};

/** How many transactions of the account have been mined. */
export const transactionCountRequest = ({ from }: Pick<TransactionRecord, 'from'>): RpcRequest => ({
  method: 'eth_getTransactionCount',
  params: [from, 'latest'],
});

/** How many nonces are used, of which a Safe counts its own. */
export const usedNoncesRequest = (record: Pick<TransactionRecord, 'from' | 'safe'>): RpcRequest =>
  record.safe ? safeNonceRequest(record.from, 'latest') : transactionCountRequest(record);

export const readUsedNonces = ({ safe }: Pick<TransactionRecord, 'safe'>, answer: unknown): number | undefined =>
  safe ? readSafeNonce(answer) : readQuantity(answer);

const ext = contracts.orderBookExt.toLowerCase();

/** What the logs show beyond the receipt's status. */
interface Told {
  readonly outcome?: OrderOutcome | undefined;
  readonly claimed?: ClaimedRewards;
}

/** What a transaction may be paid for in rewards. */
const rewardsOf = (info: TransactionInfo): readonly CurrencyFact[] => {
  if (!('reward' in info)) return [];
  const second = 'secondReward' in info ? info.secondReward : undefined;
  return second ? [info.reward, second] : [info.reward];
};

/** The rewards that arrived. Those of one token are told as a sum, whatever they are paid for. */
const claimedIn = ({ info, also = [], from }: TransactionRecord, logs: readonly unknown[]): ClaimedRewards => {
  // A stake that comes back in the reward token is no reward.
  const stakeOf = (one: TransactionInfo, address: Address): bigint =>
    'poolToken' in one && one.kind !== 'stake' && one.poolToken.address === address ? BigInt(one.amount) : 0n;
  const paid = ({ address }: CurrencyFact): string => {
    if (!address) return '0';
    const arrived = arrivedAt(asLogs(logs), address, from);
    const stakes = [info, ...also].reduce((sum, one) => sum + stakeOf(one, address), 0n);
    return String(arrived > stakes ? arrived - stakes : 0n);
  };
  const [reward, secondReward] = rewardsOf(info);
  const named = new Set([reward?.address, secondReward?.address]);
  const others = new Map(
    also.flatMap(rewardsOf).flatMap((token) => (named.has(token.address) ? [] : [[token.address, token] as const])),
  );
  return {
    reward: reward ? paid(reward) : '0',
    ...(secondReward && { secondReward: paid(secondReward) }),
    ...(others.size > 0 && { others: [...others.values()].map((token) => ({ token, amount: paid(token) })) }),
  };
};

const toldIn = (record: TransactionRecord, logs: readonly unknown[]): Told | undefined => {
  const { info } = record;
  try {
    if (info.kind === 'swap') return { outcome: swapOutcome(asLogs(logs), info.pair) };
    if ('reward' in info) return { claimed: claimedIn(record, logs) };
    if (info.kind !== 'placeOrder') return undefined;
    const ours = asLogs(logs).filter(({ address }) => address.toLowerCase() === ext);
    return { outcome: orderOutcome(ours.flatMap((log) => decodeBookLog(log)?.event ?? [])) };
  } catch (cause) {
    console.warn('The logs of a receipt could not be read', cause);
    return undefined;
  }
};

/** Stores a receipt with its record, and what its logs show of an order, a swap or rewards. */
export const keepReceipt = (
  { store, chainId, nowMs }: QueryContext,
  record: TransactionRecord,
  read: ReadReceipt,
): void => {
  // Of several orders in one transaction none is the one whose outcome it is.
  const isOnlyOrder = !record.also?.some(({ kind }) => kind === 'placeOrder');
  const { outcome, ...told } = (isOnlyOrder ? toldIn(record, read.logs) : undefined) ?? {};
  const confirmed = { chainId, hash: record.hash, receipt: read.receipt, confirmedTime: nowMs(), ...told };
  store.dispatch(receiptFound(outcome ? { ...confirmed, outcome } : confirmed));
};
