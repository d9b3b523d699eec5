import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { RewardAlert } from '#features/alerts/index.ts';
import { useEarnSend } from '#features/earnForm/index.ts';
import { Reward, singleName } from '#features/rewards/index.ts';
import { TransactionDialog } from '#features/transactions/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { planSingle } from '#writes/rewards/singleStaking.ts';
import type { SinglePartProps } from './SingleFigures.tsx';

const SingleRestake = lazyPart(async () => (await import('../restake/SingleRestake.tsx')).SingleRestake);

function Restake({ view }: SinglePartProps): ReactElement | null {
  const { signer } = useWallet();
  const { token, isSameToken } = view;
  return signer && token && isSameToken ? <SingleRestake view={view} token={token} /> : null;
}

export function ClaimSingle({ view }: SinglePartProps): ReactElement {
  const { i18n } = useLingui();
  const { staking, token, rewardToken: reward, staked = 0n, pending = 0n, isPaused, isShort } = view;
  const { signer } = useWallet();
  const name = token ? i18n._(singleName(token)) : '';
  const plan =
    token && reward && (() => planSingle({ act: 'claimRewards', staking, token, name, amount: 0n, reward, pending }));
  const { state, summary, send, reset } = useEarnSend(plan);
  if ((!signer || (staked === 0n && pending === 0n)) && state.phase === 'idle') return <Restake view={view} />;
  return (
    <>
      <SendButton
        repeats={{ kinds: ['claimRewards'], names: ['single'] }}
        variant="primary"
        block
        disabled={!send || pending === 0n || isShort || isPaused === true}
        onClick={send}
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
      </SendButton>
      <Restake view={view} />
      {reward && <RewardAlert claim={`single:${staking}`} name={name} token={reward} amount={view.pending} />}
      <TransactionDialog state={state} summary={summary} onDismiss={reset} />
    </>
  );
}
