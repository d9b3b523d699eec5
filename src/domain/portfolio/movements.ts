import type { Fraction } from '../amounts/fraction.ts';
import type { Hex } from '../multicall/types.ts';
import { leavesAccount, moveId } from '../rewards/rewardMoves.ts';
import type { MoveAction } from '../rewards/rewardMoves.ts';
import type { Address } from '../tokens/types.ts';
import type { OwnTrade } from './ownTrade.ts';

/** A transfer that is no trade and no stake: a part of adding or removing liquidity, or a plain one. */
export type TransferKind = 'added' | 'removed' | 'sent' | 'arrived';

/** What happened: a trade, a move between the account and a contract that pays rewards, or another transfer. */
export type MovementKind = 'bought' | 'sold' | MoveAction | TransferKind;

/** Raw units of a token; a fee may be a part of one. */
export interface MovedAmount<A = bigint> {
  readonly token: Address;
  readonly amount: A;
}

/** One line of an account's history. */
export interface Movement {
  /** Distinct among those of an account. */
  readonly id: string;
  readonly kind: MovementKind;
  /** Left the account, the fee included. */
  readonly sent: MovedAmount | undefined;
  /** Arrived at it. */
  readonly received: MovedAmount | undefined;
  /** Within what was sent; undefined where there is none. */
  readonly fee: MovedAmount<Fraction> | undefined;
  readonly role: OwnTrade['role'] | undefined;
  /** Name of another exchange than the one with the order book. */
  readonly exchange: string | undefined;
  /** Who is on the other side of a transfer; undefined of a trade. */
  readonly contract: Address | undefined;
  readonly blockNumber: number;
  readonly logIndex: number;
  /** Unix seconds; undefined while unknown. */
  readonly timestamp: number | undefined;
  readonly transactionHash: Hex;
}

/** What a move between the account and a contract was. */
export interface MoveOfAccount {
  readonly contract: Address;
  readonly token: Address;
  readonly amount: bigint;
  readonly action: MoveAction;
  readonly transactionHash: Hex;
  readonly blockNumber: number;
  readonly logIndex: number;
  readonly timestamp: number | undefined;
  readonly part?: 'reward';
}

/** A trade as a line of the history; `isSell`: it sold its market's base. */
export const tradeMovement = (trade: OwnTrade, isSell: boolean): Movement => {
  const { key, soldToken, wantedToken, sold, received, fee, role, exchange, at } = trade;
  return {
    id: key,
    kind: isSell ? 'sold' : 'bought',
    sent: { token: soldToken, amount: sold },
    received: { token: wantedToken, amount: received },
    fee: fee.numerator > 0n ? { token: soldToken, amount: fee } : undefined,
    role,
    exchange,
    contract: undefined,
    ...{ blockNumber: at.blockNumber, logIndex: at.logIndex, timestamp: at.timestamp },
    transactionHash: at.transactionHash,
  };
};

/** A stake or reward as a line of the history. */
export const rewardMovement = (move: MoveOfAccount): Movement => {
  const { contract, token, amount, action, transactionHash, blockNumber, logIndex, timestamp } = move;
  const moved = { token, amount };
  return {
    id: moveId(move),
    kind: action,
    sent: leavesAccount(action) ? moved : undefined,
    received: leavesAccount(action) ? undefined : moved,
    ...{ fee: undefined, role: undefined, exchange: undefined },
    ...{ contract, blockNumber, logIndex, timestamp, transactionHash },
  };
};

/** Lines of a history together, the newest first, each once. */
export const joinMovements = <M extends Movement>(...parts: readonly (readonly M[])[]): readonly M[] =>
  [...new Map(parts.flat().map((one) => [one.id, one])).values()].sort(
    (a, b) => b.blockNumber - a.blockNumber || b.logIndex - a.logIndex,
  );
