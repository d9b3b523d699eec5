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

interface RewardPayer {
  readonly paysStake: boolean;
  readonly burns: boolean;
  /** A bond: tokens sent to it buy its later payout. */
  readonly sells: boolean;
  /** A payout has the deposit and the reward in one transfer. */
  readonly locks: boolean;
}

export type MoveWithAction = RewardMove & { readonly action: MoveAction };

export interface MoveReader {
  /** Every move of the account, before the first `read`. */
  readonly add: (move: RewardMove) => void;
  /** Two for a lock's payout: reward and deposit, raw amounts. It stays whole while its deposit is unknown. */
  readonly read: (move: RewardMove) => readonly MoveWithAction[];
}

const depositId = ({ contract, token, pid }: RewardMove): string | undefined =>
  pid === undefined ? undefined : `${contract} ${token} ${pid.toString()}`;

const purposeActions = { reward: 'reward', stake: 'withdrawal' } as const;

/** Two passes, so that neither needs all moves in one go. Only a lock rewards with pool tokens. */
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

/** Sums of rewards by token, raw. */
export const rewardTotals = (
  moves: readonly Pick<MoveWithAction, 'token' | 'amount' | 'action'>[],
): ReadonlyMap<Address, bigint> => {
  const totals = new Map<Address, bigint>();
  for (const { token, amount, action } of moves)
    if (action === 'reward') totals.set(token, (totals.get(token) ?? 0n) + amount);
  return totals;
};
