import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { AccountDisc } from '#ui/text/AccountDisc.tsx';
import { CutText } from '#ui/text/CutText.ts';
import { inLargeText, media } from '#ui/theme/theme.ts';
import { Word } from './Word.ts';

/** Both ends of the address matter more. */
const Picture = styled.span`
  display: inline-flex;
  ${media.narrowPhone} {
    display: none;
  }
  ${media.phone} {
    ${inLargeText} & {
      display: none;
    }
  }
`;

export interface PlainAccountProps {
  readonly account: Address;
}

export function PlainAccount({ account }: PlainAccountProps): ReactElement {
  return (
    <>
      <Picture>
        <AccountDisc address={account} />
      </Picture>
      <CutText>
        <Word>
          <Trans>Wallet</Trans>{' '}
        </Word>
        <span translate="no">{shortenAddress(account)}</span>
      </CutText>
    </>
  );
}
