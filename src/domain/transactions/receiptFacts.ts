import type { BookEvent } from '../orderBook/events.ts';
import type { Address } from '../tokens/types.ts';
import type { CurrencyFact } from './currencyFact.ts';

interface Placed {
  readonly at: number;
}

export interface TransferFact extends Placed {
  readonly token: Address;
  readonly from: Address;
  readonly to: Address;
  readonly amount: bigint;
}

export interface WrapFact extends Placed {
  readonly kind: 'wrapped' | 'unwrapped';
  readonly holder: Address;
  readonly amount: bigint;
}

export interface ApprovalFact {
  readonly token: Address;
  readonly owner: Address;
  readonly spender: Address;
  readonly amount: bigint;
}

export interface PairTradeFact {
  readonly pair: Address;
  readonly amountIn: bigint;
  readonly amountOut: bigint;
}

/** Sale of a bond; the raw payout includes the fee. */
export interface BondFact {
  readonly bond: Address;
  readonly payout: bigint;
}

export type GovernanceFact =
  | { readonly kind: 'created' | 'queued' | 'executed' | 'canceled'; readonly id: bigint }
  | { readonly kind: 'voted'; readonly id: bigint; readonly voter: Address; readonly support: boolean }
  | { readonly kind: 'delegated'; readonly token: Address; readonly delegator: Address; readonly delegatee: Address };

export interface ReceiptFacts {
  readonly account: Address;
  readonly transfers: readonly TransferFact[];
  readonly wraps: readonly WrapFact[];
  readonly approvals: readonly ApprovalFact[];
  readonly bookEvents: readonly BookEvent[];
  readonly pairTrades: readonly PairTradeFact[];
  readonly bonds: readonly BondFact[];
  readonly governance: readonly GovernanceFact[];
}

/** True for the same address in any case. */
export const isSame = (a: Address | undefined, b: Address | undefined): boolean =>
  a !== undefined && a.toLowerCase() === b?.toLowerCase();

/** Transfers from the account in log order, without those to itself. */
export const sentBy = ({ transfers, account }: ReceiptFacts, token: Address | undefined): readonly TransferFact[] =>
  transfers.filter(({ token: of, from, to }) => isSame(of, token) && isSame(from, account) && !isSame(to, account));

/** Raw transfers to the account in log order, without those from itself. */
export const receivedBy = (
  { transfers }: ReceiptFacts,
  token: Address | undefined,
  account: Address,
): readonly TransferFact[] =>
  transfers.filter(({ token: of, from, to }) => isSame(of, token) && isSame(to, account) && !isSame(from, account));

/** Raw sum of moves, which must be of one token. */
export const sumOf = (moves: readonly { readonly amount: bigint }[]): bigint =>
  moves.reduce((sum, { amount }) => sum + amount, 0n);

interface Movement {
  readonly token: Address;
  readonly sent: bigint;
  readonly received: bigint;
}

/** Raw movements per token, in the order of the first transfer. Tokens that did not touch the account are left out. */
export const movementsOf = (facts: ReceiptFacts): readonly Movement[] =>
  [...new Set(facts.transfers.map(({ token }) => token))].flatMap((token) => {
    const sent = sumOf(sentBy(facts, token));
    const received = sumOf(receivedBy(facts, token, facts.account));
    return sent === 0n && received === 0n ? [] : [{ token, sent, received }];
  });

/**
 * Raw payment of exactly the planned amount. Undefined if none matches, because the owner may have edited the amount.
 */
export const paymentOf = (facts: ReceiptFacts, { address }: CurrencyFact, planned: string): bigint | undefined =>
  receivedBy(facts, address, facts.account).find(({ amount }) => amount === BigInt(planned))?.amount;

/**
 * Payments of exactly each planned raw amount, in the order of `planned`; none counts twice. Undefined if one is
 * missing.
 */
export const plannedPayments = (
  payments: readonly TransferFact[],
  planned: readonly string[],
): readonly (TransferFact | undefined)[] => {
  const left = [...payments];
  return planned.map((amount) => {
    const index = left.findIndex((payment) => payment.amount === BigInt(amount));
    return index === -1 ? undefined : left.splice(index, 1)[0];
  });
};

/** True for a transfer of exactly this raw amount from the account to itself. */
export const isSentToItself = (
  { transfers, account }: ReceiptFacts,
  { address }: CurrencyFact,
  amount: string,
): boolean =>
  transfers.some(
    ({ token, from, to, amount: moved }) =>
      isSame(token, address) && isSame(from, account) && isSame(to, account) && moved === BigInt(amount),
  );
