import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { SettingsFrame, type SettingsPopoverProps } from './SettingsFrame.tsx';
import { SlippageSetting } from './SlippageSetting.tsx';

export function SlippagePopover(props: SettingsPopoverProps): ReactElement {
  const { t } = useLingui();
  return (
    <SettingsFrame {...props} title={t`Slippage`}>
      <SlippageSetting isTitled={!useIsPhone()} />
    </SettingsFrame>
  );
}
