import type { Fraction } from '../amounts/fraction.ts';
import type { Hex } from '../multicall/types.ts';
import type { Address } from '../tokens/types.ts';

/** Events of an own order. `blocked`: it cannot be filled, because its owner cannot be paid. */
export const orderEvents = ['filled', 'partly', 'cancelled', 'blocked'] as const;
export type OrderEventKind = (typeof orderEvents)[number];

/**
 * Fires once the pool's price of a market, raw quote per raw base, reaches `price` from the other side. Belongs to no
 * account.
 */
export interface PriceRule {
  readonly kind: 'price';
  readonly base: Address;
  readonly quote: Address;
  readonly side: 'above' | 'below';
  readonly price: Fraction;
}

/** Fires on any of these events of any resting order of the account, except through its own trades. */
export interface OrdersRule {
  readonly kind: 'orders';
  readonly account: Address;
  readonly events: readonly OrderEventKind[];
}

/**
 * Fires once the ratio of a position's two tokens differs from `ratio` by at least `bps` in 1/10000, in either
 * direction. `ratio` is reserve1 per reserve0 at the time the alert was set.
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

/** Fires once the claimable amount of a token in one claim is at least `amount`, raw. */
export interface RewardRule {
  readonly kind: 'reward';
  readonly account: Address;
  /** Id of the claim: its programme, a colon, and the id within the programme. */
  readonly claim: string;
  /** Distinguishes claims of one programme; may be empty. */
  readonly name: string;
  readonly token: Address;
  readonly amount: bigint;
}

/** Fires when a lock ends. Its deposit fixed the end: unix seconds, compared with chain time. */
export interface LockRule {
  readonly kind: 'lock';
  readonly account: Address;
  readonly staking: Address;
  readonly lock: bigint;
  readonly endTime: bigint;
}

export type AlertRule = PriceRule | OrdersRule | BalanceRule | RewardRule | LockRule;

export interface Alert {
  /** Unique for each time an alert is set, so that a repeated alert starts fresh. */
  readonly id: string;
  readonly rule: AlertRule;
  /** Block at which the alert was set; earlier events are known. */
  readonly sinceBlock: number;
}

/** An event of an order. Raw units. */
export interface OrderNews {
  /** Identifies the transaction and the order, whichever block they end up in. */
  readonly id: string;
  readonly event: OrderEventKind;
  readonly block: number;
  readonly soldToken: Address;
  readonly boughtToken: Address;
  /** Amounts sold and received; for a cancelled order the amount returned, and 0. */
  readonly sold: bigint;
  readonly received: bigint;
  readonly remain: bigint;
  readonly transactionHash: Hex | undefined;
}
