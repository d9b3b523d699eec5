import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { lockLevel } from '#domain/alerts/levels.ts';
import type { LockRule } from '#domain/alerts/types.ts';
import type { LockedStake } from '#domain/staking/lock.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { ChainDate } from '../rewards/index.ts';
import { AlertFrame } from './AlertFrame.tsx';
import { useAlertForm } from './useAlertForm.ts';

interface LockDialogProps {
  readonly account: Address;
  readonly staking: Address;
  readonly stake: LockedStake;
  readonly name: string;
  readonly onClose: () => void;
}

export function LockDialog({ account, staking, stake, name, onClose }: LockDialogProps): ReactElement {
  const { t } = useLingui();
  const { timestamp } = useBlock();
  const rule: LockRule = { kind: 'lock', account, staking, lock: stake.id, name, endTime: stake.endTime };
  const form = useAlertForm({ isTyped: true, isZero: false, rule, level: lockLevel(rule, timestamp) });
  const id = stake.id.toString();
  return (
    <AlertFrame
      title={t`Alert for lock ${id}`}
      form={form}
      emptyWords=""
      words={{ reached: t`This lock has ended` }}
      onClose={onClose}
    >
      <p>
        <Trans>
          You are notified when this lock ends, on <ChainDate seconds={stake.endTime} />, or at your next visit after
          that.
        </Trans>
      </p>
    </AlertFrame>
  );
}
