import type { BookEvent } from '../orderBook/events.ts';
import type { Address } from '../tokens/types.ts';
import type { CurrencyFact } from './currencyFact.ts';

/** A log's index in its receipt: logs are in the order of execution. */
interface Placed {
  readonly at: number;
}

export interface TransferFact extends Placed {
  readonly token: Address;
  readonly from: Address;
  readonly to: Address;
  /** Raw units. */
  readonly amount: bigint;
}

/** Native coin that `holder` wrapped or unwrapped, raw units. */
export interface WrapFact extends Placed {
  readonly kind: 'wrapped' | 'unwrapped';
  readonly holder: Address;
  readonly amount: bigint;
}

export interface ApprovalFact {
  readonly token: Address;
  readonly owner: Address;
  readonly spender: Address;
  /** Raw units that the spender may move from now on. */
  readonly amount: bigint;
}

/** A trade from a pair's log. Raw units. */
export interface PairTradeFact {
  readonly pair: Address;
  readonly amountIn: bigint;
  readonly amountOut: bigint;
}

/** A sale of `bond`: raw units of the payout token, fee included. */
export interface BondFact {
  readonly bond: Address;
  readonly payout: bigint;
}

export type GovernanceFact =
  | { readonly kind: 'created' | 'queued' | 'executed' | 'canceled'; readonly id: bigint }
  | { readonly kind: 'voted'; readonly id: bigint; readonly voter: Address; readonly support: boolean }
  | { readonly kind: 'delegated'; readonly token: Address; readonly delegator: Address; readonly delegatee: Address };

/** Decoded logs of a receipt, each kind in log order. */
export interface ReceiptFacts {
  /** Sender of the transaction. */
  readonly account: Address;
  readonly transfers: readonly TransferFact[];
  readonly wraps: readonly WrapFact[];
  readonly approvals: readonly ApprovalFact[];
  readonly bookEvents: readonly BookEvent[];
  readonly pairTrades: readonly PairTradeFact[];
  readonly bonds: readonly BondFact[];
  readonly governance: readonly GovernanceFact[];
}

/** True for equal addresses, ignoring case. */
export const isSame = (a: Address | undefined, b: Address | undefined): boolean =>
  a !== undefined && a.toLowerCase() === b?.toLowerCase();

/** Transfers of a token out of the account, in log order; transfers to itself are excluded. */
export const sentBy = ({ transfers, account }: ReceiptFacts, token: Address | undefined): readonly TransferFact[] =>
  transfers.filter(({ token: of, from, to }) => isSame(of, token) && isSame(from, account) && !isSame(to, account));

/** Transfers of a token to an account by others. */
export const receivedBy = (
  { transfers }: ReceiptFacts,
  token: Address | undefined,
  account: Address,
): readonly TransferFact[] =>
  transfers.filter(({ token: of, from, to }) => isSame(of, token) && isSame(to, account) && !isSame(from, account));

export const sumOf = (moves: readonly { readonly amount: bigint }[]): bigint =>
  moves.reduce((sum, { amount }) => sum + amount, 0n);

/** Raw units of a token that left and reached the account. */
export interface Movement {
  readonly token: Address;
  readonly sent: bigint;
  readonly received: bigint;
}

export const movementsOf = (facts: ReceiptFacts): readonly Movement[] =>
  [...new Set(facts.transfers.map(({ token }) => token))].flatMap((token) => {
    const sent = sumOf(sentBy(facts, token));
    const received = sumOf(receivedBy(facts, token, facts.account));
    return sent === 0n && received === 0n ? [] : [{ token, sent, received }];
  });

/**
 * Payment of exactly the planned amount among others in the same token. Undefined if there is none: the account's owner
 * may have edited the amount, and then no transfer identifies the payment.
 */
export const paymentOf = (facts: ReceiptFacts, { address }: CurrencyFact, planned: string): bigint | undefined =>
  receivedBy(facts, address, facts.account).find(({ amount }) => amount === BigInt(planned))?.amount;
