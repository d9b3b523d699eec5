import { useState } from 'react';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { knownTokens, wrappedNative } from '#config/tokens/tokens.ts';
import type { Movement } from '#domain/portfolio/movements.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactionsOf } from '#state/transactions/selectors.ts';
import { useAccountEvents } from '../book/useAccountEvents.ts';
import { useEventsReadTo } from '../book/useEventsReadTo.ts';
import { readBalanceProof, type CheckedBalances } from './readBalanceProof.ts';

export interface BalanceProofState {
  readonly checked: CheckedBalances | undefined;
  readonly isChecking: boolean;
  /** Undefined until the whole history is known. */
  readonly check: (() => void) | undefined;
}

const listed = knownTokens.map(({ address }) => address);

export const useBalanceProof = (
  account: Address,
  entries: readonly Movement[],
  isComplete: boolean,
): BalanceProofState => {
  const [checked, setChecked] = useState<CheckedBalances>();
  const [isChecking, setChecking] = useState(false);
  const events = valueOf(useAccountEvents(account));
  const blockNumber = useEventsReadTo(account);
  const records = useAppSelector((state) => selectTransactionsOf(state, POLYGON_CHAIN_ID, account));
  const isReady = isComplete && events !== undefined && blockNumber !== undefined;
  const check = async (): Promise<void> => {
    if (!events || blockNumber === undefined) return;
    setChecking(true);
    const query = {
      ...{ account, book: env.orderBook, wrapped: wrappedNative.address, listed, entries, events, blockNumber },
      ownHashes: records.flatMap(({ receipt }) => receipt?.transactionHash ?? []),
      firstBlock: env.firstBlock,
    };
    setChecked(await readBalanceProof(readRpc, query));
    setChecking(false);
  };
  return { checked, isChecking, check: isReady ? () => void check() : undefined };
};
