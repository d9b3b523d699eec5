import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Approval } from '#features/approval/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { problemWords } from '#features/transactions/index.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import type { TradeForm } from '../../form/useTradeForm.ts';

interface PartApprovalProps {
  readonly approval: Approval;
  readonly form: Pick<TradeForm, 'currencies' | 'isBlockTooOld'>;
  readonly exchange: string;
  readonly nextPlan?: TransactionPlan | undefined;
}

export function PartApproval({ approval, form, exchange, nextPlan }: PartApprovalProps): ReactElement {
  const { i18n } = useLingui();
  const { sending, state, asking } = approval;
  const symbol = form.currencies.input?.symbol ?? '';
  const problem = sending.phase === 'failed' ? sending.problem : undefined;
  return (
    <>
      {problem && <p role={problem.code === 'rejected' ? 'status' : 'alert'}>{i18n._(problemWords(problem))}</p>}
      <SendButton
        repeats={approval.repeats}
        variant="primary"
        size="lg"
        block
        loading={state === 'pending' || asking}
        disabled={state === 'unknown' || form.isBlockTooOld}
        onClick={() => approval.approve(nextPlan && (() => Promise.resolve(nextPlan)))}
      >
        <Trans>
          Approve {symbol} for {exchange}
        </Trans>
      </SendButton>
    </>
  );
}
