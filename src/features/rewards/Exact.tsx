import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { exactText } from '#domain/format/formatExact.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { Token } from '#domain/tokens/types.ts';

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
