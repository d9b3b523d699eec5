import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { licensesFile } from '#config/links.ts';
import { knownToken } from '#config/tokens/tokens.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { TokenLogo } from '#features/tokenLogo/index.ts';
import { AddressLink } from '#features/transactions/index.ts';
import { valueOf, type Loadable } from '#lib/loadable.ts';
import { shown, type Reported } from '#lib/reported.ts';
import { useTokenStatusOf } from '#reads/tokens/useTokenStatus.ts';
import { tokenTextHost } from '#reads/tokens/tokenTextHost.ts';
import { useTokenTexts } from '#reads/tokens/useTokenTexts.ts';
import { useReportedFigures } from '#reads/tokens/useReportedFigures.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { color, media, space, text, weight } from '#ui/theme/theme.ts';
import { TokenTrades } from './TokenTrades.tsx';
import { bookToken, type Market } from '../shared/tradeMarket.ts';
import { PanelBody, WithLogo } from '../shared/PanelParts.ts';

type ServiceText = ReturnType<typeof useTokenTexts> extends Loadable<Reported<readonly (infer T)[]>> ? T : never;

const Both = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2, 6)};
  padding: ${space(3)};
  ${text(13)}
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
  & > footer {
    grid-column: 1 / -1;
    ${text(12)}
    color: ${color('text-3')};
  }
`;

const About = styled.section`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  min-width: 0;
  overflow-wrap: anywhere;
  & > header {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
  }
  & h3 {
    font-size: inherit;
    font-weight: ${weight('medium')};
  }
  & p {
    max-width: 72ch;
    color: ${color('text-2')};
    unicode-bidi: isolate;
  }
`;

interface WordsProps {
  readonly symbol: string;
  readonly isListed: boolean;
  readonly isFailed: boolean;
  readonly isAwaited: boolean;
  readonly serviceText: ServiceText | undefined;
}

function Words({ symbol, isListed, isFailed, isAwaited, serviceText }: WordsProps): ReactElement {
  if (!isListed) {
    return (
      <p>
        <Trans>{symbol} isn't on the token whitelist, so no description is shown: impostors write their own.</Trans>
      </p>
    );
  }
  if (isAwaited) return <Skeleton $height="20px" />;
  const { description, websiteHost } = serviceText ?? {};
  if (description === undefined && websiteHost === undefined) {
    return (
      <p>
        {isFailed ? (
          <Trans>Couldn't load the description. Retrying every 10 seconds.</Trans>
        ) : (
          <Trans>No description.</Trans>
        )}
      </p>
    );
  }
  return (
    <>
      {description !== undefined && <p>{description}</p>}
      {websiteHost !== undefined && (
        <p>
          <Trans>Website: {websiteHost}</Trans>
        </p>
      )}
    </>
  );
}

/**
 * Plain, unverified text of the trading-data service. The website is not a link, because a server must not choose where
 * users go.
 */
export function AboutTokens({ market }: { readonly market: Market | undefined }): ReactElement {
  const { t } = useLingui();
  const statusOf = useTokenStatusOf();
  const tokens = useMemo(() => (market ? [bookToken(market.base), bookToken(market.quote)] : []), [market]);
  const isListed = (token: Token): boolean => {
    const { whitelisted, unsupported } = statusOf(token);
    return !unsupported && (whitelisted || knownToken(token.address) !== undefined);
  };
  const [base, quote] = tokens;
  const isRequested = tokenTextHost !== '' && tokens.some(isListed);
  const requested: readonly [Address, Address] | undefined =
    base && quote && isRequested ? [base.address, quote.address] : undefined;
  const texts = useTokenTexts(requested);
  const descriptions = valueOf(texts);
  const figures = useReportedFigures(base, quote);
  return (
    <PanelBody tabIndex={0} role="group" aria-label={t`About`}>
      <Both>
        {tokens.map((token) => {
          const symbol = shortenSymbol(token.symbol);
          return (
            <About key={token.address} aria-label={symbol}>
              <header>
                <WithLogo>
                  <TokenLogo currency={token} size={16} />
                  <h3>{symbol}</h3>
                </WithLogo>
                <AddressLink address={token.address} />
              </header>
              {tokenTextHost !== '' && (
                <Words
                  symbol={symbol}
                  isListed={isListed(token)}
                  isFailed={texts.status === 'failed'}
                  isAwaited={texts.status === 'loading'}
                  serviceText={descriptions && shown(descriptions).find((entry) => entry.token === token.address)}
                />
              )}
              {figures && <TokenTrades symbol={symbol} token={token.address} figures={figures} />}
            </About>
          );
        })}
        <footer>
          {isRequested && (
            <Trans>
              Descriptions are from {tokenTextHost} and cannot be checked with the chain. The address is what you trade.
            </Trans>
          )}{' '}
          <ExternalLink href={licensesFile}>
            <Trans>Licences</Trans>
          </ExternalLink>
        </footer>
      </Both>
    </PanelBody>
  );
}
