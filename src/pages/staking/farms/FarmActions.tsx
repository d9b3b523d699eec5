import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { RewardAlert } from '#features/alerts/index.ts';
import { useEarnSend } from '#features/earnForm/index.ts';
import { farmPlan, type FarmView } from '#features/farms/index.ts';
import { TransactionDialog } from '#features/transactions/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { earnedOf, Rewards } from './Rewards.tsx';

const FarmRestake = lazyPart(async () => (await import('../restake/FarmRestake.tsx')).FarmRestake);

const KINDS = { claim: ['claimRewards'], exit: ['unstake', 'leaveRewards'] } as const;

interface ActionProps {
  readonly farm: FarmView;
  readonly act: 'claim' | 'exit';
  readonly isOffered: boolean;
  readonly disabled: boolean;
  readonly children: ReactNode;
}

function Action({ farm, act, isOffered, disabled, children }: ActionProps): ReactElement {
  const { state, summary, send, reset } = useEarnSend(farmPlan(farm, act, act === 'exit' ? (farm.staked ?? 0n) : 0n));
  return (
    <>
      {isOffered && (
        <SendButton
          repeats={{ kinds: KINDS[act], names: [farm.name] }}
          variant={act === 'claim' ? 'primary' : 'secondary'}
          block
          disabled={disabled || !send}
          onClick={send}
        >
          {children}
        </SendButton>
      )}
      <TransactionDialog state={state} summary={summary} onDismiss={reset} />
    </>
  );
}

export function FarmActions({ farm }: { readonly farm: FarmView }): ReactElement {
  const { signer } = useWallet();
  const { staked = 0n, stakingToken, rewards, isClaimRefused, isExitRefused } = farm;
  const hasRewards = rewards.some(({ earned = 0n }) => earned > 0n);
  const canSign = signer !== undefined;
  const paysStake = stakingToken && rewards.some(({ address }) => address === stakingToken.address);
  return (
    <>
      <Action
        farm={farm}
        act="claim"
        isOffered={canSign && (staked > 0n || hasRewards)}
        disabled={!hasRewards || isClaimRefused}
      >
        {hasRewards ? (
          <span>
            <Trans>
              Claim <Rewards farm={farm} of={earnedOf} />
            </Trans>
          </span>
        ) : (
          <Trans>Nothing to claim yet</Trans>
        )}
      </Action>
      {canSign && paysStake && <FarmRestake farm={farm} token={stakingToken} />}
      {staked > 0n &&
        rewards
          .slice(0, 1)
          .map(({ token, earned }) =>
            token ? (
              <RewardAlert
                key={token.address}
                claim={`farm:${farm.address}`}
                name={farm.name}
                token={token}
                amount={earned}
              />
            ) : null,
          )}
      <Action farm={farm} act="exit" isOffered={canSign && staked > 0n} disabled={isExitRefused}>
        <Trans>Withdraw all and claim</Trans>
      </Action>
    </>
  );
}
