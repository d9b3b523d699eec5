import type { ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Token } from '#domain/tokens/types.ts';
import { TokenLogo } from '../../tokenLogo/index.ts';
import { TokenWarning } from '../../tokenMarks/index.ts';
import { AddressLink } from '../../transactions/index.ts';
import { Names } from './ManageStyles.ts';

export function TokenFace({ token }: { readonly token: Token }): ReactElement {
  return (
    <>
      <TokenLogo currency={token} size={36} />
      <Names>
        <strong translate="no">{shortenSymbol(token.symbol)}</strong> <TokenWarning token={token} />
        <small>{token.name}</small>
        <small>
          <AddressLink address={token.address} />
        </small>
      </Names>
    </>
  );
}
