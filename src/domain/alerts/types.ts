import type { Fraction } from '../amounts/fraction.ts';
import type { Hex } from '../multicall/types.ts';
import type { Address } from '../tokens/types.ts';

/** `blocked`: the order's owner cannot be paid, so the order cannot be filled. */
export const orderEvents = ['filled', 'partly', 'cancelled', 'blocked'] as const;
export type OrderEventKind = (typeof orderEvents)[number];

/** Fires once the pool's price (raw quote per raw base) reaches `price`. Belongs to no account. */
export interface PriceRule {
  readonly kind: 'price';
  readonly base: Address;
  readonly quote: Address;
  readonly side: 'above' | 'below';
  readonly price: Fraction;
}

export interface OrdersRule {
  readonly kind: 'orders';
  readonly account: Address;
  readonly events: readonly OrderEventKind[];
}

/** Fires once the pool's ratio differs from `ratio` (reserve1 per reserve0 when set) by `bps` in 1/10000. */
export interface BalanceRule {
  readonly kind: 'balance';
  readonly account: Address;
  readonly exchange: string;
  readonly pair: Address;
  readonly token0: Address;
  readonly token1: Address;
  readonly ratio: Fraction;
  readonly bps: number;
}

export interface RewardRule {
  readonly kind: 'reward';
  readonly account: Address;
  /** Programme and id within it, separated by a colon. */
  readonly claim: string;
  readonly name: string;
  readonly token: Address;
  readonly amount: bigint;
}

export interface LockRule {
  readonly kind: 'lock';
  readonly account: Address;
  readonly staking: Address;
  readonly lock: bigint;
  readonly name: string;
  readonly endTime: bigint;
}

export type AlertRule = PriceRule | OrdersRule | BalanceRule | RewardRule | LockRule;

export interface Alert {
  readonly id: string;
  readonly rule: AlertRule;
  readonly sinceBlock: number;
}

export interface OrderNews {
  /** Transaction and order: a reorg does not change this id. */
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
