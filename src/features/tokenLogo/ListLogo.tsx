import { type ReactElement } from 'react';
import { Logo, type LogoSize } from '#ui/text/Logo.tsx';
import { ListPicture } from './latePictures.ts';

interface ListLogoProps {
  readonly name: string;
  /** A URL (https, http, ipfs, ipns) or an ENS name. */
  readonly logoURI: string | undefined;
  readonly size?: LogoSize;
}

export function ListLogo({ name, logoURI, size = 24 }: ListLogoProps): ReactElement {
  return (
    <Logo name={name} size={size}>
      {logoURI !== undefined && <ListPicture uri={logoURI} />}
    </Logo>
  );
}
