import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { polygon } from '#config/chains.ts';
import { chainById } from '#config/chainTable.ts';
import { useWalletChain } from '#reads/wallet/useWalletChain.ts';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import { Popover } from '#ui/overlay/Popover.tsx';
import { color, height, inLargeText, media, space, text } from '#ui/theme/theme.ts';
import { HeaderPill } from '../HeaderPill.ts';
import { ChainIcon } from './ChainIcon.tsx';
import { NetworkList } from './NetworkList.tsx';

const Face = styled(HeaderPill)`
  flex: none;
  & > b {
    font-weight: inherit;
  }
  ${media.belowDesktop} {
    justify-content: center;
    width: ${height('sm')};
    padding: 0;
    & > b {
      display: none;
    }
  }
  ${media.touch} {
    min-width: ${height('touch')};
  }
  ${media.phone} {
    width: ${height('touch')};
    border: 0;
    background: none;
    /* Leaves room for an address; the wrong network has its own notice. */
    ${inLargeText} & {
      display: none;
    }
  }
`;

const panelWidth = '260px';

const Panel = styled.div`
  display: grid;
  gap: ${space(3)};
  width: ${panelWidth};
  padding: ${space(3)};
  & > p {
    ${text(13)}
    color: ${color('text-2')};
  }
  ${media.phone} {
    width: auto;
    padding: 0;
  }
`;

export function NetworkSelector(): ReactElement | null {
  const { t } = useLingui();
  const anchor = useRef<HTMLButtonElement>(null);
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const chainId = useWalletChain();
  if (chainId === undefined) return null;
  const name = chainById(chainId)?.chainName ?? t`Chain ${chainId}`;
  const close = (): void => setIsOpen(false);
  const isWrong = chainId !== polygon.chainId;
  const content = (
    <Panel>
      {isWrong && (
        <p>
          <Trans>Your wallet is on {name}. The exchange is on Polygon.</Trans>
        </p>
      )}
      <NetworkList chains={[polygon]} current={chainId} onChosen={close} />
    </Panel>
  );
  return (
    <>
      <Face
        ref={anchor}
        type="button"
        aria-label={t`Network: ${name}`}
        title={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChainIcon chainId={chainId} name={name} />
        <b>{name}</b>
      </Face>
      {isPhone ? (
        <Modal open={isOpen} onClose={close} title={t`Network`} low>
          {content}
        </Modal>
      ) : (
        <Popover open={isOpen} onClose={close} anchor={anchor} label={t`Network`}>
          {content}
        </Popover>
      )}
    </>
  );
}
