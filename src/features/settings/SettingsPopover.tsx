import { useLingui } from '@lingui/react/macro';
import type { ReactElement, RefObject } from 'react';
import { Popover } from '../../ui/Popover.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

export interface SettingsPopoverProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The settings beside the button that opened them. */
export function SettingsPopover({ anchor, onClose }: SettingsPopoverProps): ReactElement {
  const { t } = useLingui();
  return (
    <Popover open onClose={onClose} anchor={anchor} label={t`Settings`}>
      <SettingsPanel />
    </Popover>
  );
}
