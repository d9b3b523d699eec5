import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import type { Press } from '#domain/transactions/walletRequest.ts';
import type { MakePlan } from '#writes/plan/plan.ts';
import { useNetworkSwitch } from '#writes/wallet/useNetworkSwitch.ts';
import type { Approval } from '../approval/index.ts';
import { SendButton } from '../sendButton/index.ts';
import { TransactionDialog } from '../transactions/index.ts';
import { useWalletSteps } from '../wallet/index.ts';
import type { ProblemText } from './earnWords.ts';

interface EarnButtonProps extends ProblemText {
  readonly approval: Approval;
  readonly approvalSummary: string;
  readonly plan: MakePlan | undefined;
  readonly repeats: Press;
  readonly onSend: (() => void) | undefined;
  readonly variant?: 'primary' | 'secondary';
  readonly children: ReactNode;
}

const repeatsOf = ({ problem, approval, repeats }: EarnButtonProps): Press | 'nothing' => {
  if (problem === undefined) return repeats;
  return problem === 'approvalNeeded' ? approval.repeats : 'nothing';
};

const useStep = ({ problem, approval, plan, onSend }: EarnButtonProps): (() => void) | undefined => {
  const walletSteps = useWalletSteps();
  switch (problem) {
    case undefined:
      return plan && onSend;
    case 'connectWallet':
    case 'wrongNetwork':
      return walletSteps[problem];
    case 'approvalNeeded':
      return () => approval.approve(() => Promise.resolve(plan?.()));
    default:
      return undefined;
  }
};

export function EarnButton(props: EarnButtonProps): ReactElement {
  const { problem, wordsOf, approval, approvalSummary, plan, variant = 'primary', children } = props;
  const { isSwitching } = useNetworkSwitch();
  const press = useStep(props);
  const repeats = repeatsOf(props);
  const isPending = problem === 'approvalPending' || approval.asking || isSwitching;
  return (
    <>
      <SendButton
        repeats={repeats}
        sends={repeats !== 'nothing'}
        variant={variant}
        size="lg"
        block
        disabled={press === undefined && !isPending}
        loading={isPending}
        onClick={press}
      >
        {problem !== undefined ? wordsOf(press !== undefined) : plan ? children : <Trans>Loading</Trans>}
      </SendButton>
      {(approval.asking || approval.sending.phase === 'failed') && (
        <TransactionDialog state={approval.sending} summary={approvalSummary} onDismiss={approval.dismiss} />
      )}
    </>
  );
}
