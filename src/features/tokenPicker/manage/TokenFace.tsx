import type { ReactElement } from 'react';
import { shortenAddress } from '../../../domain/format/shortenAddress.ts';
import { shortenSymbol } from '../../../domain/format/shortenSymbol.ts';
import type { Token } from '../../../domain/tokens/types.ts';
import { ExternalLink } from '../../../ui/ExternalLink.tsx';
import { TokenLogo } from '../../tokenLogo/index.ts';
import { TokenWarning } from '../../tokenMarks/index.ts';
import { explorerLink } from '../../transactions/index.ts';
import { Names } from './ManageStyles.ts';

/** A token by logo, symbol, name and address, with a sign where it could be taken for another one. */
export function TokenFace({ token }: { readonly token: Token }): ReactElement {
  return (
    <>
      <TokenLogo currency={token} size={36} />
      <Names>
        <strong>{shortenSymbol(token.symbol)}</strong> <TokenWarning token={token} />
        <small>{token.name}</small>
        <small>
          <ExternalLink href={explorerLink('address', token.address)} label={token.address}>
            {shortenAddress(token.address)}
          </ExternalLink>
        </small>
      </Names>
    </>
  );
}
