import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { parseAmount } from '#domain/amounts/parseAmount.ts';
import { rewardLevel } from '#domain/alerts/levels.ts';
import type { RewardRule } from '#domain/alerts/types.ts';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { AmountProblemText, NumberField } from '../currencyInput/index.ts';
import { AlertFrame } from './AlertFrame.tsx';
import { Note } from './NoticeNote.tsx';
import type { RewardAlertProps } from './rewardAlertProps.ts';
import { useAlertForm } from './useAlertForm.ts';

interface RewardDialogProps extends RewardAlertProps {
  readonly account: Address;
  readonly onClose: () => void;
}

export function RewardDialog({ account, claim, name, token, amount: now, onClose }: RewardDialogProps): ReactElement {
  const { t } = useLingui();
  const mask = useMask();
  const [typed, setTyped] = useState('');
  const parsed = parseAmount(typed, token.decimals);
  const amount = parsed.ok ? parsed.value : undefined;
  const rule: RewardRule | undefined = amount
    ? { kind: 'reward', account, claim, name, token: token.address, amount }
    : undefined;
  const form = useAlertForm({
    isTyped: amount !== undefined,
    isZero: amount === 0n,
    rule,
    level: rule && rewardLevel(rule, now),
  });
  const unit = shortenSymbol(token.symbol);
  const shown = now === undefined ? NO_VALUE : mask(formatAmount(now, token.decimals));
  const isWrong = !parsed.ok && parsed.error.code !== 'empty';
  return (
    <AlertFrame
      title={name ? t`Reward alert for ${name}` : t`Reward alert`}
      form={form}
      emptyWords={t`Enter an amount`}
      onClose={onClose}
    >
      <NumberField
        label={<Trans>Rewards of at least</Trans>}
        inputLabel={t`Rewards of at least, ${unit}`}
        value={typed}
        onChange={setTyped}
        units={[unit]}
        end={unit}
        balance={<Trans>Now {shown}</Trans>}
        error={isWrong && <AmountProblemText problem={parsed.error} symbol={unit} />}
      />
      <Note>
        <Trans>You are notified once this much can be claimed. After you claim, it starts again.</Trans>
      </Note>
    </AlertFrame>
  );
}
