import { isOrderOutcome, type CallOutcome } from './callOutcome.ts';
import type { TransactionInfo, TransactionRecord } from './types.ts';

export interface CoinMoved {
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

const takenBy = (info: TransactionInfo, call: CallOutcome | null | undefined): bigint | undefined => {
  if (!call) return undefined;
  if (info.kind === 'swap') return isOrderOutcome(call) ? BigInt(call.spent) : undefined;
  if (info.kind !== 'addLiquidity' || !('poolTokens' in call)) return undefined;
  return BigInt(info.currencyA.address === undefined ? call.amountA : call.amountB);
};

/** Raw amount of returned coin, which leaves no log. Undefined unless balances and logs agree about the amount kept. */
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
