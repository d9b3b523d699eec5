import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { RewardAlert } from '#features/alerts/index.ts';
import { blockedText } from '#features/claims/index.ts';
import { burnClaim } from '#programmes/burn/claims.ts';
import { Reward } from '#features/rewards/index.ts';
import { TransactionDialog, useSummaryOf } from '#features/transactions/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { useSubmit } from '#writes/sending/useSubmit.ts';
import type { BurnPageView } from './useBurnPage.ts';

export function ClaimBurned({ page }: { readonly page: BurnPageView }): ReactElement | null {
  const { i18n } = useLingui();
  const { signer } = useWallet();
  const { state, submit, reset } = useSubmit();
  const summaryOf = useSummaryOf();
  const { rewardToken, own } = page.programme;
  const claim = burnClaim(page.programme);
  if (signer === undefined && state.phase === 'idle') return null;
  const summary = claim ? summaryOf(claim.plan.info) : '';
  return (
    <>
      {claim?.blocked && (
        <Banner tone="danger" role="status" title={i18n._(blockedText(claim.programme, claim.blocked))} />
      )}
      <SendButton
        repeats={{ kinds: ['claimBurnRewards'] }}
        variant="primary"
        block
        disabled={!claim || claim.blocked !== undefined}
        onClick={() => claim && void submit(claim.plan, summary)}
      >
        {claim ? (
          <span>
            <Trans>
              Claim <Reward raw={own.earned} token={rewardToken} />
            </Trans>
          </span>
        ) : own.earned === undefined ? (
          <Trans>Loading</Trans>
        ) : (
          <Trans>Nothing to claim yet</Trans>
        )}
      </SendButton>
      {rewardToken && <RewardAlert claim="burn" name="" token={rewardToken} amount={own.earned} />}
      <TransactionDialog state={state} summary={summary} onDismiss={reset} />
    </>
  );
}
