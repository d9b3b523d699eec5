import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { WatchForm } from '#features/wallet/index.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { CommandSearch } from './CommandSearch.tsx';
import { Padded } from './CommandStyles.ts';

const CancelWhich = lazyPart(async () => (await import('#pages/trade/order/cancel/CancelWhich.tsx')).CancelWhich);

interface CommandPaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

export function CommandPalette({ open, onClose, onShortcuts }: CommandPaletteProps): ReactElement {
  const { t } = useLingui();
  const [isWatching, setWatching] = useState(false);
  const [cancelling, cancel] = useState<'all' | 'last'>();
  const cancelBy = (which: 'all' | 'last'): void => {
    onClose();
    cancel(which);
  };
  const close = (): void => {
    setWatching(false);
    onClose();
  };
  return (
    <>
      <Modal
        open={open}
        onClose={close}
        onBack={isWatching ? () => setWatching(false) : undefined}
        title={isWatching ? t`Watch an account` : t`Commands`}
        flush
      >
        {isWatching ? (
          <Padded>
            <WatchForm onWatch={close} />
          </Padded>
        ) : (
          <CommandSearch
            onClose={onClose}
            onCancel={cancelBy}
            onWatch={() => setWatching(true)}
            onShortcuts={onShortcuts}
          />
        )}
      </Modal>
      {cancelling && <CancelWhich which={cancelling} onClose={() => cancel(undefined)} />}
    </>
  );
}
