import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { CoinMoved } from '#domain/transactions/returnedCoin.ts';
import { isQuantity } from '#lib/hex.ts';
import type { Reader } from '../sending/send.ts';
import { readTransaction } from '../sending/knownTransaction.ts';

export interface CoinRead {
  readonly hash: Hex;
  readonly from: Address;
  readonly blockNumber: number;
  readonly networkFee: bigint;
}

const tagOf = (block: number): Hex => `0x${block.toString(16)}`;

/**
 * Raw balance change of a sender, without the fee. Undefined after other transactions in the block, or without state.
 * Never rejects.
 */
export const coinMoved = async (
  reader: Reader,
  { hash, from, blockNumber, networkFee }: CoinRead,
): Promise<CoinMoved | undefined> => {
  const numberOf = async (method: string, block: number): Promise<bigint> => {
    const answer = await reader.send<unknown>(method, [from, tagOf(block)]);
    if (!isQuantity(answer)) throw new Error(`No answer to ${method}.`);
    return BigInt(answer);
  };
  try {
    const [answer, before, after, first, last] = await Promise.all([
      reader.send<unknown>('eth_getTransactionByHash', [hash]),
      numberOf('eth_getBalance', blockNumber - 1),
      numberOf('eth_getBalance', blockNumber),
      numberOf('eth_getTransactionCount', blockNumber - 1),
      numberOf('eth_getTransactionCount', blockNumber),
    ]);
    const transaction = readTransaction(answer);
    if (transaction?.from !== from || last - first !== 1n) return undefined;
    return { sent: BigInt(transaction.signed.value), change: after - before + networkFee };
  } catch {
    return undefined;
  }
};
