import type { Hex } from '../multicall/types.ts';
import type { Address } from '../tokens/types.ts';

/** A token transfer between an account and a contract that pays rewards. */
export interface RewardMove {
  /** The contract. */
  readonly contract: Address;
  readonly token: Address;
  /** Raw units. */
  readonly amount: bigint;
  /** `deposited`: from the account to the contract; `received`: the other way. */
  readonly kind: 'deposited' | 'received';
  readonly transactionHash: Hex;
  readonly blockNumber: number;
  readonly logIndex: number;
  /** Unix seconds; undefined where the node does not report it with the log. */
  readonly timestamp: number | undefined;
  /** The number of the pool or the lock that it is of, where the contract has several and names it. */
  readonly pid: bigint | undefined;
  /** Named by the contract's event: a stake that came back, or a reward. Undefined: it names neither. */
  readonly purpose: 'stake' | 'reward' | undefined;
  /** One of several parts of a transfer. */
  readonly part?: 'reward';
}

/** Distinct among the moves of a chain. */
export const moveId = ({
  transactionHash,
  logIndex,
  part,
}: Pick<RewardMove, 'transactionHash' | 'logIndex' | 'part'>): string =>
  [transactionHash, String(logIndex), ...(part ? [part] : [])].join(' ');

/** Sorts moves, the newest first. */
export const newestMoveFirst = (a: RewardMove, b: RewardMove): number =>
  b.blockNumber - a.blockNumber || b.logIndex - a.logIndex;

/**
 * Kind of a move. `received`: out of a contract that pays rewards in the staked token and does not name which it is. What a bond
 * pays out was bought, and is no reward.
 */
export type MoveAction = 'deposit' | 'burn' | 'purchase' | 'withdrawal' | 'reward' | 'redemption' | 'received';

/** Moves out of the account. */
export const leavesAccount = (action: MoveAction): boolean =>
  action === 'deposit' || action === 'burn' || action === 'purchase';

/** What is known of a contract that rewards come from. */
export interface RewardPayer {
  /** It pays rewards in the token that is staked. */
  readonly paysStake: boolean;
  /** What is sent there is burned. */
  readonly burns: boolean;
  /** It is a bond: what is sent there pays for what comes from there later. */
  readonly sells: boolean;
}

/** Names a numbered deposit of a contract; undefined of what has no number. */
const depositId = ({ contract, token, pid }: RewardMove): string | undefined =>
  pid === undefined ? undefined : `${contract} ${token} ${pid.toString()}`;

/**
 * Payouts of locks as two moves, the deposit that came back and the reward beyond it. A payout whose deposit is not found
 * stays whole.
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

/** Names a token of a contract. */
const stakeId = ({ contract, token }: Pick<RewardMove, 'contract' | 'token'>): string => `${contract} ${token}`;

const purposeActions = { reward: 'reward', stake: 'withdrawal' } as const;

/**
 * What each of an account's moves was, in their order. What an account has deposited somewhere comes back from there as
 * a withdrawal; pool tokens are never a reward.
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

/** Raw units of each token that came as a reward, in the order of `moves`. */
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
