import type { TransactionRequest } from '#chain/sending/send.ts';
import type { RequestedCall, SignedFacts } from '#domain/transactions/types.ts';
import { reader } from '#writes/checks/lastChecks.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { predictSignedTransaction } from './predictSignedTransaction.ts';
import type { Requested } from './walletRequest.ts';

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
