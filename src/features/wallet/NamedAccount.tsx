import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { useEnsName } from '#reads/wallet/useEnsName.ts';
import { AccountPicture } from './AccountPicture.tsx';
import { PlainAccount, type PlainAccountProps, Word } from './PlainAccount.tsx';

const widestName = '18ch';

const Name = styled.span`
  max-width: ${widestName};
  overflow: hidden;
  text-overflow: ellipsis;
`;

export function NamedAccount({ account }: PlainAccountProps): ReactElement {
  const name = useEnsName(account);
  if (name === undefined) return <PlainAccount account={account} />;
  return (
    <>
      <AccountPicture account={account} name={name} size={16} />
      <Name title={`${name} ${account}`}>
        <Word>
          <Trans>Wallet</Trans>{' '}
        </Word>
        {name}
        <Word> {shortenAddress(account)}</Word>
      </Name>
    </>
  );
}
