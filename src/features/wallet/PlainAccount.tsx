import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { AccountDisc } from '#ui/text/AccountDisc.tsx';
import { CutText } from '#ui/text/CutText.ts';
import { space, screenReaderOnly } from '#ui/theme/theme.ts';

export const Word = styled.span`
  ${screenReaderOnly}
`;

/** One line: the picture disappears before the address is cut, because the address matters more. */
const Line = styled.span`
  min-width: 0;
  height: 1lh;
  overflow: hidden;
  display: flex;
  flex-flow: row-reverse wrap;
  justify-content: flex-end;
  align-items: center;
  column-gap: ${space(2)};
`;

export interface PlainAccountProps {
  readonly account: Address;
}

export function PlainAccount({ account }: PlainAccountProps): ReactElement {
  return (
    <Line>
      <CutText>
        <Word>
          <Trans>Wallet</Trans>{' '}
        </Word>
        <span translate="no">{shortenAddress(account)}</span>
      </CutText>
      <AccountDisc address={account} />
    </Line>
  );
}
