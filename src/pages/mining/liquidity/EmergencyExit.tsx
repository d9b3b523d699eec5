import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { poolTokensText } from '#features/position/index.ts';
import { useEarnSend } from '#features/earnForm/index.ts';
import { TransactionDialog } from '#features/transactions/index.ts';
import { ConfirmWord, SendButton } from '#features/sendButton/index.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { miningPlan } from './miningPlan.ts';
import type { PoolPartProps } from './poolPart.ts';
import { Pending } from './Pending.tsx';

interface ConfirmProps extends PoolPartProps {
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

function Confirm({ pool, page, onClose, onConfirm }: ConfirmProps): ReactElement {
  const { t } = useLingui();
  const mask = useMask();
  const word = t`FORFEIT`;
  const { staked } = pool;
  return (
    <Modal open onClose={onClose} title={t`Emergency withdrawal`}>
      <DialogColumn>
        <Banner tone="warning" title={<Trans>Your rewards are lost for good</Trans>}>
          {pool.isVaultShort ? (
            <Trans>The vault can't pay now, so this is the only way out. Waiting keeps your rewards.</Trans>
          ) : (
            <Trans>A normal withdrawal pays your rewards. Use this one only if that fails.</Trans>
          )}
        </Banner>
        <KeyValue
          size={14}
          rows={[
            {
              key: 'back',
              label: <Trans>Returned to you</Trans>,
              value: staked === undefined ? NO_VALUE : mask(poolTokensText(staked)),
            },
            {
              key: 'lost',
              label: <Trans>Forfeited</Trans>,
              value: <Pending pool={pool} page={page} />,
            },
          ]}
        />
        <ConfirmWord
          repeats={{ kinds: ['leaveRewards'] }}
          word={word}
          label={t`Type ${word} to give up your rewards`}
          onConfirm={onConfirm}
        >
          <Trans>Withdraw without rewards</Trans>
        </ConfirmWord>
      </DialogColumn>
    </Modal>
  );
}

/** Withdraws without the rewards. Possible unless mining is suspended. */
export function EmergencyExit(props: PoolPartProps): ReactElement | null {
  const { pool, page } = props;
  const [isConfirming, setConfirming] = useState(false);
  const { signer } = useWallet();
  const { staked } = pool;
  const { state, summary, send, reset } = useEarnSend(miningPlan(props, 'leaveRewards', staked ?? 0n));
  const { isPaused } = page.context.programme;
  const canUse = signer !== undefined && staked !== undefined && staked > 0n;
  if (!canUse && state.phase === 'idle') return null;
  const confirm = (): void => {
    setConfirming(false);
    send?.();
  };
  return (
    <>
      <SendButton
        repeats="nothing"
        variant={pool.isVaultShort ? 'danger' : 'ghost'}
        size={pool.isVaultShort ? 'lg' : 'sm'}
        disabled={isPaused === true || !send}
        onClick={() => setConfirming(true)}
      >
        <Trans>Emergency withdrawal</Trans>
      </SendButton>
      {isConfirming && <Confirm {...props} onClose={() => setConfirming(false)} onConfirm={confirm} />}
      <TransactionDialog state={state} summary={summary} onDismiss={reset} />
    </>
  );
}
