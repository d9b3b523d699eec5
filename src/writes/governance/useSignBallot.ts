import { useCallback, useMemo } from 'react';
import { readRpc } from '#chain/rpc/readRpc.ts';
import type { SignedBallot } from '#domain/governance/ballot.ts';
import { importWithRetry } from '#lib/later.ts';
import { useSigning, type Signing } from '#writes/signing/useSigning.ts';

export interface BallotSigning extends Omit<Signing<SignedBallot>, 'sign'> {
  sign(ballot: Omit<SignedBallot, 'signature'>): void;
}

/** Signs a vote that anybody may submit. Sends no transaction. */
export const useSignBallot = (): BallotSigning => {
  const signing = useSigning<SignedBallot>();
  const request = signing.sign;
  const sign = useCallback<BallotSigning['sign']>(
    (ballot) =>
      void request(async (wallet, isCurrent) => {
        const { signBallot } = await importWithRetry(() => import('#chain/sending/signBallot.ts'));
        return signBallot(readRpc, wallet, ballot, isCurrent);
      }),
    [request],
  );
  return useMemo(() => ({ ...signing, sign }), [signing, sign]);
};
