import type { Fraction } from '../amounts/fraction.ts';
import type { Hex } from '../multicall/types.ts';
import type { Address } from '../tokens/types.ts';

/** What can happen to an own order. `blocked`: it cannot be filled, because its owner cannot be paid. */
export const orderEvents = ['filled', 'partly', 'cancelled', 'blocked'] as const;
export type OrderEventKind = (typeof orderEvents)[number];

/** The pool's price of a market, raw quote per raw base, reaches `price` from the other side. Belongs to no account. */
export interface PriceRule {
  readonly kind: 'price';
  readonly base: Address;
  readonly quote: Address;
  readonly side: 'above' | 'below';
  readonly price: Fraction;
}

/** Any of these happens to any resting order of the account, but by its own trade. */
export interface OrdersRule {
  readonly kind: 'orders';
  readonly account: Address;
  readonly events: readonly OrderEventKind[];
}

/**
 * The amounts of a position's two tokens have moved apart: their ratio differs from `ratio` by at least `bps` in 1/10000,
 * whichever way. `ratio` is reserve1 per reserve0 of when the alert was set.
 */
export interface BalanceRule {
  readonly kind: 'balance';
  readonly account: Address;
  /** Id of the exchange. */
  readonly exchange: string;
  readonly pair: Address;
  readonly token0: Address;
  readonly token1: Address;
  readonly ratio: Fraction;
  readonly bps: number;
}

/** What can be claimed of a token in one claim is at least `amount`, raw. */
export interface RewardRule {
  readonly kind: 'reward';
  readonly account: Address;
  /** Id of the claim: its programme, a colon, and what it is of there. */
  readonly claim: string;
  /** Tells the claim from others of its programme; may be empty. */
  readonly name: string;
  readonly token: Address;
  readonly amount: bigint;
}

/** A lock ends. Its end was fixed by its deposit: unix seconds, compared with the time of the chain. */
export interface LockRule {
  readonly kind: 'lock';
  readonly account: Address;
  readonly staking: Address;
  readonly lock: bigint;
  readonly endTime: bigint;
}

export type AlertRule = PriceRule | OrdersRule | BalanceRule | RewardRule | LockRule;

/** An alert as it is kept. */
export interface Alert {
  /** Distinct for each time an alert is set, so that one that is set again begins anew. */
  readonly id: string;
  readonly rule: AlertRule;
  /** Block at which it was set: what happened up to it is known. */
  readonly sinceBlock: number;
}

/** What happened to an order. Raw units. */
export interface OrderNews {
  /** Names the transaction and the order; the same in whichever block they end up. */
  readonly id: string;
  readonly event: OrderEventKind;
  readonly block: number;
  readonly soldToken: Address;
  readonly wantedToken: Address;
  /** What was sold and received; for a cancelled order what came back, and nothing. */
  readonly sold: bigint;
  readonly received: bigint;
  readonly remain: bigint;
  readonly transactionHash: Hex | undefined;
}
