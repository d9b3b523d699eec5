import { ZERO_ADDRESS } from '#lib/hex.ts';
import type { Hex } from '../multicall/types.ts';
import type { RewardMove } from '../rewards/rewardMoves.ts';
import type { Address } from '../tokens/types.ts';
import type { Movement, TransferKind } from './movements.ts';

export interface TransferContext {
  readonly isPoolToken: (token: Address) => boolean;
  /** Contracts whose transfers appear elsewhere, or do not change the holdings. */
  readonly accountedFor: ReadonlySet<Address>;
  /** Transactions that appear as trades, or only placed or cancelled orders. */
  readonly ownTransactions: ReadonlySet<Hex>;
  /** Transactions that paid for orders of others: payments to contracts accounted for leave the account. */
  readonly paidForOthers: ReadonlySet<Hex>;
}

/** Pool tokens come from the zero address when added, and go to their pool when removed. */
const kindIn = (
  moves: readonly RewardMove[],
  isPoolToken: TransferContext['isPoolToken'],
): TransferKind | undefined => {
  const ofPool = moves.filter(({ token }) => isPoolToken(token));
  if (ofPool.some(({ kind, contract }) => kind === 'received' && contract === ZERO_ADDRESS)) return 'added';
  return ofPool.some(({ kind, contract, token }) => kind === 'deposited' && contract === token) ? 'removed' : undefined;
};

/** `moves` are all transfers of the account; `contract` is the other side. */
export const transferMovements = (
  moves: readonly RewardMove[],
  { isPoolToken, accountedFor, ownTransactions, paidForOthers }: TransferContext,
): readonly Movement[] => {
  const isElsewhere = ({ contract, kind, transactionHash }: RewardMove): boolean =>
    accountedFor.has(contract) && !(kind === 'deposited' && paidForOthers.has(transactionHash));
  const shown = moves.filter((move) => !isElsewhere(move) && !ownTransactions.has(move.transactionHash));
  const groups = new Map<Hex, RewardMove[]>();
  for (const move of shown) {
    const group = groups.get(move.transactionHash);
    if (group) group.push(move);
    else groups.set(move.transactionHash, [move]);
  }
  const kinds = new Map([...groups].map(([hash, group]) => [hash, kindIn(group, isPoolToken)] as const));
  return shown.map((move): Movement => {
    const { contract, token, amount, transactionHash, blockNumber, logIndex, timestamp } = move;
    const isSent = move.kind === 'deposited';
    const moved = { token, amount };
    return {
      id: `${transactionHash} ${String(logIndex)}`,
      kind: kinds.get(transactionHash) ?? (isSent ? 'sent' : 'arrived'),
      sent: isSent ? moved : undefined,
      received: isSent ? undefined : moved,
      ...{ fee: undefined, role: undefined, exchange: undefined },
      ...{ contract, blockNumber, logIndex, timestamp, transactionHash },
    };
  });
};
