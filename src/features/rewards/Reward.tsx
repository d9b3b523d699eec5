import type { ReactElement } from 'react';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { Currency, Token } from '#domain/tokens/types.ts';
import { UnitName } from '../money/index.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { styled } from 'styled-components';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';

interface RewardProps {
  readonly raw: bigint | undefined;
  readonly token: Currency | undefined;
  /** True if it reveals nothing about the account's holdings. */
  readonly isPublic?: boolean;
}

export function Reward({ raw, token, isPublic = false }: RewardProps): ReactElement {
  const mask = useMask();
  if (raw === undefined || !token) return <>{NO_VALUE}</>;
  const [shown, exact] = [formatAmount(raw, token.decimals), exactText(raw, token.decimals)];
  return (
    <span translate="no" title={String(isPublic ? exact : mask(exact))}>
      {isPublic ? shown : mask(shown)} <UnitName currency={token} />
    </span>
  );
}

/** Breaks a figure only if it is wider than the line. */
const Whole = styled.span`
  display: inline-block;
  max-width: 100%;
`;

export function Exact({ raw, token }: { readonly raw: bigint | undefined; readonly token: Token }): ReactElement {
  if (raw === undefined) return <>{NO_VALUE}</>;
  return (
    <>
      <Whole>{exactText(raw, token.decimals)}</Whole> <Whole>{shortenSymbol(token.symbol)}</Whole>
    </>
  );
}
