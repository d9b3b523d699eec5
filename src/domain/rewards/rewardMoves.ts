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
  readonly timestamp: number | undefined;
  readonly pid: bigint | undefined;
  /** Purpose named by the contract's event: a returned stake, or a reward. */
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

/** Comparator for descending order: block, then log index. */
export const newestMoveFirst = (a: RewardMove, b: RewardMove): number =>
  b.blockNumber - a.blockNumber || b.logIndex - a.logIndex;

/**
 * `received`: the purpose is unknown, and the reward is in the staked token. The payout of a bond is bought, not a
 * reward.
 */
export type MoveAction = 'deposit' | 'burn' | 'purchase' | 'withdrawal' | 'reward' | 'redemption' | 'received';

/** True for stakes, burns and purchases; all other moves arrive. */
export const leavesAccount = (action: MoveAction): boolean =>
  action === 'deposit' || action === 'burn' || action === 'purchase';

interface RewardPayer {
  readonly paysStake: boolean;
  readonly burns: boolean;
  /** True for a bond: tokens sent to it buy its later payout. */
  readonly sells: boolean;
  /** True for a lock, whose payout has the deposit and the reward in one transfer. */
  readonly locks: boolean;
}

export type MoveWithAction = RewardMove & { readonly action: MoveAction };

export interface MoveReader {
  /** Takes every move of the account, before the first `read`. */
  readonly add: (move: RewardMove) => void;
  /**
   * Moves with their actions, in raw amounts. A lock's payout gives two, reward and deposit; it stays whole while its
   * deposit is unknown.
   */
  readonly read: (move: RewardMove) => readonly MoveWithAction[];
}

const depositId = ({ contract, token, pid }: RewardMove): string | undefined =>
  pid === undefined ? undefined : `${contract} ${token} ${pid.toString()}`;

const purposeActions = { reward: 'reward', stake: 'withdrawal' } as const;

/** Reads moves in two passes, so that neither pass needs all of them at once. Only a lock rewards with pool tokens. */
export const createMoveReader = (
  isPoolToken: (token: Address) => boolean,
  payerAt: (contract: Address) => RewardPayer,
): MoveReader => {
  const staked = new Map<Address, Set<Address>>();
  const locked = new Map<string, bigint>();

  const partsOf = (move: RewardMove, { locks }: RewardPayer): readonly RewardMove[] => {
    const id = locks && move.kind === 'received' ? depositId(move) : undefined;
    const deposit = id === undefined ? undefined : locked.get(id);
    if (deposit === undefined) return [move];
    const stake = { ...move, purpose: 'stake', amount: deposit < move.amount ? deposit : move.amount } as const;
    const reward = { ...move, purpose: 'reward', part: 'reward', amount: move.amount - stake.amount } as const;
    return reward.amount > 0n ? [reward, stake] : [stake];
  };

  const isStaked = ({ contract, token }: RewardMove): boolean => staked.get(contract)?.has(token) === true;

  const actionOf = (move: RewardMove, payer: RewardPayer): MoveAction => {
    if (payer.sells) return move.kind === 'deposited' ? 'purchase' : 'redemption';
    if (move.kind === 'deposited') return payer.burns ? 'burn' : 'deposit';
    if (isPoolToken(move.token)) return move.part ?? 'withdrawal';
    if (!isStaked(move)) return 'reward';
    if (!payer.paysStake) return 'withdrawal';
    return move.purpose === undefined ? 'received' : purposeActions[move.purpose];
  };

  return {
    add(move) {
      if (move.kind !== 'deposited') return;
      const tokens = staked.get(move.contract);
      if (tokens) tokens.add(move.token);
      else staked.set(move.contract, new Set([move.token]));
      const id = payerAt(move.contract).locks ? depositId(move) : undefined;
      if (id !== undefined) locked.set(id, move.amount);
    },
    read(move) {
      const payer = payerAt(move.contract);
      return partsOf(move, payer).map((part) => ({ ...part, action: actionOf(part, payer) }));
    },
  };
};

/** Raw sums of rewards by token. */
export const rewardTotals = (
  moves: readonly Pick<MoveWithAction, 'token' | 'amount' | 'action'>[],
): ReadonlyMap<Address, bigint> => {
  const totals = new Map<Address, bigint>();
  for (const { token, amount, action } of moves)
    if (action === 'reward') totals.set(token, (totals.get(token) ?? 0n) + amount);
  return totals;
};
