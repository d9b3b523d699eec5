import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Token } from '#domain/tokens/types.ts';
import type { Approval } from '#features/approval/index.ts';
import { TransactionDialog } from '#features/transactions/index.ts';
import { modalToggled } from '#state/app/slice.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { Button } from '#ui/fields/Button.tsx';
import type { TransactionPlan } from '#writes/plan.ts';
import { useNetworkSwitch } from '#writes/useNetworkSwitch.ts';
import { buttonText } from '../messages.ts';
import type { StakingProblem } from '../messages.ts';

export interface SendButtonProps {
  readonly problem: StakingProblem | undefined;
  readonly token: Token | undefined;
  readonly approval: Approval;
  /** What needs the approval; undefined while it cannot be planned. */
  readonly plan: TransactionPlan | undefined;
  /** The next step once there is no problem. */
  readonly onSend: () => void;
  readonly children: ReactNode;
}

const useStep = ({ problem, approval, plan, onSend }: SendButtonProps): (() => void) | undefined => {
  const dispatch = useAppDispatch();
  const { switchNetwork } = useNetworkSwitch();
  switch (problem) {
    case undefined:
      return plan && onSend;
    case 'connectWallet':
      return () => dispatch(modalToggled('WALLET'));
    case 'wrongNetwork':
      return switchNetwork;
    case 'approvalNeeded':
      return () => approval.approve(() => Promise.resolve(plan));
    default:
      return undefined;
  }
};

/** The form's button: it says what is missing, else does the next step. */
export function SendButton(props: SendButtonProps): ReactElement {
  const { problem, token, approval, children } = props;
  const { t, i18n } = useLingui();
  const { isSwitching } = useNetworkSwitch();
  const press = useStep(props);
  const isPending = problem === 'approvalPending' || approval.asking || isSwitching;
  const symbol = shortenSymbol(token?.symbol ?? '');
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        block
        disabled={press === undefined && !isPending}
        loading={isPending}
        onClick={press}
      >
        {problem ? i18n._(buttonText(problem, symbol, press !== undefined)) : children}
      </Button>
      {(approval.asking || approval.sending.phase === 'failed') && (
        <TransactionDialog
          state={approval.sending}
          summary={t`Allow staking to use your ${symbol}`}
          onDismiss={approval.dismiss}
        />
      )}
    </>
  );
}
