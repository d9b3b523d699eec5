import { useSearchParams } from 'react-router-dom';
import { env } from '#config/env.ts';
import type { Side } from '#domain/liquidity/zapOut.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { useOutputFee } from '#reads/tokens/useOutputFee.ts';
import { useBatching } from '#reads/wallet/useBatching.ts';
import { RECEIVE_PARAMETER, REMOVAL_PARAMETER, type RemoveAddress } from '../removeAddress.ts';
import type { RemovePool } from '../useRemovePool.ts';

export interface Receive {
  readonly isOffered: boolean;
  /** The only token that is received; undefined for both. */
  readonly side: Side | undefined;
  /** Removal and swap are one transaction. */
  readonly isBatch: boolean;
  /** The address has one token, and it is not known yet if that is possible. */
  readonly isUnknown: boolean;
  choose(side: Side | undefined): void;
  /** The removal of these steps, whose other token is swapped next; undefined ends them. */
  follow(removal: Hex | undefined): void;
}

const useParameter = () => {
  const [, setParameters] = useSearchParams();
  return (name: string, value: string | undefined): void =>
    setParameters(
      (present) => {
        const next = new URLSearchParams(present);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
};

/** The swap goes through the exchange's order book, which takes no token with a transfer fee. */
const useOffer = (pool: RemovePool, hasBook: boolean): { readonly isOffered: boolean; readonly isRead: boolean } => {
  const fees = [useOutputFee(pool.a.currency), useOutputFee(pool.b.currency)];
  const isRead = pool.poolState !== 'loading' && fees.every((fee) => fee !== undefined);
  return { isRead, isOffered: hasBook && pool.poolState === 'known' && fees.every((fee) => fee === 0) };
};

export const useReceive = (address: RemoveAddress, pool: RemovePool): Receive => {
  const setParameter = useParameter();
  const { isOffered, isRead } = useOffer(pool, address.exchange?.orderBook !== undefined);
  const requested = address.receives;
  const canBatch = useBatching(requested !== undefined);
  const side = isOffered ? requested : undefined;
  // The book pays wrapped coins as native ones, whose balance also pays the network fee.
  const isCoin = side !== undefined && (side === 'A' ? pool.a : pool.b).token?.address === env.wrappedNative;
  return {
    isOffered,
    side,
    isBatch: canBatch === true && side !== undefined && !isCoin,
    isUnknown: requested !== undefined && (!isRead || (side !== undefined && canBatch === undefined && !isCoin)),
    choose: (chosen) => setParameter(RECEIVE_PARAMETER, chosen?.toLowerCase()),
    follow: (removal) => setParameter(REMOVAL_PARAMETER, removal),
  };
};
