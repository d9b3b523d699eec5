import type { ReactElement } from 'react';
import type { Token } from '#domain/tokens/types.ts';
import { useLogoAddresses } from '#reads/tokens/useLogoAddresses.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectOffered } from '#state/lists/selectors.ts';
import { Picture } from '#ui/text/Picture.tsx';

export function TokenPicture({ token }: { readonly token: Token }): ReactElement | null {
  const listed = useAppSelector((state) => selectOffered(state).get(token.address)?.token.logoURI);
  return <Picture sources={useLogoAddresses(token.logoURI ?? listed, token)} />;
}

export function ListPicture({ uri }: { readonly uri: string }): ReactElement | null {
  return <Picture sources={useLogoAddresses(uri)} />;
}
