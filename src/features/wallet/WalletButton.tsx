import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { modalClosed, modalToggled } from '#state/app/slice.ts';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import { Button } from '#ui/fields/Button.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { color } from '#ui/theme/theme.ts';
import { connectWords } from './connectWords.ts';
import { HeaderPill } from './HeaderPill.ts';

const WalletModal = lazyPart(async () => (await import('./WalletModal.tsx')).WalletModal);

const PillContent = lazyPart(
  async () => (await import('./PillContent.tsx')).PillContent,
  () => <Trans>Wallet</Trans>,
);

const Pill = styled(HeaderPill)`
  min-width: 0;
  &[data-tone='danger'] {
    border-color: ${color('danger-border')};
    color: ${color('danger-text')};
  }
`;

export function WalletButton(): ReactElement {
  const { i18n } = useLingui();
  const dispatch = useAppDispatch();
  const { status, account } = useWallet();
  const isOpen = useAppSelector((state) => state.app.openModal === 'WALLET');
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const open = (): void => void dispatch(modalToggled('WALLET'));
  const isKnown = account !== undefined || status === 'wrongNetwork' || status === 'watching';
  return (
    <>
      {isKnown ? (
        <Pill
          type="button"
          translate="no"
          data-tone={status === 'wrongNetwork' ? 'danger' : undefined}
          aria-haspopup="dialog"
          onClick={open}
        >
          <PillContent />
        </Pill>
      ) : (
        <Button variant="primary" size="sm" loading={status === 'connecting'} aria-haspopup="dialog" onClick={open}>
          {i18n._(connectWords())}
        </Button>
      )}
      {wasOpened && <WalletModal open={isOpen} onClose={() => dispatch(modalClosed())} />}
    </>
  );
}
