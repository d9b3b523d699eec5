import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { chainById, chainTable } from '#config/chainTable.ts';
import { featureOf, supports } from '#config/features.ts';
import { paths } from '#config/paths.ts';
import { useWalletChain } from '#reads/wallet/useWalletChain.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { color, space } from '#ui/theme/theme.ts';
import { NetworkList } from './NetworkList.tsx';

const Words = styled.div`
  display: grid;
  gap: ${space(4)};
  & > section {
    display: grid;
    gap: ${space(2)};
  }
  & p {
    color: ${color('text-2')};
  }
`;

/** Closing it applies to this page only, so that a visitor can look at the page without switching. */
export function FeatureGate(): ReactElement | null {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const chainId = useWalletChain();
  const [closedAt, setClosedAt] = useState<string>();
  const feature = featureOf(pathname);
  if (feature === undefined || chainId === undefined) return null;
  const network = chainById(chainId)?.chainName ?? t`chain ${chainId}`;
  const close = (): void => setClosedAt(pathname);
  return (
    <Modal
      open={closedAt !== pathname && !supports(chainId, feature)}
      onClose={close}
      title={t`Not available here`}
      low
    >
      <Words>
        <p>
          <Trans>This feature is not yet supported on {network}</Trans>
        </p>
        <section aria-label={t`Available networks`}>
          <h3>
            <Trans>Available networks</Trans>
          </h3>
          <NetworkList
            chains={chainTable.filter((chain) => supports(chain.chainId, feature))}
            current={chainId}
            onChosen={close}
          />
        </section>
        <ButtonFace as={RouteLink} to={paths.trade} data-variant="secondary" data-size="md" data-block="">
          <Trans>Trade</Trans>
        </ButtonFace>
      </Words>
    </Modal>
  );
}
