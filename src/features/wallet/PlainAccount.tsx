import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { AccountDisc } from '#ui/text/AccountDisc.tsx';
import { CutText } from '#ui/text/CutText.ts';
import { Word } from './Word.ts';

export interface PlainAccountProps {
  readonly account: Address;
}

export function PlainAccount({ account }: PlainAccountProps): ReactElement {
  return (
    <>
      <AccountDisc address={account} />
      <CutText>
        <Word>
          <Trans>Wallet</Trans>{' '}
        </Word>
        <span translate="no">{shortenAddress(account)}</span>
      </CutText>
    </>
  );
}
