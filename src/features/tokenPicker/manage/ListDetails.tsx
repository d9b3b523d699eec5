import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { TokenList } from '../../../domain/lists/types.ts';
import { useAppDispatch } from '../../../state/hooks.ts';
import { listRemoved } from '../../../state/lists/slice.ts';
import { Button } from '../../../ui/Button.tsx';
import { ExternalLink } from '../../../ui/ExternalLink.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { LeftOutText } from './ListFace.tsx';
import { isBuiltInList, listHref } from './listPlace.ts';
import { Details, FieldAndButton, Row, SmallPrint } from './ManageStyles.ts';

export interface ListDetailsProps {
  readonly url: string;
  readonly list: TokenList | undefined;
  readonly isOnly: boolean;
}

/** Takes a list away once the word was typed. */
function RemoveList({ url, name }: { readonly url: string; readonly name: string }): ReactElement {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const word = t`REMOVE`;
  const isSaid = typed.trim() === word;
  return (
    <>
      <p>
        <Trans>
          Remove <strong>{name}</strong>? Its tokens disappear from search. Type {word} to confirm.
        </Trans>
      </p>
      <FieldAndButton>
        <TextField label={t`Type ${word}`} hideLabel value={typed} onChange={setTyped} />
        <Button variant="danger" disabled={!isSaid} onClick={() => dispatch(listRemoved(url))}>
          <Trans>Remove</Trans>
        </Button>
      </FieldAndButton>
    </>
  );
}

/** Where a list lies, what was left out of it, and the way to remove it. */
export function ListDetails({ url, list, isOnly }: ListDetailsProps): ReactElement {
  const [isRemoving, setIsRemoving] = useState(false);
  const href = listHref(url);
  const isBuiltIn = isBuiltInList(url);
  return (
    <Details>
      <SmallPrint>{url}</SmallPrint>
      {list && <LeftOutText list={list} />}
      {isRemoving ? (
        <RemoveList url={url} name={list?.name ?? url} />
      ) : (
        <Row>
          {href !== undefined && (
            <ExternalLink href={href}>
              <Trans>View list</Trans>
            </ExternalLink>
          )}
          <Button size="sm" disabled={isBuiltIn || isOnly} onClick={() => setIsRemoving(true)}>
            <Trans>Remove</Trans>
          </Button>
          {isBuiltIn && (
            <SmallPrint as="span">
              <Trans>This list comes with the exchange. It can be switched off.</Trans>
            </SmallPrint>
          )}
        </Row>
      )}
    </Details>
  );
}
