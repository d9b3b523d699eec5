import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactElement } from 'react';
import { rules } from '#config/rules.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectUserSlippage } from '#state/user/selectors.ts';
import { Button } from '#ui/fields/Button.tsx';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { slippageText } from './slippageText.ts';

const SlippagePopover = lazyPart(async () => (await import('./SlippagePopover.tsx')).SlippagePopover);

export function SlippageButton(): ReactElement {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const tolerance = useAppSelector(selectUserSlippage);
  const percent = `${slippageText(tolerance === 'auto' ? rules.slippage.autoBps : tolerance)}%`;
  const name = tolerance === 'auto' ? t`Slippage: auto, ${percent}` : t`Slippage: ${percent}`;
  return (
    <>
      <Button
        ref={anchor}
        variant="ghost"
        size="xs"
        icon="sliders"
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isPhone ? percent : <Trans>Slippage {percent}</Trans>}
      </Button>
      {isOpen && <SlippagePopover anchor={anchor} onClose={() => setIsOpen(false)} />}
    </>
  );
}
