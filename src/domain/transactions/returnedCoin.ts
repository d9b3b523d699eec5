import type { CallOutcome } from './callOutcome.ts';
import { isOrderOutcome } from './callOutcome.ts';
import type { TransactionInfo, TransactionRecord } from './types.ts';

/** Native coin of the sender before and after a transaction. Raw units; `change` leaves out the network fee. */
export interface CoinMoved {
  /** Sent along with the call. */
  readonly sent: bigint;
  readonly change: bigint;
}

type Calls = Pick<TransactionRecord, 'info' | 'also'>;

/** True if a router may return a part of the coin that is sent along with the transaction's only call. */
export const mayReturnCoin = ({ info, also = [] }: Calls): boolean => {
  if (also.length > 0) return false;
  if (info.kind === 'addLiquidity')
    return [info.currencyA, info.currencyB].some(({ address }) => address === undefined);
  return info.kind === 'swap' && info.field === 'OUTPUT' && info.input.address === undefined;
};

/** Coin that the contracts took by the logs; undefined where no log has it. */
const takenBy = (info: TransactionInfo, call: CallOutcome | null | undefined): bigint | undefined => {
  if (!call) return undefined;
  if (info.kind === 'swap') return isOrderOutcome(call) ? BigInt(call.spent) : undefined;
  if (info.kind !== 'addLiquidity' || !('poolTokens' in call)) return undefined;
  return BigInt(info.currencyA.address === undefined ? call.amountA : call.amountB);
};

/**
 * Native coin that came back of what was sent along, raw units. A coin leaves no log on its way back, so it is named only
 * where the account's balances and the logs agree about what was kept.
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
