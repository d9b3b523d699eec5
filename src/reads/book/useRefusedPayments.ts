import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { erc20 } from '#chain/abis/erc20.ts';
import { wrappedNative } from '#config/tokens/tokens.ts';
import type { OrderStory } from '#domain/orderBook/accountOrders.ts';
import type { CallProblem } from '#domain/multicall/callOutcome.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { idle, mapLoadable, valueOf, type Loadable } from '#lib/loadable.ts';
import { ZERO_HASH } from '#lib/hex.ts';
import { accountCallKey, accountCallsStore, type AccountCall } from '#stores/accountCallsStore.ts';
import { bookStore } from '#stores/bookStore.ts';
import { useCalls } from '../calls/useCalls.ts';
import { useStableList } from '../calls/useStableList.ts';

type Candidate = Pick<OrderStory, 'maker' | 'soldToken' | 'boughtToken'>;

/**
 * The smallest payment that a fill makes: the book pays wrapped coins as native coins. Source:
 * `writes/orders/diagnoseRefusal.ts`.
 */
const paymentOf = ({ maker, soldToken, boughtToken }: Candidate): AccountCall =>
  boughtToken === wrappedNative.address
    ? { from: wrappedNative.address, to: maker, data: '0x', value: '0x1' }
    : {
        from: bookStore.pairOf(soldToken, boughtToken).pair,
        to: boughtToken,
        data: erc20.transfer.encode(maker, 1n),
      };

/** True if the payment reverts or returns `false`; undefined while unknown, or if the payer holds nothing. */
const isRefused = (answer: Loadable<Hex, CallProblem> | undefined, held: bigint | undefined): boolean | undefined => {
  if (held === undefined || held === 0n) return undefined;
  if (answer?.status === 'ready') return answer.value === ZERO_HASH;
  const isReverted = answer?.status === 'failed' && answer.error.code === 'reverted';
  return isReverted ? true : undefined;
};

/** True if an order cannot be filled because its owner cannot be paid. Simulated with each block. */
export const useRefusedPayments = (orders: readonly Candidate[]): readonly (boolean | undefined)[] => {
  const calls = useStableList(useMemo(() => orders.map(paymentOf), [orders]));
  useEffect(() => accountCallsStore.watch(calls), [calls]);
  const answers = useSyncExternalStore(accountCallsStore.subscribe, accountCallsStore.answers);
  // The wrapper always holds coins, because it holds those of all accounts.
  const held = useCalls(
    calls.map(({ from, to, value }) => (value === undefined ? erc20.balanceOf.call(to, from) : undefined)),
  );
  return useStableList(
    calls.map((call, i) => {
      const balance = valueOf(mapLoadable(held[i] ?? idle, erc20.balanceOf.decode));
      return isRefused(answers.get(accountCallKey(call)), call.value === undefined ? balance : 1n);
    }),
  );
};
