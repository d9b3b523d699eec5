import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { paths } from '#config/paths.ts';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import { TokenLogo } from '#features/tokenLogo/index.ts';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { color, height, layer, line, media, safeAreaBottom, space, text, weight } from '#ui/theme/theme.ts';
import { HowOrdersFill } from './HowOrdersFill.tsx';

const figureWidth = '520px';
const titleWidth = '440px';
const textWidth = '480px';

const Columns = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${figureWidth};
  gap: ${space(10)};
  align-items: center;
  padding: ${space(8, 0, 6)};
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space(6)};
    padding: ${space(6, 0, 4)};
  }
  ${media.belowWideTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    gap: ${space(4)};
    padding: ${space(4, 1, 2)};
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  & > h1 {
    max-width: ${titleWidth};
    ${text(28)}
    font-weight: ${weight('semibold')};
    text-wrap: balance;
  }
  & > p {
    max-width: ${textWidth};
    ${text(16)}
    color: ${color('text-2')};
    text-wrap: balance;
  }
  & > p:first-child {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    ${text(13)}
    font-weight: ${weight('medium')};
  }
`;

/** Keeps the main button within the thumb's reach on a phone, above the bottom navigation. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-top: ${space(2)};
  ${media.phone} {
    position: fixed;
    inset: auto 0 calc(${height('bottom-nav')} + ${safeAreaBottom});
    z-index: ${layer('sticky')};
    gap: ${space(2)};
    margin: 0;
    padding: ${space(2, 3)};
    background: ${color('bg')};
    border-top: ${line('border-subtle')};
    & > a {
      flex: 1;
      padding: ${space(0, 2)};
    }
  }
`;

const Facts = styled.dl`
  display: flex;
  gap: ${space(8)};
  margin-top: ${space(2)};
  & dt {
    color: ${color('text-3')};
  }
  & dd {
    ${text(20)}
    font-weight: ${weight('semibold')};
  }
  ${media.phone} {
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space(2, 4)};
    margin-top: 0;
  }
`;

export function Hero(): ReactElement {
  const { t } = useLingui();
  return (
    <Columns aria-label={t`About the exchange`}>
      <Words>
        <p>
          <TokenLogo currency={nativeCurrency} size={16} />
          <Trans>Live on Polygon</Trans>
        </p>
        <h1>
          <Trans>Market orders use the order book and the pool together.</Trans>
        </h1>
        <p>
          <Trans>
            MYT is an exchange on chain. A market order takes the best resting orders and the pool in one transaction.
            Your tokens stay in your wallet until an order needs them.
          </Trans>
        </p>
        <Actions>
          <ButtonFace as={RouteLink} to={paths.trade} data-variant="primary" data-size="lg">
            <Trans>Start trading</Trans>
          </ButtonFace>
          <ButtonFace as={RouteLink} to={paths.pool} data-variant="outline" data-size="lg">
            <Trans>Provide liquidity</Trans>
          </ButtonFace>
        </Actions>
        <Facts>
          <div>
            <dt>
              <Trans>Makers pay</Trans>
            </dt>
            <dd translate="no">0%</dd>
          </div>
          <div>
            <dt>
              <Trans>Takers pay</Trans>
            </dt>
            <dd translate="no">0.3%</dd>
          </div>
          <div>
            <dt>
              <Trans>Keys held by</Trans>
            </dt>
            <dd>
              <Trans>You</Trans>
            </dd>
          </div>
        </Facts>
      </Words>
      <HowOrdersFill />
    </Columns>
  );
}
