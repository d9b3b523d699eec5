import type { Hex } from '../multicall/types.ts';
import type { Address } from '../tokens/types.ts';

/** A token transfer between an account and a contract that pays rewards. */
export interface RewardMove {
  readonly contract: Address;
  readonly token: Address;
  /** Raw units. */
  readonly amount: bigint;
  /** `deposited`: from the account to the contract; `received`: the reverse. */
  readonly kind: 'deposited' | 'received';
  readonly transactionHash: Hex;
  readonly blockNumber: number;
  readonly logIndex: number;
  /** Unix seconds; undefined if the node does not report it with the log. */
  readonly timestamp: number | undefined;
  /** Number of the pool or the lock, if the contract has several and names it. */
  readonly pid: bigint | undefined;
  /** Purpose that the contract's event names: a returned stake, or a reward. Undefined if it names none. */
  readonly purpose: 'stake' | 'reward' | undefined;
  /** Set for a part of a split transfer. */
  readonly part?: 'reward';
}

export const moveId = ({
  transactionHash,
  logIndex,
  part,
}: Pick<RewardMove, 'transactionHash' | 'logIndex' | 'part'>): string =>
  [transactionHash, String(logIndex), ...(part ? [part] : [])].join(' ');

export const newestMoveFirst = (a: RewardMove, b: RewardMove): number =>
  b.blockNumber - a.blockNumber || b.logIndex - a.logIndex;

/**
 * Kind of a move. `received`: from a contract that pays rewards in the staked token and does not name the purpose. A
 * bond's payout was bought, and is no reward.
 */
export type MoveAction = 'deposit' | 'burn' | 'purchase' | 'withdrawal' | 'reward' | 'redemption' | 'received';

/** True for actions that move tokens out of the account. */
export const leavesAccount = (action: MoveAction): boolean =>
  action === 'deposit' || action === 'burn' || action === 'purchase';

export interface RewardPayer {
  readonly paysStake: boolean;
  readonly burns: boolean;
  /** True for a bond: tokens sent to it buy its later payout. */
  readonly sells: boolean;
}

/** Id of a numbered deposit of a contract; undefined without a number. */
const depositId = ({ contract, token, pid }: RewardMove): string | undefined =>
  pid === undefined ? undefined : `${contract} ${token} ${pid.toString()}`;

/**
 * Splits payouts of locks into two moves, the returned deposit and the reward beyond it. A payout without a known
 * deposit stays whole.
 */
export const splitPayouts = (
  moves: readonly RewardMove[],
  isLock: (contract: RewardMove['contract']) => boolean,
): readonly RewardMove[] => {
  const locks = moves.filter(({ contract }) => isLock(contract));
  const deposits = new Map(
    locks.filter(({ kind }) => kind === 'deposited').map((move) => [depositId(move), move.amount] as const),
  );
  return moves.flatMap((move): readonly RewardMove[] => {
    const id = move.kind === 'received' && isLock(move.contract) ? depositId(move) : undefined;
    const deposit = id === undefined ? undefined : deposits.get(id);
    if (deposit === undefined) return [move];
    const stake = { ...move, purpose: 'stake', amount: deposit < move.amount ? deposit : move.amount } as const;
    const reward = { ...move, purpose: 'reward', part: 'reward', amount: move.amount - stake.amount } as const;
    return reward.amount > 0n ? [reward, stake] : [stake];
  });
};

const stakeId = ({ contract, token }: Pick<RewardMove, 'contract' | 'token'>): string => `${contract} ${token}`;

const purposeActions = { reward: 'reward', stake: 'withdrawal' } as const;

/**
 * Action of each of an account's moves, in their order. A token that the account has deposited at a contract returns
 * from it as a withdrawal; pool tokens are never a reward.
 */
export const moveActions = (
  moves: readonly RewardMove[],
  isPoolToken: (token: Address) => boolean,
  payerAt: (contract: Address) => RewardPayer,
): readonly MoveAction[] => {
  const staked = new Set(moves.filter(({ kind }) => kind === 'deposited').map(stakeId));
  return moves.map((move) => {
    const payer = payerAt(move.contract);
    if (payer.sells) return move.kind === 'deposited' ? 'purchase' : 'redemption';
    if (move.kind === 'deposited') return payer.burns ? 'burn' : 'deposit';
    if (isPoolToken(move.token)) return 'withdrawal';
    if (!staked.has(stakeId(move))) return 'reward';
    if (!payer.paysStake) return 'withdrawal';
    return move.purpose === undefined ? 'received' : purposeActions[move.purpose];
  });
};

/** Raw units of each token received as a reward, in the order of `moves`. */
export const rewardTotals = (
  moves: readonly RewardMove[],
  actions: readonly MoveAction[],
): ReadonlyMap<Address, bigint> => {
  const totals = new Map<Address, bigint>();
  moves.forEach(({ token, amount }, i) => {
    if (actions[i] === 'reward') totals.set(token, (totals.get(token) ?? 0n) + amount);
  });
  return totals;
};
