import type { Fraction } from '../amounts/fraction.ts';
import type { Hex } from '../multicall/types.ts';
import { leavesAccount, moveId, type MoveAction } from '../rewards/rewardMoves.ts';
import type { Address } from '../tokens/types.ts';
import type { SelfFillFee } from '../orderBook/selfFills.ts';
import type { OwnTrade } from './ownTrade.ts';

export type TransferKind = 'added' | 'removed' | 'sent' | 'arrived';

export type MovementKind = 'bought' | 'sold' | 'tradeFee' | MoveAction | TransferKind;

/** Raw units; a fee may be a fraction of one. */
export interface MovedAmount<A = bigint> {
  readonly token: Address;
  readonly amount: A;
}

export interface Movement {
  readonly id: string;
  readonly kind: MovementKind;
  readonly sent: MovedAmount | undefined;
  readonly received: MovedAmount | undefined;
  readonly fee: MovedAmount<Fraction> | undefined;
  readonly role: OwnTrade['role'] | undefined;
  readonly exchange: string | undefined;
  readonly contract: Address | undefined;
  readonly blockNumber: number;
  readonly logIndex: number;
  readonly timestamp: number | undefined;
  readonly transactionHash: Hex;
}

interface MoveOfAccount {
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

/** Movement of a trade in raw amounts. The fee is in the sold token, undefined if it is 0. */
export const tradeMovement = (trade: OwnTrade, isSell: boolean): Movement => {
  const { key, soldToken, boughtToken, sold, received, fee, role, exchange, at } = trade;
  return {
    id: key,
    kind: isSell ? 'sold' : 'bought',
    sent: { token: soldToken, amount: sold },
    received: { token: boughtToken, amount: received },
    fee: fee.numerator > 0n ? { token: soldToken, amount: fee } : undefined,
    role,
    exchange,
    contract: undefined,
    ...{ blockNumber: at.blockNumber, logIndex: at.logIndex, timestamp: at.timestamp },
    transactionHash: at.transactionHash,
  };
};

/** Movement of the raw fee of an order that met own orders: of that part only the fee leaves the account. */
export const tradeFeeMovement = ({ key, soldToken: token, amount, at }: SelfFillFee): Movement => ({
  id: `${key} fee`,
  kind: 'tradeFee',
  sent: { token, amount },
  received: undefined,
  fee: { token, amount: { numerator: amount, denominator: 1n } },
  ...{ role: 'taker', exchange: undefined, contract: undefined },
  ...{ blockNumber: at.blockNumber, logIndex: at.logIndex, timestamp: at.timestamp },
  transactionHash: at.transactionHash,
});

/** Movement of a raw reward amount: `sent` for stakes, burns and purchases, `received` for others. */
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

interface MovementList<M> {
  readonly add: (movement: M) => void;
  readonly rows: () => readonly M[];
}

/** List with each id once and raw amounts unchanged, by block, then log index, descending. */
export const createMovementList = <M extends Movement>(): MovementList<M> => {
  const byId = new Map<string, M>();
  return {
    add: (movement) => void byId.set(movement.id, movement),
    rows: () => [...byId.values()].sort((a, b) => b.blockNumber - a.blockNumber || b.logIndex - a.logIndex),
  };
};
