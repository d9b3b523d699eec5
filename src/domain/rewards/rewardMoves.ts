import type { Hex } from '../multicall/types.ts';
import type { Address } from '../tokens/types.ts';

export interface RewardMove {
  readonly contract: Address;
  readonly token: Address;
  readonly amount: bigint;
  readonly kind: 'deposited' | 'received';
  readonly transactionHash: Hex;
  readonly blockNumber: number;
  readonly logIndex: number;
  /** Unix seconds; undefined if the node does not report it with the log. */
  readonly timestamp: number | undefined;
  /** Pool or lock number, if the contract names one. */
  readonly pid: bigint | undefined;
  /** Named by the contract's event: a returned stake, or a reward. */
  readonly purpose: 'stake' | 'reward' | undefined;
  readonly part?: 'reward';
}

/** Unique over all contracts: transaction, log index and part, separated by spaces. */
export const moveId = ({
  transactionHash,
  logIndex,
  part,
}: Pick<RewardMove, 'transactionHash' | 'logIndex' | 'part'>): string =>
  [transactionHash, String(logIndex), ...(part ? [part] : [])].join(' ');

/** Comparator: block, then log index, descending. */
export const newestMoveFirst = (a: RewardMove, b: RewardMove): number =>
  b.blockNumber - a.blockNumber || b.logIndex - a.logIndex;

/** `received`: purpose unknown, reward in the staked token. A bond's payout is bought, not rewarded. */
export type MoveAction = 'deposit' | 'burn' | 'purchase' | 'withdrawal' | 'reward' | 'redemption' | 'received';

/** Stakes, burns and purchases; all others arrive. */
export const leavesAccount = (action: MoveAction): boolean =>
  action === 'deposit' || action === 'burn' || action === 'purchase';

export interface RewardPayer {
  readonly paysStake: boolean;
  readonly burns: boolean;
  /** A bond: tokens sent to it buy its later payout. */
  readonly sells: boolean;
}

const depositId = ({ contract, token, pid }: RewardMove): string | undefined =>
  pid === undefined ? undefined : `${contract} ${token} ${pid.toString()}`;

/** Splits a lock's payout into deposit and reward; it stays whole without a known deposit. */
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

/** In order of `moves`. A token deposited at a contract returns as a withdrawal; only a lock rewards with pool tokens. */
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
    if (isPoolToken(move.token)) return move.part ?? 'withdrawal';
    if (!staked.has(stakeId(move))) return 'reward';
    if (!payer.paysStake) return 'withdrawal';
    return move.purpose === undefined ? 'received' : purposeActions[move.purpose];
  });
};

/** Raw, in the order of `moves`. */
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
