import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { poolTokenWords } from '#config/tokens/poolToken.ts';
import type { Side } from '#domain/liquidity/zapOut.ts';
import { isAllowed } from '#domain/trade/validateTrade.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { StepList } from '#ui/layout/StepList.tsx';
import { useFlawText } from '#features/zap/index.ts';
import { symbolOf } from '../symbolOf.ts';
import type { RemoveForm } from '../useRemoveForm.ts';
import { useZapOut } from './useZapOut.ts';
import { ZapOutFacts } from './ZapOutFacts.tsx';

interface ZapOutPartProps {
  readonly form: RemoveForm;
  readonly side: Side;
}

function ZapOutSteps({ form, side }: ZapOutPartProps): ReactElement {
  const { unstake, approval, permission, problem, a, b } = form;
  const { symbol } = poolTokenWords;
  const other = symbolOf((side === 'A' ? b : a).currency);
  const withdraws = problem?.code === 'unstakeNeeded';
  const unstaking = { key: 'unstake', isDone: false, words: <Trans>Withdraw {symbol}</Trans> };
  const permitting = {
    key: 'permit',
    isDone: isAllowed(approval.state) || permission.signed !== undefined,
    words: <Trans>Sign or approve {symbol}</Trans>,
  };
  return (
    <StepList
      steps={[
        ...(withdraws && unstake.isIncluded ? [unstaking] : []),
        permitting,
        { key: 'remove', isDone: false, words: <Trans>Remove both tokens</Trans> },
        { key: 'swap', isDone: false, words: <Trans>Swap the {other} that arrived</Trans> },
      ]}
    />
  );
}

export function ZapOutPart({ form, side }: ZapOutPartProps): ReactElement | null {
  const zap = useZapOut(form, side);
  const flawText = useFlawText();
  const { isBatch, isUnknown } = form.receive;
  if (!form.removal || form.removal.poolTokens === 0n || isUnknown) return null;
  const isFlawed = zap.flaw === 'cannotFill' || zap.flaw === 'tooSmall';
  return (
    <>
      <ZapOutFacts zap={zap} isBatch={isBatch} slippageBps={form.slippageBps} />
      {zap.flaw && isFlawed && (
        <Banner tone="warning" role="status" title={flawText(zap.flaw, symbolOf(zap.own.currency))}>
          <Trans>Receive both tokens, or try another amount.</Trans>
        </Banner>
      )}
      {!isBatch && form.account && <ZapOutSteps form={form} side={side} />}
    </>
  );
}
