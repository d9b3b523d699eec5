import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { PaidFee } from '#domain/ledger/ledgerMove.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useBlockTimes } from '#reads/calls/useBlockTimes.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactionsOf } from '#state/transactions/selectors.ts';

export interface NetworkFee extends PaidFee {
  readonly timestamp: number | undefined;
}

const noFees: readonly PaidFee[] = [];

/** Fees from receipts of this browser's transactions, and found fees. A fee that another account paid is left out. */
export const useNetworkFees = (account: Address, found = noFees): readonly NetworkFee[] => {
  const records = useAppSelector((state) => selectTransactionsOf(state, POLYGON_CHAIN_ID, account));
  const receipts = records.flatMap(({ receipt }) => receipt ?? []);
  const own = receipts.flatMap(({ from, networkFee, transactionHash, blockNumber }): readonly PaidFee[] =>
    networkFee !== undefined && parseAddress(from) === account
      ? [{ transactionHash, blockNumber, amount: BigInt(networkFee) }]
      : [],
  );
  const paid = new Map([...own, ...found].map((fee) => [fee.transactionHash, fee] as const));
  const times = useBlockTimes([...paid.values()].map(({ blockNumber }) => blockNumber));
  return [...paid.values()].map((fee) => ({ ...fee, timestamp: times.get(fee.blockNumber) }));
};
