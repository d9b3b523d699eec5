import { ZERO_ADDRESS } from '#lib/hex.ts';
import type { Hex } from '../multicall/types.ts';
import type { RewardMove } from '../rewards/rewardMoves.ts';
import type { Address } from '../tokens/types.ts';
import type { Movement, TransferKind } from './movements.ts';

export interface TransferContext {
  readonly isPoolToken: (token: Address) => boolean;
  /** Contracts whose transfers are shown elsewhere, or do not change the holdings. */
  readonly accountedFor: ReadonlySet<Address>;
  /** Transactions that are shown as trades, or that only placed or cancelled orders. */
  readonly ownTransactions: ReadonlySet<Hex>;
  /**
   * Transactions that paid for other accounts' orders. Their payments to contracts of `accountedFor` leave the
   * account.
   */
  readonly paidForOthers: ReadonlySet<Hex>;
}

interface TransferReader {
  /** Takes every transfer of the account, before the first `read`. */
  readonly add: (move: RewardMove) => void;
  /** Movement in raw amounts; `contract` is the other side. Undefined if the transfer is shown elsewhere. */
  readonly read: (move: RewardMove) => Movement | undefined;
}

/** Pool tokens come from the zero address when liquidity is added, and go to their pool when it is removed. */
const liquidityChange = ({ kind, contract, token }: RewardMove): TransferKind | undefined => {
  if (kind === 'received') return contract === ZERO_ADDRESS ? 'added' : undefined;
  return contract === token ? 'removed' : undefined;
};

/** Reads transfers in two passes, so that neither pass needs all of them at once. */
export const createTransferReader = ({
  isPoolToken,
  accountedFor,
  ownTransactions,
  paidForOthers,
}: TransferContext): TransferReader => {
  const kinds = new Map<Hex, TransferKind>();
  const isElsewhere = ({ contract, kind, transactionHash }: RewardMove): boolean =>
    ownTransactions.has(transactionHash) ||
    (accountedFor.has(contract) && !(kind === 'deposited' && paidForOthers.has(transactionHash)));
  return {
    add(move) {
      if (isElsewhere(move) || !isPoolToken(move.token)) return;
      const change = liquidityChange(move);
      if (change && kinds.get(move.transactionHash) !== 'added') kinds.set(move.transactionHash, change);
    },
    read(move) {
      if (isElsewhere(move)) return undefined;
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
    },
  };
};
