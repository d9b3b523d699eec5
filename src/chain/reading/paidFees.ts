import type { PaidFee } from '#domain/ledger/ledgerMove.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { readReceipt } from '../sending/receipt.ts';
import type { Reader } from '../sending/send.ts';
import { inBatches } from './accountBalances.ts';

interface PaidFees {
  readonly fees: readonly PaidFee[];
  readonly unread: number;
}

/** Fees from the receipts of these transactions; those of another sender are left out. Never rejects. */
export const paidFees = async (reader: Reader, account: Address, hashes: readonly Hex[]): Promise<PaidFees> => {
  const read = await inBatches([...new Set(hashes)], async (hash): Promise<PaidFee | 'unread' | undefined> => {
    const answer = await reader.send<unknown>('eth_getTransactionReceipt', [hash]).catch(() => undefined);
    const receipt = readReceipt(answer)?.receipt;
    if (!receipt) return 'unread';
    const { from, networkFee, transactionHash, blockNumber } = receipt;
    if (from !== account) return undefined;
    return networkFee === undefined ? 'unread' : { transactionHash, blockNumber, amount: BigInt(networkFee) };
  });
  return {
    fees: read.flatMap((entry) => (entry === undefined || entry === 'unread' ? [] : [entry])),
    unread: read.filter((entry) => entry === 'unread').length,
  };
};
