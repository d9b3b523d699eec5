import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Eip1193Provider } from '#chain/connectors/eip1193.ts';
import type { SigningProblem } from '#chain/sending/signTypedData.ts';
import { err, type Result } from '#lib/result.ts';
import { useWalletProvider } from '#reads/wallet/useWallet.ts';

/** Loads its part of `chain` itself. May reject without a network. */
type RequestSignature<S> = (wallet: Eip1193Provider, isCurrent: () => boolean) => Promise<Result<S, SigningProblem>>;

interface State<S> {
  readonly isAwaited: boolean;
  readonly signed: S | undefined;
  readonly problem: SigningProblem | undefined;
}

export interface Signing<S> extends State<S> {
  /** Undefined without a signature, and after `reset` or unmounting. */
  sign(request: RequestSignature<S>): Promise<S | undefined>;
  reset(): void;
}

const IDLE = { isAwaited: false, signed: undefined, problem: undefined } as const;

export const useSigning = <S>(): Signing<S> => {
  const getProvider = useWalletProvider();
  const [state, setState] = useState<State<S>>(IDLE);
  const attempt = useRef(0);
  useEffect(
    () => () => {
      attempt.current += 1;
    },
    [],
  );
  const sign = useCallback<Signing<S>['sign']>(
    async (request) => {
      attempt.current += 1;
      const mine = attempt.current;
      const isMine = (): boolean => attempt.current === mine;
      setState({ ...IDLE, isAwaited: true });
      const ask = async (): Promise<Result<S, SigningProblem>> => {
        const wallet = await getProvider().catch(() => undefined);
        if (!wallet) return err({ code: 'noWallet' });
        return request(wallet, isMine).catch((cause: unknown) => err({ code: 'network', cause }));
      };
      const answer = await ask();
      if (!isMine()) return undefined;
      if (answer.ok) {
        setState({ ...IDLE, signed: answer.value });
        return answer.value;
      }
      // A refusal in the wallet needs no notice.
      setState(answer.error.code === 'rejected' ? IDLE : { ...IDLE, problem: answer.error });
      return undefined;
    },
    [getProvider],
  );
  const reset = useCallback(() => {
    attempt.current += 1;
    setState(IDLE);
  }, []);
  return useMemo(() => ({ ...state, sign, reset }), [state, sign, reset]);
};
