import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isHex } from '#lib/hex.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { Eip1193Provider } from '../connectors/eip1193.ts';
import { readAnswer } from '../connectors/readAnswer.ts';
import { whereIsWallet } from './send.ts';
import { classifySendError, type SendProblem } from './sendProblem.ts';

/** `noSignature`: the data cannot be signed, or another account signed it. */
export type SigningProblem = SendProblem | { readonly code: 'noSignature' };

interface SigningRequest {
  readonly account: Address;
  readonly data: string;
  /** Checksummed signer; undefined if the signature is invalid. */
  readonly signerOf: (signature: Hex) => string | undefined;
  /** No request is sent if it returns false. */
  readonly isCurrent: () => boolean;
}

/** Signature of 65 bytes by the account's own key on Polygon, from `eth_signTypedData_v4`. Never rejects. */
export const signTypedData = async (
  wallet: Eip1193Provider,
  { account, data, signerOf, isCurrent }: SigningRequest,
): Promise<Result<Hex, SigningProblem>> => {
  try {
    const location = await whereIsWallet(wallet, account, POLYGON_CHAIN_ID);
    if (!location.ok) return location;
    if (!isCurrent()) return err({ code: 'rejected', cause: undefined });
    const signature = readAnswer(await wallet.request({ method: 'eth_signTypedData_v4', params: [account, data] }));
    return isHex(signature, 130) && signerOf(signature) === account ? ok(signature) : err({ code: 'noSignature' });
  } catch (cause) {
    const problem = classifySendError(cause);
    return err(problem.code === 'cannotSend' ? { code: 'noSignature' } : problem);
  }
};
