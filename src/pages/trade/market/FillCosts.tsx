import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useRef, useState, type ReactElement } from 'react';
import { IconButton } from '#ui/fields/IconButton.tsx';
import type { FillCostsProps } from './FillCostsPanel.tsx';

const FillCostsPanel = lazy(async () => ({ default: (await import('./FillCostsPanel.tsx')).FillCostsPanel }));

export function FillCosts(props: FillCostsProps): ReactElement {
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
      {isOpen && (
        <Suspense>
          <FillCostsPanel {...props} anchor={anchor} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
