import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readRpc } from '#chain/rpc/readRpc.ts';
import type { BallotSigningProblem } from '#chain/sending/signBallot.ts';
import type { SignedBallot } from '#domain/governance/ballot.ts';
import { importWithRetry } from '#lib/importWithRetry.ts';
import { useWalletProvider } from '#reads/wallet/useWallet.ts';

export interface BallotSigning {
  readonly isAwaited: boolean;
  readonly signed: SignedBallot | undefined;
  readonly problem: BallotSigningProblem | undefined;
  sign(ballot: Omit<SignedBallot, 'signature'>): void;
  /** Forgets signature and problem; no further wallet request. */
  reset(): void;
}

type State = Pick<BallotSigning, 'isAwaited' | 'signed' | 'problem'>;

const IDLE: State = { isAwaited: false, signed: undefined, problem: undefined };

/** Signs a vote that anybody may submit. Sends no transaction. */
export const useSignBallot = (): BallotSigning => {
  const getProvider = useWalletProvider();
  const [state, setState] = useState(IDLE);
  const attempt = useRef(0);
  useEffect(
    () => () => {
      attempt.current += 1;
    },
    [],
  );
  const sign = useCallback<BallotSigning['sign']>(
    (ballot) => {
      attempt.current += 1;
      const mine = attempt.current;
      const isMine = (): boolean => attempt.current === mine;
      setState({ ...IDLE, isAwaited: true });
      const ask = async (): Promise<State> => {
        const wallet = await getProvider().catch(() => undefined);
        if (!wallet) return { ...IDLE, problem: { code: 'noWallet' } };
        try {
          const { signBallot } = await importWithRetry(() => import('#chain/sending/signBallot.ts'));
          const answer = await signBallot(readRpc, wallet, ballot, isMine);
          if (answer.ok) return { ...IDLE, signed: answer.value };
          // A refusal in the wallet needs no notice.
          return answer.error.code === 'rejected' ? IDLE : { ...IDLE, problem: answer.error };
        } catch (cause) {
          return { ...IDLE, problem: { code: 'network', cause } };
        }
      };
      void ask().then((next) => {
        if (isMine()) setState(next);
      });
    },
    [getProvider],
  );
  const reset = useCallback(() => {
    attempt.current += 1;
    setState(IDLE);
  }, []);
  return useMemo(() => ({ ...state, sign, reset }), [state, sign, reset]);
};
