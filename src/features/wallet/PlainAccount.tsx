import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { AccountDisc } from '#ui/text/AccountDisc.tsx';
import { Word } from './Word.ts';

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

export interface PlainAccountProps {
  readonly account: Address;
}

/** The account in the header by its address. */
export function PlainAccount({ account }: PlainAccountProps): ReactElement {
  return (
    <>
      <AccountDisc address={account} />
      <Name>
        <Word>
          <Trans>Wallet</Trans>{' '}
        </Word>
        {shortenAddress(account)}
      </Name>
    </>
  );
}
