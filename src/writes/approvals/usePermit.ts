import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { signPermit, type PermitRequest, type SignedPermit } from '#chain/sending/signPermit.ts';
import { useWalletProvider } from '#reads/wallet/useWallet.ts';
import { chainDeadline, type DeadlineTimes } from '#writes/plan/chainDeadline.ts';
import type { SubmitState } from '#writes/sending/useSubmit.ts';

export type { SignedPermit } from '#chain/sending/signPermit.ts';

export type PermitTerms = Omit<PermitRequest, 'deadline'>;

interface Permit {
  readonly state: SubmitState;
  readonly signed: SignedPermit | undefined;
  isImpossible(terms: Pick<PermitTerms, 'token' | 'owner'>): boolean;
  sign(terms: PermitTerms, times: DeadlineTimes): Promise<void>;
  /** Forgets the problem. No further wallet request is sent, and a later signature is ignored. */
  dismiss(): void;
  discard(): void;
}

const IDLE: SubmitState = { phase: 'idle' };

const subjectOf = ({ token, owner }: Pick<PermitTerms, 'token' | 'owner'>): string => `${owner} ${token}`;

export const usePermit = (): Permit => {
  const getProvider = useWalletProvider();
  const [state, setState] = useState<SubmitState>(IDLE);
  const [signed, setSigned] = useState<SignedPermit>();
  const [impossible, setImpossible] = useState<ReadonlySet<string>>(new Set());
  const attempt = useRef(0);
  useEffect(
    () => () => {
      attempt.current += 1;
    },
    [],
  );

  const sign = useCallback<Permit['sign']>(
    async (terms, times) => {
      attempt.current += 1;
      const mine = attempt.current;
      setState({ phase: 'awaitingWallet' });
      const [wallet, deadline] = await Promise.all([
        getProvider().catch(() => undefined),
        chainDeadline(readRpc, times),
      ]);
      const answer = wallet
        ? await signPermit(readRpc, wallet, { ...terms, deadline }, () => attempt.current === mine)
        : ({ ok: false, error: { code: 'noWallet' } } as const);
      if (!answer.ok && answer.error.code === 'noPermit') {
        setImpossible((known) => new Set([...known, subjectOf(terms)]));
      }
      if (attempt.current !== mine) return;
      if (answer.ok) setSigned(answer.value);
      const isQuiet = answer.ok || answer.error.code === 'noPermit' || answer.error.code === 'rejected';
      const problem = isQuiet ? undefined : answer.error;
      setState(problem ? { phase: 'failed', problem } : IDLE);
    },
    [getProvider],
  );
  const dismiss = useCallback(() => {
    attempt.current += 1;
    setState(IDLE);
  }, []);
  const discard = useCallback(() => setSigned(undefined), []);
  return useMemo(
    () => ({
      state,
      signed,
      isImpossible: (terms) => impossible.has(subjectOf(terms)),
      sign,
      dismiss,
      discard,
    }),
    [state, signed, impossible, sign, dismiss, discard],
  );
};
