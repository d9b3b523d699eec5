import { readReturned, type CancelledOrder } from '#chain/sending/cancelReceipt.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { env } from '#config/env.ts';
import type { Hex } from '#domain/multicall/types.ts';

const TRIES = 5;

/** Tries five times, once per block time; undefined without an answer. Never rejects. */
export const readReturnedAmount = async (hash: Hex, order: CancelledOrder): Promise<bigint | undefined> => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (tried > 0) await new Promise((resolve) => setTimeout(resolve, env.blockTimeMs));
    const returned = await readReturned(readRpc, hash, order).catch((cause: unknown) => {
      console.warn('The receipt of a cancel could not be read', cause);
    });
    if (returned !== undefined) return returned;
  }
  return undefined;
};
