import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useBlockTimes } from '#reads/calls/useBlockTimes.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactionsOf } from '#state/transactions/selectors.ts';

export interface NetworkFee {
  readonly transactionHash: Hex;
  /** Raw native coin. */
  readonly amount: bigint;
  readonly blockNumber: number;
  /** Unix seconds. */
  readonly timestamp: number | undefined;
}

/** From the receipts of this browser's transactions; a fee that another account paid is left out. */
export const useNetworkFees = (account: Address): readonly NetworkFee[] => {
  const records = useAppSelector((state) => selectTransactionsOf(state, POLYGON_CHAIN_ID, account));
  const receipts = records.flatMap(({ receipt }) => receipt ?? []);
  const paid = new Map(
    receipts.flatMap(({ from, networkFee, transactionHash, blockNumber }) =>
      networkFee !== undefined && parseAddress(from) === account
        ? [[transactionHash, { transactionHash, blockNumber, amount: BigInt(networkFee) }] as const]
        : [],
    ),
  );
  const times = useBlockTimes([...paid.values()].map(({ blockNumber }) => blockNumber));
  return [...paid.values()].map((fee) => ({ ...fee, timestamp: times.get(fee.blockNumber) }));
};
