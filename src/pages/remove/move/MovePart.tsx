import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { poolTokenWords } from '#config/tokens/poolToken.ts';
import { isAllowed } from '#domain/trade/validateTrade.ts';
import { useFlawText } from '#features/zap/index.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { StepList } from '#ui/layout/StepList.tsx';
import { symbolOf } from '../symbolOf.ts';
import type { RemoveForm } from '../useRemoveForm.ts';
import { MoveFacts } from './MoveFacts.tsx';
import type { Destination } from './useDestinations.ts';
import { useMove } from './useMove.ts';

interface MovePartProps {
  readonly form: RemoveForm;
  readonly to: Destination;
}

function MoveSteps({ form, to }: MovePartProps): ReactElement {
  const { unstake, approval, permission, problem, a, b } = form;
  const { symbol } = poolTokenWords;
  const [symbolA, symbolB] = [symbolOf(a.token), symbolOf(b.token)];
  const { name } = to.exchange;
  const withdraws = problem?.code === 'unstakeNeeded' && unstake.isIncluded;
  const isPermitted = isAllowed(approval.state) || permission.signed !== undefined;
  return (
    <StepList
      steps={[
        ...(withdraws ? [{ key: 'unstake', isDone: false, words: <Trans>Withdraw {symbol}</Trans> }] : []),
        { key: 'permit', isDone: isPermitted, words: <Trans>Sign or approve {symbol}</Trans> },
        { key: 'remove', isDone: false, words: <Trans>Remove both tokens</Trans> },
        {
          key: 'supply',
          isDone: false,
          words: (
            <Trans>
              Approve and supply the {symbolA} and {symbolB} that arrived on {name}
            </Trans>
          ),
        },
      ]}
    />
  );
}

export function MovePart({ form, to }: MovePartProps): ReactElement {
  const move = useMove(form, to);
  const flawText = useFlawText();
  const { isBatch, isUnknown } = form.receive;
  const isShown = form.removal !== undefined && form.removal.poolTokens > 0n && !isUnknown;
  return (
    <>
      {isShown && <MoveFacts form={form} move={move} />}
      {isShown && move.flaw === 'tooSmall' && (
        <Banner tone="warning" role="status" title={flawText(move.flaw, '')}>
          <Trans>Receive both tokens, or try another amount.</Trans>
        </Banner>
      )}
      {isShown && !isBatch && form.account && <MoveSteps form={form} to={to} />}
    </>
  );
}
