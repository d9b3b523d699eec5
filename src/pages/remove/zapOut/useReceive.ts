import { useNavigate } from 'react-router-dom';
import { MOVE_PARAMETER } from '#config/move.ts';
import type { Side } from '#domain/liquidity/zapOut.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { useOutputFee } from '#reads/tokens/useOutputFee.ts';
import { useBatching } from '#reads/wallet/useBatching.ts';
import { useUrlParameters } from '#ui/hooks/useUrlParameters.ts';
import { useDestinations, type Destination } from '../move/useDestinations.ts';
import {
  movePath,
  RECEIVE_PARAMETER,
  REMOVAL_PARAMETER,
  type PoolTarget,
  type RemoveAddress,
} from '../removeAddress.ts';
import type { RemovePool } from '../useRemovePool.ts';

export interface Receive {
  readonly offersOne: boolean;
  readonly destinations: readonly Destination[];
  readonly side: Side | undefined;
  /** Exchange that both tokens are supplied to; undefined if they stay in the wallet. */
  readonly destination: Destination | undefined;
  /** Pool of another pair that they are supplied to after swaps. */
  readonly target: PoolTarget | undefined;
  readonly isMove: boolean;
  readonly isBatch: boolean;
  /** True while it is unknown if the further steps in the URL are possible. */
  readonly isUnknown: boolean;
  choose(side: Side | undefined): void;
  /** @param to exchange or pool; empty if not chosen yet */
  move(to: string): void;
  /** Stores the removal whose tokens are swapped or supplied next; undefined ends the steps. */
  follow(removal: Hex | undefined): void;
}

/** The order book and other pools accept no token with a transfer fee. */
const useOffer = (pool: RemovePool): { readonly isPossible: boolean; readonly isRead: boolean } => {
  const fees = [useOutputFee(pool.a.currency), useOutputFee(pool.b.currency)];
  const isRead = pool.poolState !== 'loading' && fees.every((fee) => fee !== undefined);
  return { isRead, isPossible: pool.poolState === 'known' && fees.every((fee) => fee === 0) };
};

const useActions = (address: RemoveAddress): Pick<Receive, 'choose' | 'move' | 'follow'> => {
  const [, write] = useUrlParameters();
  const navigate = useNavigate();
  return {
    choose: (chosen) => write({ [RECEIVE_PARAMETER]: chosen?.toLowerCase(), [MOVE_PARAMETER]: undefined }),
    move: (to) => void navigate(movePath(address, to), { replace: true }),
    follow: (removal) => write({ [REMOVAL_PARAMETER]: removal }),
  };
};

type Chosen = Pick<Receive, 'offersOne' | 'destinations' | 'side' | 'destination' | 'target' | 'isMove'>;

const isOther = ({ other }: PoolTarget, { a, b }: RemovePool): boolean =>
  other !== a.token?.address && other !== b.token?.address;

const chosenOf = (address: RemoveAddress, pool: RemovePool, list: readonly Destination[]): Chosen => {
  const { exchange, receives, movesTo, target } = address;
  const offersOne = exchange?.orderBook !== undefined;
  return {
    offersOne,
    destinations: list,
    side: offersOne && movesTo === undefined ? receives : undefined,
    destination: list.find((destination) => destination.exchange.id === movesTo),
    target: offersOne && target && isOther(target, pool) ? target : undefined,
    isMove: movesTo !== undefined && (offersOne || list.length > 0),
  };
};

const NOTHING: Chosen = {
  ...{ offersOne: false, destinations: [], isMove: false },
  ...{ side: undefined, destination: undefined, target: undefined },
};

/** A swap to the native coin goes step by step, because the coin's balance also pays the network fee. */
const receivesCoin = ({ side }: Chosen, { a, b }: RemovePool): boolean =>
  side !== undefined && (side === 'A' ? a : b).currency?.kind === 'native';

export const useReceive = (address: RemoveAddress, pool: RemovePool): Receive => {
  const actions = useActions(address);
  const { isPossible, isRead } = useOffer(pool);
  const destinations = useDestinations(address, pool);
  const { receives, movesTo } = address;
  const isRequested = (receives ?? movesTo) !== undefined;
  const canBatch = useBatching(isRequested);
  const chosen = isPossible ? chosenOf(address, pool, destinations.list) : NOTHING;
  const isMore = (chosen.side ?? chosen.destination ?? chosen.target) !== undefined;
  const isBatchable = isMore && !receivesCoin(chosen, pool);
  const isUnread = !isRead || (movesTo !== undefined && !destinations.isRead);
  return {
    ...chosen,
    isBatch: canBatch === true && isBatchable,
    isUnknown: isRequested && (isUnread || (isBatchable && canBatch === undefined) || (chosen.isMove && !isMore)),
    ...actions,
  };
};
