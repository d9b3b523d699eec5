import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useAppSelector } from '../../state/hooks.ts';
import { selectUserSlippage } from '../../state/user/selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { slippageText } from './slippageText.ts';

/** Shows the slippage in force, and opens the settings where it is changed. */
export function SlippageButton(): ReactElement {
  const { t } = useLingui();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const tolerance = useAppSelector(selectUserSlippage);
  const shown = tolerance === 'auto' ? t`Auto` : `${slippageText(tolerance)}%`;
  return (
    <>
      <Button
        ref={anchor}
        variant="ghost"
        size="xs"
        icon="sliders"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Trans>Slippage {shown}</Trans>
      </Button>
      <Popover open={isOpen} onClose={() => setIsOpen(false)} anchor={anchor} label={t`Settings`}>
        <SettingsPanel />
      </Popover>
    </>
  );
}
