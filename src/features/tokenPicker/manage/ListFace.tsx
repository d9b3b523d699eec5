import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import type { TokenList } from '#domain/lists/types.ts';
import { ListLogo } from '../../tokenLogo/index.ts';
import { Names } from './ManageStyles.ts';

export const versionText = ({ version }: TokenList): string => `v${version.major}.${version.minor}.${version.patch}`;

interface ListFaceProps {
  readonly list: TokenList;
  readonly children?: ReactNode;
}

export function ListFace({ list, children }: ListFaceProps): ReactElement {
  const version = versionText(list);
  return (
    <>
      <ListLogo name={list.name} logoURI={list.logoURI} size={36} />
      <Names>
        <strong>{list.name}</strong>
        <small>
          <Plural value={list.tokens.length} one="# token" other="# tokens" /> · {version}
        </small>
        {children}
      </Names>
    </>
  );
}

export function LeftOutText({ list }: { readonly list: TokenList }): ReactElement | null {
  const { otherChains, invalid, repeated, tooMany } = list.leftOut;
  if (otherChains + invalid + repeated + tooMany === 0) return null;
  return (
    <>
      <Trans>Left out of this list:</Trans>{' '}
      {otherChains > 0 && (
        <Plural value={otherChains} one="# token on another chain. " other="# tokens on other chains. " />
      )}
      {invalid > 0 && <Plural value={invalid} one="# invalid token. " other="# invalid tokens. " />}
      {repeated > 0 && <Plural value={repeated} one="# duplicate address. " other="# duplicate addresses. " />}
      {tooMany > 0 && (
        <Plural
          value={tooMany}
          one="# token over the size limit of a list."
          other="# tokens over the size limit of a list."
        />
      )}
    </>
  );
}
