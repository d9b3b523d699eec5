import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { isUnlocked, lockProgress } from '#domain/staking/lock.ts';
import { LockAlert } from '#features/alerts/index.ts';
import { Hint, ShortBody, ShortHead } from '#features/position/index.ts';
import { aprText, ChainDate, Exact, Reward, type LockAsset } from '#features/rewards/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import type { OwnStake } from '#reads/staking/useLockedStakes.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Button } from '#ui/fields/Button.tsx';
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import type { LockPartProps } from './LockSolvency.tsx';

interface StakeCardProps extends LockPartProps {
  readonly asset: Pick<LockAsset, 'name'>;
  readonly stake: OwnStake;
  readonly onWithdraw: (stake: OwnStake) => void;
  readonly onLockAgain: ((stake: OwnStake) => void) | undefined;
}

const blockedBy = ({ programme, stake }: StakeCardProps, now: number | undefined) => {
  if (now === undefined || !isUnlocked(stake, now)) return 'locked';
  if (programme.isPaused === true) return 'paused';
  return programme.held !== undefined && programme.held < stake.payout ? 'short' : undefined;
};

function Withdraw(props: StakeCardProps): ReactElement {
  const { programme, token, stake, onWithdraw, onLockAgain } = props;
  const { signer } = useWallet();
  const { timestamp } = useBlock();
  const blocked = blockedBy(props, timestamp);
  return (
    <>
      {blocked === 'locked' && (
        <Hint>
          <Trans>
            Early withdrawal is not possible. It unlocks on <ChainDate seconds={stake.endTime} />.
          </Trans>
        </Hint>
      )}
      {blocked === 'paused' && (
        <Hint>
          <Trans>Staking is suspended. You can withdraw once it resumes.</Trans>
        </Hint>
      )}
      {blocked === 'short' && (
        <Hint>
          <Trans>The contract holds too little to pay this back. You can withdraw once it is funded.</Trans>
        </Hint>
      )}
      {signer && (
        <SendButton
          repeats={{ kinds: ['unlockTokens'], names: [token.address] }}
          variant={blocked ? 'outline' : 'primary'}
          size="sm"
          disabled={blocked !== undefined}
          onClick={() => onWithdraw(stake)}
        >
          {blocked === 'locked' ? (
            <span>
              <Trans>
                Locked until <ChainDate seconds={stake.endTime} isShort />
              </Trans>
            </span>
          ) : (
            <Trans>Withdraw</Trans>
          )}
        </SendButton>
      )}
      {signer && onLockAgain && blocked === undefined && (programme.offers?.length ?? 0) > 0 && (
        <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => onLockAgain(stake)}>
          <Trans>Lock it again</Trans>
        </Button>
      )}
    </>
  );
}

export function StakeCard(props: StakeCardProps): ReactElement {
  const { programme, token, asset, stake } = props;
  const { t } = useLingui();
  const mask = useMask();
  const { timestamp } = useBlock();
  const id = stake.id.toString();
  const label = t`Lock ${id}`;
  const passed = timestamp === undefined ? 0 : lockProgress(stake, timestamp);
  return (
    <ShortBody aria-label={programme.isPoolToken ? `${asset.name}: ${label}` : label}>
      <ShortHead>
        <Reward raw={stake.deposited} token={token} />
      </ShortHead>
      <ProgressBar label={t`Time passed of lock ${id}`} value={passed} />
      <KeyValue
        rows={[
          { key: 'rate', label: <Trans>Rate</Trans>, value: aprText(stake.rateBps) },
          {
            key: 'payout',
            label: <Trans>Paid back at the end</Trans>,
            value: mask(<Exact raw={stake.payout} token={token} />),
          },
          { key: 'start', label: <Trans>Locked since</Trans>, value: <ChainDate seconds={stake.startTime} /> },
          { key: 'end', label: <Trans>Unlocks</Trans>, value: <ChainDate seconds={stake.endTime} /> },
        ]}
      />
      <Withdraw {...props} />
      {timestamp !== undefined && !isUnlocked(stake, timestamp) && (
        <LockAlert staking={programme.staking} stake={stake} name={asset.name} />
      )}
    </ShortBody>
  );
}
