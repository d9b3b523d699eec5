import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { poolTokenWords } from '#config/tokens/poolToken.ts';
import { isAllowed } from '#domain/trade/validateTrade.ts';
import { SwapImpact, useFlawText } from '#features/zap/index.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { StepList } from '#ui/layout/StepList.tsx';
import type { PoolTarget } from '../removeAddress.ts';
import { symbolOf } from '../symbolOf.ts';
import type { RemoveForm } from '../useRemoveForm.ts';
import { PoolMoveFacts } from './PoolMoveFacts.tsx';
import { usePoolMove, type PoolMove } from './usePoolMove.ts';
import { worseTrade } from './worseTrade.ts';

interface StepsProps {
  readonly form: RemoveForm;
  readonly move: PoolMove;
}

function PoolMoveSteps({ form, move: { out, shared, other } }: StepsProps): ReactElement {
  const { unstake, approval, permission, problem } = form;
  const { symbol } = poolTokenWords;
  const [left, own, bought] = [out.other.currency, shared, other].map(symbolOf);
  const withdraws = problem?.code === 'unstakeNeeded' && unstake.isIncluded;
  const isPermitted = isAllowed(approval.state) || permission.signed !== undefined;
  const steps = [
    ...(withdraws ? [{ key: 'unstake', words: <Trans>Withdraw {symbol}</Trans> }] : []),
    { key: 'permit', words: <Trans>Sign or approve {symbol}</Trans>, isDone: isPermitted },
    { key: 'remove', words: <Trans>Remove both tokens</Trans> },
    {
      key: 'swap',
      words: (
        <Trans>
          Swap the {left} that arrived for {own}
        </Trans>
      ),
    },
    {
      key: 'supply',
      words: (
        <Trans>
          Supply the {own} that arrived: a part is swapped for {bought}
        </Trans>
      ),
    },
    { key: 'stake', words: <Trans>Stake for rewards, if the pool has any</Trans> },
  ];
  return <StepList steps={steps.map((step) => ({ isDone: false, ...step }))} />;
}

interface PoolMovePartProps {
  readonly form: RemoveForm;
  readonly target: PoolTarget;
}

export function PoolMovePart({ form, target }: PoolMovePartProps): ReactElement | null {
  const move = usePoolMove(form, target);
  const flawText = useFlawText();
  const { isBatch, isUnknown } = form.receive;
  if (!form.removal || form.removal.poolTokens === 0n || isUnknown) return null;
  const { flaw } = move;
  const trade = worseTrade(move);
  return (
    <>
      <PoolMoveFacts move={move} isBatch={isBatch} slippageBps={form.slippageBps} />
      {trade && <SwapImpact trade={trade} />}
      {(flaw === 'cannotFill' || flaw === 'tooSmall') && (
        <Banner tone="warning" role="status" title={flawText(flaw, '')}>
          <Trans>Choose another pool, or try another amount.</Trans>
        </Banner>
      )}
      {!isBatch && form.account && <PoolMoveSteps form={form} move={move} />}
    </>
  );
}
