import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Currency, Token } from '#domain/tokens/types.ts';
import { AddressLink } from '#features/transactions/index.ts';
import { useStandingOf } from '#reads/tokens/useTokenStanding.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { ChainRisks } from './ChainRisks.tsx';
import type { TicketTokens } from '../form/useTicketTokens.ts';

const Line = styled.span`
  display: block;
`;

interface TokenRisksProps extends Pick<TicketTokens, 'unsupported' | 'unlistedTokens'> {
  readonly output: Currency | undefined;
  /** What the order in the ticket pays out of it at once, raw. */
  readonly received: bigint;
}

/** What speaks against the tokens of the ticket: that one cannot be traded, could be taken for another, or is a trap. */
export function TokenRisks({ unsupported, unlistedTokens, output, received }: TokenRisksProps): ReactElement {
  const paidOf = (token: Token): bigint => (token === output ? received : 0n);
  const standingOf = useStandingOf();
  return (
    <>
      {unsupported.length > 0 && (
        <Banner tone="danger" role="status" title={<Trans>Unsupported Asset</Trans>}>
          <Trans>Some assets may not work with the smart contracts or cannot be traded for legal reasons.</Trans>
          {unsupported.map((token) => (
            <Line key={token.address}>
              {shortenSymbol(token.symbol)} <AddressLink address={token.address} />
            </Line>
          ))}
        </Banner>
      )}
      {unlistedTokens.map((token) => {
        const { lookAlike } = standingOf(token);
        if (!lookAlike) return null;
        const symbol = shortenSymbol(token.symbol);
        return (
          <Banner key={token.address} tone="danger" role="status">
            <Trans>
              {symbol} looks like {lookAlike.symbol} but is another token: <AddressLink address={token.address} />
            </Trans>
          </Banner>
        );
      })}
      {unlistedTokens.map((token) => (
        <ChainRisks key={token.address} token={token} paid={paidOf(token)} />
      ))}
    </>
  );
}
