import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactElement } from 'react';
import { poolTokenWords } from '#config/tokens/poolToken.ts';
import { EarnButton, EarnTransaction, miningWords, useEarnSend, useProblemWords } from '#features/earnForm/index.ts';
import { poolTokensText } from '#features/position/index.ts';
import { FormCard, FormHead } from '#ui/layout/FormPage.ts';
import { Note } from './AddStyles.ts';
import { StepList } from '#ui/layout/StepList.tsx';
import { useStakeNext, type MinedPosition } from './useStakeNext.ts';

const { symbol } = poolTokenWords;

interface StakeNextProps extends MinedPosition {
  readonly isOffered: boolean;
  readonly isNext: boolean;
}

/** Stakes all pool tokens in the wallet. The transaction dialog stays open after the steps disappear. */
export function StakeNext({ isOffered, isNext, ...mined }: StakeNextProps): ReactElement {
  const { t } = useLingui();
  const { wallet } = mined.position.holding;
  const [sent, setSent] = useState<bigint>();
  const { problem, approval, plan } = useStakeNext(mined, sent ?? wallet);
  const problemText = useProblemWords(miningWords, problem, symbol);
  const sending = useEarnSend(plan, approval.batched);
  const titleId = useId();
  const held = poolTokensText(wallet);
  const send = (): void => {
    setSent(wallet);
    sending.send?.();
  };
  const reset = (): void => {
    setSent(undefined);
    sending.reset();
  };
  const steps = [
    { key: 'approve', isDone: approval.state === 'approved', words: <Trans>Approve {symbol}</Trans> },
    { key: 'stake', isDone: false, words: <Trans>Stake for rewards</Trans> },
  ];
  const dialog = <EarnTransaction {...sending} reset={reset} />;
  if (!isOffered || wallet === 0n) return dialog;
  return (
    <FormCard aria-labelledby={titleId}>
      <FormHead>
        <h2 id={titleId}>
          <Trans>Stake for rewards</Trans>
        </h2>
      </FormHead>
      <Note>
        <Trans>{held} in your wallet earn trading fees. Staked, they earn mining rewards too.</Trans>
      </Note>
      {approval.batched === undefined && <StepList steps={steps} />}
      <EarnButton
        {...problemText}
        approval={approval}
        approvalSummary={t`Allow the rewards pool to use your ${symbol}`}
        plan={plan}
        variant={isNext ? 'primary' : 'secondary'}
        repeats={{ kinds: ['stake'], names: [mined.position.pool.pair] }}
        onSend={send}
      >
        {approval.batched ? <Trans>Approve and stake</Trans> : <Trans>Stake</Trans>}
      </EarnButton>
      {dialog}
    </FormCard>
  );
}
