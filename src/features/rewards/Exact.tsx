import type { ReactElement } from 'react';
import { exactText } from '#domain/format/formatExact.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { Token } from '#domain/tokens/types.ts';

export function Exact({ raw, token }: { readonly raw: bigint | undefined; readonly token: Token }): ReactElement {
  if (raw === undefined) return <>{NO_VALUE}</>;
  return (
    <>
      {exactText(raw, token.decimals)} {shortenSymbol(token.symbol)}
    </>
  );
}
