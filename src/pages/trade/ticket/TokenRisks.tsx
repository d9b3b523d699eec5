import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Token } from '#domain/tokens/types.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { AddressLink } from '#features/transactions/index.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { useTokenStatusOf } from '#reads/tokens/useTokenStatus.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { ChainRisks } from './ChainRisks.tsx';
import type { TicketTokens } from '../order/form/useTicketTokens.ts';

const Line = styled.span`
  display: block;
`;

interface TicketOfTokens {
  readonly tokens: Pick<TicketTokens, 'unsupported' | 'unlistedTokens'>;
  readonly currencies: Pick<TradeCurrencies, 'output'>;
  readonly quote: TradeQuote | undefined;
}

export function TokenRisks({ ticket }: { readonly ticket: TicketOfTokens }): ReactElement {
  const { tokens, currencies, quote } = ticket;
  const { unsupported, unlistedTokens } = tokens;
  const paidOf = (token: Token): bigint => (token === currencies.output ? (quote?.filled.received ?? 0n) : 0n);
  const statusOf = useTokenStatusOf();
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
        const { confusedWith } = statusOf(token);
        if (!confusedWith) return null;
        const symbol = shortenSymbol(token.symbol);
        return (
          <Banner key={token.address} tone="danger" role="status">
            <Trans>
              {symbol} looks like {confusedWith.symbol} but is another token: <AddressLink address={token.address} />
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
