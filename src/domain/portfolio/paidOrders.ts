import type { PlacedEvent } from '../orderBook/accountOrders.ts';
import type { RewardMove } from '../rewards/rewardMoves.ts';
import type { Address } from '../tokens/types.ts';
import type { Movement } from './movements.ts';

const keyOf = ({ transactionHash }: Pick<RewardMove, 'transactionHash'>, token: Address): string =>
  `${transactionHash} ${token}`;

/**
 * Arrivals, raw units: tokens that orders of the account sell but another account paid. `moves` are all transfers of the
 * account. Orders that sell the wrapped coin are left out, because paid coins leave no log.
 */
export const arrivalsInOrders = (
  events: readonly PlacedEvent[],
  moves: readonly RewardMove[],
  wrapped: Address,
): readonly Movement[] => {
  const paid = new Set(moves.filter(({ kind }) => kind === 'deposited').map((move) => keyOf(move, move.token)));
  return events.flatMap((placed): readonly Movement[] => {
    const { event, soldToken, blockNumber, logIndex, timestamp, transactionHash } = placed;
    if (event.kind !== 'AddOrder' || soldToken === wrapped || paid.has(keyOf(placed, soldToken))) return [];
    return [
      {
        ...{ id: `${transactionHash} ${String(logIndex)} paid`, kind: 'arrived', sent: undefined },
        received: { token: soldToken, amount: event.from },
        ...{ fee: undefined, role: undefined, exchange: undefined, contract: undefined },
        ...{ blockNumber, logIndex, timestamp, transactionHash },
      },
    ];
  });
};
