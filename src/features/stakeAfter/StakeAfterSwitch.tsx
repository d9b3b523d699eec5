import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { poolTokensText } from '../position/index.ts';
import { Toggle } from '#ui/fields/Toggle.tsx';
import type { StakeAfter } from './useStakeAfter.ts';

export function StakeAfterSwitch({ stake }: { readonly stake: StakeAfter | undefined }): ReactElement | null {
  const { t } = useLingui();
  if (!stake) return null;
  const amount = poolTokensText(stake.amount);
  return (
    <Toggle
      label={t`Stake them for rewards`}
      note={t`Stakes ${amount} in the same transaction. If you would receive less, all of it reverts; the rest stays in your wallet.`}
      checked={stake.isOn}
      onChange={stake.onChange}
    />
  );
}
