import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { TokenFinding } from '#domain/tokens/tokenVerdict.ts';
import { arrivesAfter, transferFeeOf } from '#domain/tokens/transferFees.ts';
import type { Currency, Token } from '#domain/tokens/types.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { moneyText } from '#features/money/index.ts';
import { valueOf } from '#lib/loadable.ts';
import { useTokenCheck } from '#reads/tokens/useTokenCheck.ts';
import { Banner } from '#ui/feedback/Banner.tsx';

interface ArrivalProps {
  readonly token: Token;
  /** Raw amount that the exchange and pools pay. */
  readonly paid: bigint;
  readonly findings: readonly TokenFinding[];
}

export function Arrival({ token, paid, findings }: ArrivalProps): ReactElement | null {
  const feeBps = transferFeeOf(findings);
  if (feeBps === 0 || paid === 0n) return null;
  const symbol = shortenSymbol(token.symbol);
  const whole = moneyText(paid, token, 'received');
  const part = moneyText(arrivesAfter(paid, feeBps, 1), token, 'received');
  return (
    <Trans>
      You receive about {part} of {whole} {symbol}.
    </Trans>
  );
}

interface ArrivalNoticeProps {
  readonly output: Currency | undefined;
  readonly unlistedTokens: readonly Token[];
  readonly quote: TradeQuote;
}

export function ArrivalNotice({ output, unlistedTokens, quote }: ArrivalNoticeProps): ReactElement | null {
  const token = unlistedTokens.find((unlistedToken) => unlistedToken === output);
  const findings = valueOf(useTokenCheck(token?.address)) ?? [];
  const paid = quote.filled.received;
  if (!token || paid === 0n || transferFeeOf(findings) === 0) return null;
  return (
    <Banner tone="warning" title={<Trans>{shortenSymbol(token.symbol)} charges a transfer fee</Trans>}>
      <Arrival token={token} paid={paid} findings={findings} />
    </Banner>
  );
}
