import { Trans, useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { isUnder } from '#config/firstPages.ts';
import { paths } from '#config/paths.ts';
import { storageKeys } from '#config/storageKeys.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createStoredTexts } from '#lib/storedTexts.ts';
import { useAirdrops } from '#reads/claims/useAirdrops.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { Button } from '#ui/fields/Button.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { Toast } from '#ui/overlay/Toast.tsx';
import { height, media, space } from '#ui/theme/theme.ts';
import { ClaimsContent } from '../claims/index.ts';
import { moneyWords } from '../money/index.ts';
import { PopupRegion } from './PopupRegion.ts';

const MAX_CLOSED = 50;
const CLOSED = 'closed';
const closed = createStoredTexts(storageKeys.closedAirdrops, MAX_CLOSED);

const Line = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  overflow-wrap: anywhere;
  & > button {
    flex: none;
    ${media.phone} {
      height: ${height('touch')};
    }
  }
`;

interface ClaimNoticeProps {
  readonly account: Address;
  readonly isHidden: boolean;
}

export function ClaimNotice({ account, isHidden }: ClaimNoticeProps): ReactElement {
  const { t } = useLingui();
  const mask = useMask();
  const { airdrops } = useAirdrops(account);
  const [isOpen, setOpen] = useState(false);
  const hasTicket = isUnder(useLocation().pathname, [paths.trade]);
  const waiting = airdrops.filter(({ state }) => state.kind === 'open').map(({ config }) => config.id);
  const id = useSyncExternalStore(closed.subscribe, () => waiting.find((entry) => closed.get(entry) !== CLOSED));
  const found = airdrops.find(({ config }) => config.id === id);
  const words =
    found?.state.kind === 'open' && mask(moneyWords(found.state.entry.amount, found.state.token, 'received'));
  return (
    <>
      {found && words && !isHidden && !isOpen && (
        <PopupRegion aria-label={t`Claim`} data-beside-ticket={hasTicket ? '' : undefined}>
          <Toast tone="success" title={t`You can claim ${words}`} onDismiss={() => closed.set(found.config.id, CLOSED)}>
            <Line>
              {found.config.title}
              <Button size="sm" variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
                <Trans>Claim</Trans>
              </Button>
            </Line>
          </Toast>
        </PopupRegion>
      )}
      <Modal open={isOpen} onClose={() => setOpen(false)} title={t`Claim rewards`}>
        <ClaimsContent account={account} />
      </Modal>
    </>
  );
}
