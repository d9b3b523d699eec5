import { useCallback, useRef, useState } from 'react';
import { env } from '#config/env.ts';
import type { ActionProblem } from '#domain/appApi/types.ts';
import type { Fields } from '#lib/fields.ts';
import { sendAction, type UserAction } from '#services/appApi/request.ts';

export type ActionState =
  | { readonly phase: 'idle' | 'sending' }
  | { readonly phase: 'accepted'; readonly answer: Fields }
  | { readonly phase: 'failed'; readonly problem: ActionProblem };

export interface UserActionSender {
  readonly state: ActionState;
  readonly send: (action: UserAction) => Promise<ActionState>;
  readonly reset: () => void;
}

const IDLE: ActionState = { phase: 'idle' };

export const useUserAction = (): UserActionSender => {
  const [state, setState] = useState<ActionState>(IDLE);
  const isBusy = useRef(false);
  const send = useCallback(async (action: UserAction): Promise<ActionState> => {
    if (isBusy.current || env.appApiUrl === undefined) return IDLE;
    isBusy.current = true;
    setState({ phase: 'sending' });
    const sent = await sendAction(env.appApiUrl, action);
    const next: ActionState = sent.ok
      ? { phase: 'accepted', answer: sent.value }
      : { phase: 'failed', problem: sent.error };
    isBusy.current = false;
    setState(next);
    return next;
  }, []);
  const reset = useCallback(() => setState(IDLE), []);
  return { state, send, reset };
};
