import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Reward, singleName } from '#features/rewards/index.ts';
import { TransactionDialog, useSummaryOf } from '#features/transactions/index.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Button } from '#ui/fields/Button.tsx';
import { planSingle } from '#writes/singleStaking.ts';
import { useSubmit } from '#writes/useSubmit.ts';
import type { SinglePartProps } from './SingleFigures.tsx';

/** Claims what the stake has earned; nothing without a stake or rewards. */
export function ClaimSingle({ view }: SinglePartProps): ReactElement | null {
  const { i18n } = useLingui();
  const { staking, token, rewardToken: reward, staked = 0n, pending = 0n, isPaused, isShort } = view;
  const { signer } = useWallet();
  const { state, submit, reset } = useSubmit();
  const summaryOf = useSummaryOf();
  if ((!signer || (staked === 0n && pending === 0n)) && state.phase === 'idle') return null;
  const name = token ? i18n._(singleName(token)) : '';
  const plan = token && reward && planSingle({ act: 'claimRewards', staking, token, name, amount: 0n, reward });
  const summary = plan ? summaryOf(plan.info) : '';
  return (
    <>
      <Button
        variant="primary"
        block
        disabled={!plan || pending === 0n || isShort || isPaused === true}
        onClick={() => plan && void submit(plan, summary)}
      >
        {pending > 0n ? (
          <span>
            <Trans>
              Claim <Reward raw={pending} token={reward} />
            </Trans>
          </span>
        ) : (
          <Trans>Nothing to claim yet</Trans>
        )}
      </Button>
      <TransactionDialog state={state} summary={summary} onDismiss={reset} />
    </>
  );
}
