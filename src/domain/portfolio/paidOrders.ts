import type { Hex } from '../multicall/types.ts';
import type { PlacedEvent } from '../orderBook/accountOrders.ts';
import type { RewardMove } from '../rewards/rewardMoves.ts';
import type { Address } from '../tokens/types.ts';
import type { Movement } from './movements.ts';

interface PaidOrders {
  /** Takes every transfer of the account, before `arrivals`. */
  readonly add: (move: RewardMove) => void;
  readonly arrivals: () => readonly Movement[];
}

/**
 * Finds orders of the account that another account paid for. Orders that sell the wrapped coin are left out, because
 * coins paid leave no log.
 */
export const createPaidOrders = (events: readonly PlacedEvent[], wrapped: Address): PaidOrders => {
  const placed = events.filter(({ event, soldToken }) => event.kind === 'AddOrder' && soldToken !== wrapped);
  const paid = new Map<Hex, Set<Address>>(placed.map(({ transactionHash }) => [transactionHash, new Set()]));
  return {
    add({ kind, transactionHash, token }) {
      if (kind === 'deposited') paid.get(transactionHash)?.add(token);
    },
    arrivals: () =>
      placed.flatMap(({ event, soldToken, blockNumber, logIndex, timestamp, transactionHash }): readonly Movement[] => {
        if (event.kind !== 'AddOrder' || paid.get(transactionHash)?.has(soldToken)) return [];
        return [
          {
            ...{ id: `${transactionHash} ${String(logIndex)} paid`, kind: 'arrived', sent: undefined },
            received: { token: soldToken, amount: event.from },
            ...{ fee: undefined, role: undefined, exchange: undefined, contract: undefined },
            ...{ blockNumber, logIndex, timestamp, transactionHash },
          },
        ];
      }),
  };
};
