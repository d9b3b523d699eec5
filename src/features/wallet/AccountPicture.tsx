import type { ReactElement } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { useEnsAvatar } from '#reads/wallet/useEnsAvatar.ts';
import { AccountDisc } from '#ui/text/AccountDisc.tsx';
import { Picture } from '#ui/text/Picture.tsx';

interface AccountPictureProps {
  readonly account: Address;
  readonly name: string | undefined;
  readonly size: 16 | 32;
}

export function AccountPicture({ account, name, size }: AccountPictureProps): ReactElement {
  return (
    <AccountDisc address={account} size={size}>
      <Picture sources={useEnsAvatar(name)} />
    </AccountDisc>
  );
}
