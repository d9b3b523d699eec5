import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { ReactElement } from 'react';
import type { Currency } from '../../domain/tokens/types.ts';
import { Modal } from '../../ui/Modal.tsx';

const PickerView = lazy(() => import('./PickerView.tsx').then(({ PickerView }) => ({ default: PickerView })));

export interface TokenPickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly selected: Currency | undefined;
  readonly onPick: (currency: Currency) => void;
}

/** The dialog in which a token is chosen by name, symbol or pasted address. */
export function TokenPicker({ open, onClose, selected, onPick }: TokenPickerProps): ReactElement {
  const { t } = useLingui();
  return (
    <Modal open={open} onClose={onClose} title={t`Select a token`} flush>
      <Suspense fallback={null}>
        <PickerView selected={selected} onPick={onPick} />
      </Suspense>
    </Modal>
  );
}
