import { type ReactElement, useRef, useState } from 'react';
import { PriceAlert } from '#features/alerts/index.ts';
import type { FillCostsProps } from './FillCostsPanel.tsx';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '#ui/fields/IconButton.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';

const FillCostsPanel = lazyPart(async () => (await import('./FillCostsPanel.tsx')).FillCostsPanel);

function FillCosts(props: FillCostsProps): ReactElement {
  const { t } = useLingui();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={anchor}
        icon="layers"
        label={t`Spread and slippage by size`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && <FillCostsPanel {...props} anchor={anchor} onClose={() => setIsOpen(false)} />}
    </>
  );
}

export function MarketTools(props: FillCostsProps): ReactElement {
  return (
    <>
      <PriceAlert market={props.market} />
      <FillCosts {...props} />
    </>
  );
}
