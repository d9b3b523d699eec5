import type { CallOutcome } from './callOutcome.ts';
import { isOrderOutcome } from './callOutcome.ts';
import type { TransactionInfo, TransactionRecord } from './types.ts';

/** Native coin of the sender before and after a transaction. Raw units; `change` excludes the network fee. */
export interface CoinMoved {
  /** Value of the call. */
  readonly sent: bigint;
  readonly change: bigint;
}

type Calls = Pick<TransactionRecord, 'info' | 'also'>;

/** True if a router may return a part of the coin sent with the transaction's only call. */
export const mayReturnCoin = ({ info, also = [] }: Calls): boolean => {
  if (also.length > 0) return false;
  if (info.kind === 'addLiquidity')
    return [info.currencyA, info.currencyB].some(({ address }) => address === undefined);
  return info.kind === 'swap' && info.field === 'OUTPUT' && info.input.address === undefined;
};

/** Coin that the contracts took by the logs; undefined if no log shows it. */
const takenBy = (info: TransactionInfo, call: CallOutcome | null | undefined): bigint | undefined => {
  if (!call) return undefined;
  if (info.kind === 'swap') return isOrderOutcome(call) ? BigInt(call.spent) : undefined;
  if (info.kind !== 'addLiquidity' || !('poolTokens' in call)) return undefined;
  return BigInt(info.currencyA.address === undefined ? call.amountA : call.amountB);
};

/**
 * Native coin returned of the value sent, raw units. A returned coin leaves no log, so the result is undefined unless
 * the account's balances and the logs agree about the amount kept.
 */
export const returnedCoin = (
  calls: Calls,
  outcomes: readonly (CallOutcome | null)[],
  moved: CoinMoved | undefined,
): string | undefined => {
  if (!moved || !mayReturnCoin(calls)) return undefined;
  const taken = takenBy(calls.info, outcomes.at(-1));
  const isKnown = taken !== undefined && moved.change === -taken && moved.sent > taken;
  return isKnown ? (moved.sent - taken).toString() : undefined;
};
