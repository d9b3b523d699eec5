import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { poolTokenWords } from '#config/tokens/poolToken.ts';
import { EarnButton, EarnTransaction, miningWords, useEarnSend, useProblemWords } from '#features/earnForm/index.ts';
import { poolTokensText } from '#features/position/index.ts';
import { FormCard, FormHead } from '#ui/layout/FormPage.ts';
import { Note } from './AddStyles.ts';
import { StepList } from './StepList.tsx';
import { useStakeNext } from './useStakeNext.ts';
import type { MinedPosition } from './useStakeNext.ts';

const { symbol } = poolTokenWords;

const doNothing = (): void => undefined;

/** The steps after a supply, or after a reload: pool tokens in the wallet are approved and staked for rewards. */
export function StakeNext(props: MinedPosition): ReactElement {
  const { t } = useLingui();
  const { problem, approval, plan } = useStakeNext(props);
  const told = useProblemWords(miningWords, problem, symbol);
  const sending = useEarnSend(plan, approval.batched);
  const titleId = useId();
  const held = poolTokensText(props.position.holding.wallet);
  const steps = [
    { key: 'approve', isDone: approval.state === 'approved', words: <Trans>Approve {symbol}</Trans> },
    { key: 'stake', isDone: false, words: <Trans>Stake for rewards</Trans> },
  ];
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
        {...told}
        approval={approval}
        approvalSummary={t`Allow the rewards pool to use your ${symbol}`}
        plan={plan}
        onSend={sending.send}
      >
        {approval.batched ? <Trans>Approve and stake</Trans> : <Trans>Stake</Trans>}
      </EarnButton>
      <EarnTransaction {...sending} onSent={doNothing} />
    </FormCard>
  );
}
