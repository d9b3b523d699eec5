import type { TransactionRequest, Reader } from '#chain/sending/send.ts';
import type { RequestedCall, SignedFacts } from '#domain/transactions/types.ts';
import { reader } from '#writes/checks/lastChecks.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import type { Requested } from './walletRequest.ts';
import { readQuantity } from '#chain/sending/knownTransaction.ts';

/**
 * Assumes the account's next nonce, which identifies a transaction that is replaced before any node reported it. Never
 * rejects.
 */
export const predictSignedTransaction = async (
  reader: Reader,
  { from, to, data, value }: TransactionRequest,
): Promise<SignedFacts | undefined> => {
  try {
    const nonce = readQuantity(await reader.send('eth_getTransactionCount', [from, 'pending']));
    return nonce === undefined ? undefined : { nonce, to, data, value: value.toString() };
  } catch {
    return undefined;
  }
};

interface Prediction {
  current(): SignedFacts | undefined;
  onKnown(listener: (facts: SignedFacts) => void): void;
}

export const startPrediction = (request: TransactionRequest): Prediction => {
  let presumed: SignedFacts | undefined;
  const reading = predictSignedTransaction(reader, request).then((facts) => {
    presumed = facts;
  });
  return {
    current: () => presumed,
    onKnown: (listener) => {
      if (!presumed) void reading.then(() => presumed && listener(presumed));
    },
  };
};

export const requestedCallOf = ({ contract: to, callData: data, value }: TransactionPlan): RequestedCall => ({
  to,
  data,
  value: value.toString(),
});

export const requestedOf = (
  calls: readonly RequestedCall[],
  prediction: Prediction,
  { multisig, callsId }: Pick<Requested, 'multisig' | 'callsId'>,
): Requested => ({
  calls,
  multisig,
  callsId: multisig ? undefined : callsId,
  presumed: multisig ? undefined : prediction.current(),
  onPresumed: prediction.onKnown,
});
