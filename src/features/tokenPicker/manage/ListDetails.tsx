import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import type { TokenList } from '#domain/lists/types.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { listRemoved } from '#state/lists/slice.ts';
import { announce } from '#ui/feedback/announce.ts';
import { Button } from '#ui/fields/Button.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { LeftOutText } from './ListFace.tsx';
import { isBuiltInList, listHref } from './listOrigin.ts';
import { Details, FieldAndButton, Row, SmallPrint, WideField } from './ManageStyles.ts';

interface ListDetailsProps {
  readonly url: string;
  readonly list: TokenList | undefined;
  readonly isOnly: boolean;
  readonly onRemoved: () => void;
}

function RemoveList({
  url,
  name,
  onRemoved,
}: Pick<ListDetailsProps, 'url' | 'onRemoved'> & { readonly name: string }): ReactElement {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const word = t`REMOVE`;
  const isTyped = typed.trim() === word;
  const remove = (): void => {
    dispatch(listRemoved(url));
    announce(t`${name} removed`);
    onRemoved();
  };
  return (
    <>
      <p>
        <Trans>
          Remove <strong>{name}</strong>? Its tokens disappear from search. Type {word} to confirm.
        </Trans>
      </p>
      <FieldAndButton>
        <WideField kind="code" label={t`Type ${word}`} hideLabel value={typed} onChange={setTyped} autoFocus />
        <Button variant="danger" disabled={!isTyped} onClick={remove}>
          <Trans>Remove</Trans>
        </Button>
      </FieldAndButton>
    </>
  );
}

export function ListDetails({ url, list, isOnly, onRemoved }: ListDetailsProps): ReactElement {
  const [isRemoving, setIsRemoving] = useState(false);
  const href = listHref(url);
  const isBuiltIn = isBuiltInList(url);
  return (
    <Details>
      <SmallPrint>{url}</SmallPrint>
      {list && <LeftOutText list={list} />}
      {isRemoving ? (
        <RemoveList url={url} name={list?.name ?? url} onRemoved={onRemoved} />
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
              <Trans>This list is built in. You can switch it off.</Trans>
            </SmallPrint>
          )}
        </Row>
      )}
    </Details>
  );
}
