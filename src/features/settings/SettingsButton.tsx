import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

/** Opens the settings from the header. */
export function SettingsButton(): ReactElement {
  const { t } = useLingui();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={anchor}
        icon="sliders"
        label={t`Settings`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      <Popover open={isOpen} onClose={() => setIsOpen(false)} anchor={anchor} label={t`Settings`}>
        <SettingsPanel />
      </Popover>
    </>
  );
}
