import { useState } from 'react';
import { validateSingle, type SingleProblem } from '#domain/staking/validateSingle.ts';
import type { Token } from '#domain/tokens/types.ts';
import { useApproval, type Approval } from '#features/approval/index.ts';
import { useEarnGate, useTypedAmount, type TypedAmount } from '#features/earnForm/index.ts';
import type { SingleView } from '#features/earnViews/index.ts';

type StakeMode = 'stake' | 'unstake';

export interface SingleForm {
  readonly mode: StakeMode;
  readonly setMode: (mode: StakeMode) => void;
  readonly typed: TypedAmount;
  readonly problem: SingleProblem | undefined;
  readonly approval: Approval;
  readonly after: { readonly stake: bigint; readonly supply: bigint } | undefined;
}

export const useSingleForm = (view: SingleView, token: Token): SingleForm => {
  const { staked, held, isEnded, isPaused, terms, staking } = view;
  const gate = useEarnGate();
  const [chosen, setMode] = useState<StakeMode>();
  const mode = chosen ?? (isEnded ? 'unstake' : 'stake');
  const isDeposit = mode === 'stake';
  const isConnected = gate.account !== undefined;
  const amounts = {
    stake: useTypedAmount(token, held, isConnected, `stake ${staking}`),
    unstake: useTypedAmount(token, staked, isConnected, `unstake ${staking}`),
  };
  const typed = amounts[mode];
  const approval = useApproval(token, isDeposit ? typed.amount : 0n, staking);
  const problem = validateSingle({
    ...gate,
    isPaused: isPaused === true,
    isDeposit,
    isEnded,
    typed: typed.amount,
    available: typed.field.balance,
    approval: approval.state,
  });
  const change = typed.amount === undefined ? 0n : isDeposit ? typed.amount : -typed.amount;
  const [stake, supply] = [(staked ?? 0n) + change, (terms?.totalStaked ?? 0n) + change];
  const isKnown = change !== 0n && staked !== undefined && terms !== undefined && stake >= 0n && supply >= 0n;
  return { mode, setMode, typed, problem, approval, after: isKnown ? { stake, supply } : undefined };
};
