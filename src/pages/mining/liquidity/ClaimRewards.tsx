import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { RewardAlert } from '#features/alerts/index.ts';
import { useEarnSend } from '#features/earnForm/index.ts';
import { TransactionDialog } from '#features/transactions/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { miningPlan } from './miningPlan.ts';
import type { PoolPartProps } from './poolPart.ts';
import { Pending } from './Pending.tsx';

export function ClaimRewards(props: PoolPartProps): ReactElement | null {
  const { pool, page } = props;
  const { staked, pending, isVaultShort } = pool;
  const { isPaused, rewardToken } = page.context.programme;
  const { signer } = useWallet();
  const { state, summary, send, reset } = useEarnSend(miningPlan(props, 'claimRewards', 0n));
  const canUse = signer !== undefined && staked !== undefined && staked > 0n;
  if (!canUse && state.phase === 'idle') return null;
  const hasRewards = pending !== undefined && (pending[0] > 0n || pending[1] > 0n);
  return (
    <>
      <SendButton
        repeats={{ kinds: ['claimRewards'], names: [pool.poolToken.address] }}
        variant="primary"
        block
        disabled={!hasRewards || !send || isVaultShort || isPaused === true}
        onClick={send}
      >
        {hasRewards ? (
          <span>
            <Trans>
              Claim <Pending pool={pool} page={page} />
            </Trans>
          </span>
        ) : (
          <Trans>Nothing to claim yet</Trans>
        )}
      </SendButton>
      {rewardToken && (
        <RewardAlert claim={`liquidity:${pool.pid}`} name={pool.name} token={rewardToken} amount={pending?.[0]} />
      )}
      <TransactionDialog state={state} summary={summary} onDismiss={reset} />
    </>
  );
}
