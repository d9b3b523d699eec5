import { asLogs } from '#chain/logs/logs.ts';
import type { AllowanceRead } from '#chain/reading/allowanceAt.ts';
import type { CoinRead } from '#chain/reading/coinMoved.ts';
import { receiptFacts } from '#chain/sending/receiptFacts.ts';
import { hasFailedInWallet } from '#domain/transactions/actualCall.ts';
import { callsOf, claimedRewards, decodeCalls } from '#domain/transactions/decodeCalls.ts';
import { isOrderOutcome, type CallOutcome } from '#domain/transactions/callOutcome.ts';
import { isSame } from '#domain/transactions/receiptFacts.ts';
import { mayReturnCoin, returnedCoin, type CoinMoved } from '#domain/transactions/returnedCoin.ts';
import { unplannedMoves } from '#domain/transactions/unplannedMoves.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import type { ClaimedRewards, OrderOutcome, TransactionRecord, UnplannedMove } from '#domain/transactions/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { receiptFound } from '#state/transactions/slice.ts';
import { disputedReceipts } from '#stores/disputedReceipts.ts';
import { confirmRevert } from './confirmRevert.ts';
import type { QueryContext, ReadReceipt } from './receiptQuery.ts';

interface Known {
  readonly outcome?: OrderOutcome;
  readonly claimed?: ClaimedRewards;
  readonly calls?: readonly (CallOutcome | null)[];
  readonly unplanned?: readonly UnplannedMove[];
  readonly returnedCoin?: string;
}

interface ChainFacts {
  readonly allowances: ReadonlyMap<string, bigint>;
  readonly coin?: CoinMoved | undefined;
}

const keyOf = (token: Address, spender: Address): string => `${token} ${spender}`;

const orderIn = (
  { info, also = [] }: TransactionRecord,
  calls: readonly (CallOutcome | null)[],
): OrderOutcome | undefined => {
  const last = calls.at(-1);
  if (also.some(({ kind }) => kind === 'placeOrder')) return undefined;
  const isOrder = info.kind === 'placeOrder' || info.kind === 'swap';
  return isOrder && isOrderOutcome(last) ? last : undefined;
};

const knownOf = (record: TransactionRecord, { receipt, logs }: ReadReceipt, chain: ChainFacts): Known => {
  // If the wallet has not confirmed the whole batch, each call is judged by itself.
  const hasFailed = hasFailedInWallet(record);
  const isPartial = hasFailed || record.callsStage === 'forgotten';
  if (!isSuccess(receipt) && !hasFailed) return {};
  try {
    const facts = receiptFacts(asLogs(logs), record.from);
    const allowanceOf = (token: Address, spender: Address): bigint | undefined =>
      chain.allowances.get(keyOf(token, spender)) ??
      facts.approvals.findLast(
        (approval) =>
          isSame(approval.token, token) && isSame(approval.owner, record.from) && isSame(approval.spender, spender),
      )?.amount;
    const calls = decodeCalls(record, { ...facts, allowanceOf, isPartial });
    const [outcome, claimed] = [orderIn(record, calls), claimedRewards(record, facts)];
    const unplanned = unplannedMoves(record, facts);
    const returned = returnedCoin(record, calls, chain.coin);
    return {
      calls,
      ...(returned !== undefined && { returnedCoin: returned }),
      ...(unplanned.length > 0 && { unplanned }),
      ...(outcome && { outcome }),
      ...(claimed && { claimed }),
    };
  } catch (cause) {
    console.warn('The logs of a receipt could not be read', cause);
    return {};
  }
};

const approvalsOf = (record: TransactionRecord): readonly AllowanceRead[] =>
  callsOf(record).flatMap((info) =>
    (info.kind === 'approve' || info.kind === 'resetApproval') && info.token.address
      ? [{ token: info.token.address, owner: record.from, spender: info.spender }]
      : [],
  );

/** Undefined if the transaction can return no coin, or another account paid its network fee. */
const coinReadOf = (record: TransactionRecord, { receipt }: ReadReceipt): CoinRead | undefined => {
  const { blockNumber, from, networkFee, transactionHash: hash } = receipt;
  const isOwn = from === record.from && isSuccess(receipt) && networkFee !== undefined;
  return isOwn && mayReturnCoin(record) ? { hash, from, blockNumber, networkFee: BigInt(networkFee) } : undefined;
};

const underWay = new WeakMap<QueryContext['store'], Set<string>>();

const store = (
  { store: target, chainId, nowMs }: QueryContext,
  record: TransactionRecord,
  read: ReadReceipt,
  chain: ChainFacts,
): void => {
  const known = knownOf(record, read, chain);
  const { hash } = record;
  disputedReceipts.set(hash, false);
  target.dispatch(receiptFound({ chainId, hash, receipt: read.receipt, confirmedTime: nowMs(), ...known }));
};

const chainReads = (
  { readAllowances, readCoin }: QueryContext,
  record: TransactionRecord,
  read: ReadReceipt,
): (() => Promise<ChainFacts>) | undefined => {
  const isDone = isSuccess(read.receipt) || hasFailedInWallet(record);
  const approvalsToRead = readAllowances && isDone ? approvalsOf(record) : [];
  const coinRead = readCoin && coinReadOf(record, read);
  if (approvalsToRead.length === 0 && !coinRead) return undefined;
  return async () => {
    const [amounts, coin] = await Promise.all([
      approvalsToRead.length > 0 ? readAllowances?.(approvalsToRead, read.receipt.blockNumber).catch(() => []) : [],
      coinRead && readCoin(coinRead),
    ]);
    const known = approvalsToRead.flatMap(({ token, spender }, at) => {
      const amount = amounts?.[at];
      return amount === undefined ? [] : [[keyOf(token, spender), amount] as const];
    });
    return { allowances: new Map(known), coin };
  };
};

/**
 * First reads allowances and returned coin at the receipt's block. If this fails, the token's event counts and no coin
 * is named.
 */
const keepConfirmed = (context: QueryContext, record: TransactionRecord, read: ReadReceipt): void => {
  const readChain = chainReads(context, record, read);
  if (!readChain) return store(context, record, read, { allowances: new Map() });
  const reading = underWay.get(context.store) ?? new Set<string>();
  underWay.set(context.store, reading);
  const key = `${record.hash} ${read.receipt.blockHash}`;
  if (reading.has(key)) return;
  reading.add(key);
  void readChain().then((chain) => {
    reading.delete(key);
    const now = selectTransaction(context.store.getState(), context.chainId, record.hash);
    if (!now || now.receipt) return;
    store(context, now, read, chain);
  });
};

/** A success is kept at once, a revert by the rule of `confirmRevert`. */
export const keepReceipt = (context: QueryContext, record: TransactionRecord, read: ReadReceipt): void => {
  const keep = (): void => {
    const now = selectTransaction(context.store.getState(), context.chainId, record.hash);
    if (now && !now.receipt) keepConfirmed(context, now, read);
  };
  if (isSuccess(read.receipt)) keepConfirmed(context, record, read);
  else confirmRevert(context, record, { read, keep });
};
