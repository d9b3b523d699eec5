import { useMemo } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { knownToken, knownTokens } from '#config/tokens/tokens.ts';
import { orderStories } from '#domain/orderBook/accountOrders.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactionsOf } from '#state/transactions/selectors.ts';
import { selectOwnTokens } from '#state/user/selectors.ts';
import { usePoolTokens } from '../pools/usePoolTokens.ts';
import { useTokensAhead } from '../tokens/useTokensAhead.ts';
import { useAccountEvents } from './useAccountEvents.ts';
import { useDeposits } from './useDeposits.ts';

export interface HeldDeposits {
  readonly deposits: readonly { readonly token: Token; readonly amount: bigint }[];
  readonly isComplete: boolean;
  readonly isFailed: boolean;
}

const knownAddresses = knownTokens.map(({ address }) => address);

const useMovedHere = (account: Address | undefined): readonly Address[] => {
  const records = useAppSelector((state) => selectTransactionsOf(state, POLYGON_CHAIN_ID, account));
  return useMemo(
    () =>
      records.flatMap(({ info }) => {
        const isDeposit = info.kind === 'depositTokens' || info.kind === 'withdrawDeposit';
        return isDeposit && info.token.address ? [info.token.address] : [];
      }),
    [records],
  );
};

/** Includes known and imported tokens, tokens that the account's orders sold, and tokens deposited in this browser. */
export const useHeldDeposits = (account: Address | undefined): HeldDeposits => {
  const events = valueOf(useAccountEvents(account));
  const own = useAppSelector((state) => selectOwnTokens(state, POLYGON_CHAIN_ID));
  const moved = useMovedHere(account);
  const requested = useMemo(() => {
    const sold = events ? orderStories(events).map(({ soldToken }) => soldToken) : [];
    return [...new Set([...knownAddresses, ...own.map(({ address }) => address), ...moved, ...sold])];
  }, [events, own, moved]);
  const { amounts, isReading, isFailed } = useDeposits(account, requested);
  useTokensAhead(requested.filter((address) => !knownToken(address)));
  const tokens = usePoolTokens(requested);
  return useMemo(
    () => ({
      deposits: [...amounts].flatMap(([address, amount]) => {
        const token = tokens.get(address);
        return token && amount > 0n ? [{ token, amount }] : [];
      }),
      isComplete: events !== undefined && !isReading,
      isFailed,
    }),
    [amounts, isReading, isFailed, tokens, events],
  );
};
