import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { readHeader } from '#chain/reading/blockHeaders.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { knownTokens, wrappedNative } from '#config/tokens/tokens.ts';
import type { CheckedBalances } from '#domain/ledger/checkedBalances.ts';
import { coinMovement } from '#domain/ledger/coinTransfers.ts';
import type { Movement } from '#domain/portfolio/movements.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactionsOf } from '#state/transactions/selectors.ts';
import { balanceChecks } from '#stores/balanceChecks.ts';
import { useAccountEvents, useEventsReadTo } from '../book/useAccountEvents.ts';
import { explainCoins } from './explainCoins.ts';
import { readBalanceProof } from './readBalanceProof.ts';

export interface BalanceProofState {
  readonly checked: CheckedBalances | undefined;
  readonly isChecking: boolean;
  readonly check: (() => void) | undefined;
}

const listed = knownTokens.map(({ address }) => address);

const hashAt = (blockNumber: number) =>
  readHeader(readRpc, blockNumber).then(
    (header) => header?.blockHash,
    () => undefined,
  );

/** False if a reorg replaced the block of the check. */
const isCurrent = async ({ blockNumber, blockHash }: CheckedBalances): Promise<boolean> =>
  blockHash !== undefined && (await hashAt(blockNumber)) === blockHash;

export const useBalanceCheck = (account: Address): CheckedBalances | undefined => {
  useEffect(() => {
    void balanceChecks.load(account, isCurrent);
  }, [account]);
  return useSyncExternalStore(
    balanceChecks.subscribe,
    useCallback(() => balanceChecks.found(account), [account]),
  );
};

export const useBalanceProof = (
  account: Address,
  entries: readonly Movement[],
  isComplete: boolean,
): BalanceProofState => {
  const checked = useBalanceCheck(account);
  const [isChecking, setChecking] = useState(false);
  const events = valueOf(useAccountEvents(account));
  const blockNumber = useEventsReadTo(account);
  const records = useAppSelector((state) => selectTransactionsOf(state, POLYGON_CHAIN_ID, account));
  const isReady = isComplete && events !== undefined && blockNumber !== undefined;
  const check = async (): Promise<void> => {
    if (!events || blockNumber === undefined) return;
    setChecking(true);
    const known = checked && (await isCurrent(checked)) ? checked : undefined;
    const coins = known?.coins ?? [];
    const query = {
      ...{ account, book: env.orderBook, wrapped: wrappedNative.address, listed, events, blockNumber },
      // Replaces earlier coin movements, which are listed after a short delay, by the found ones.
      entries: [
        ...entries.filter(({ logIndex }) => logIndex >= 0),
        ...coins.map((coin) => coinMovement(coin, wrappedNative.address)),
      ],
      ownHashes: records.flatMap(({ receipt }) => receipt?.transactionHash ?? []),
      firstBlock: env.firstBlock,
      knownFees: known?.fees ?? [],
    };
    const blockHash = await hashAt(blockNumber);
    const proof = { ...(await readBalanceProof(readRpc, query)), coins };
    await balanceChecks.record(account, proof);
    const found = await explainCoins(readRpc, query, { ...proof, blockHash });
    await balanceChecks.record(account, found).catch(() => undefined);
    setChecking(false);
  };
  return { checked, isChecking, check: isReady ? () => void check() : undefined };
};
