import { useMemo } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { rules } from '#config/rules.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Pace } from '#reads/calls/ReadPace.ts';
import { selectBlockNumber } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactionsOf } from '#state/transactions/selectors.ts';

const { listBlocks } = rules.rewards;

/**
 * Pace of a list of programmes. After a transaction of the account its totals are read with each block, so that they
 * agree with the account's own amounts.
 */
export const useListPace = (account: Address | undefined): Pace | undefined => {
  const isChanged = useAppSelector((state) => {
    const now = selectBlockNumber(state) ?? 0;
    const records = selectTransactionsOf(state, POLYGON_CHAIN_ID, account);
    return records.some(({ receipt }) => receipt && now - receipt.blockNumber < listBlocks);
  });
  return useMemo(() => (isChanged ? undefined : { blocks: listBlocks, account }), [isChanged, account]);
};
