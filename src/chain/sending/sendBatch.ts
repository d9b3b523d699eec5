import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { Eip1193Provider } from '../connectors/eip1193.ts';
import { multisigOf, type BatchCall } from '../connectors/multisig.ts';
import { refusesBatch, sendCalls } from '../connectors/walletCalls.ts';
import { requestWallet, type RequestTerms } from './send.ts';
import type { SendProblem } from './sendProblem.ts';

export interface NoBatch {
  readonly code: 'noBatch';
  readonly cause: unknown;
}

interface SentBatch {
  readonly hash: Hex;
  readonly callsId: string | undefined;
}

/** Random id of 32 bytes for a batch. */
export const newCallsId = (): Hex =>
  `0x${Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/**
 * Sends calls in order, which run all or not at all: as a multisig's proposal, else as an EIP-5792 batch with
 * `batch.id`. Never rejects.
 */
export const sendBatch = async <P = never>(
  wallet: Eip1193Provider,
  from: Address,
  { calls, id }: { readonly calls: readonly BatchCall[]; readonly id: Hex },
  terms: RequestTerms<P>,
): Promise<Result<SentBatch, SendProblem | NoBatch | P>> => {
  const multisig = multisigOf(wallet);
  const sent = await requestWallet<SentBatch | NoBatch, P>(wallet, from, terms, async () => {
    if (multisig) return { hash: await multisig.sendBatch(calls), callsId: undefined };
    try {
      return { hash: id, callsId: await sendCalls(wallet, { from, chainId: terms.chainId, calls, id }) };
    } catch (cause) {
      if (refusesBatch(cause)) return { code: 'noBatch', cause };
      throw cause;
    }
  });
  if (!sent.ok) return sent;
  return 'code' in sent.value ? err(sent.value) : ok(sent.value);
};
