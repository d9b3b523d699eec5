import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState, type ReactElement } from 'react';
import type { ListProblem, TokenList } from '#domain/lists/types.ts';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import { listSwitched, standIns, type KeptList } from '#state/lists/slice.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import { IconButton } from '#ui/fields/IconButton.tsx';
import { Logo } from '#ui/text/Logo.tsx';
import { Toggle } from '#ui/fields/Toggle.tsx';
import { VisuallyHidden } from '#ui/text/VisuallyHidden.ts';
import { ListDetails } from './ListDetails.tsx';
import { ListFace } from './ListFace.tsx';
import { isBuiltInList } from './listOrigin.ts';
import { ListProblemText } from './ListProblemText.tsx';
import { ListUpdate } from './ListUpdate.tsx';
import { Entry, Names, Row, SmallPrint, Trouble } from './ManageStyles.ts';

interface FaceProps {
  readonly url: string;
  readonly list: TokenList | undefined;
  readonly isLoading: boolean;
}

function Face({ url, list, isLoading }: FaceProps): ReactElement {
  if (list) return <ListFace list={list} />;
  return (
    <>
      <Logo name={url} size={36} />
      <Names>
        <strong>{url}</strong>
        <small>{isLoading ? <Trans>Loading</Trans> : <Trans>Not loaded yet</Trans>}</small>
      </Names>
    </>
  );
}

interface LoadTroubleProps {
  readonly problem: ListProblem;
  readonly hasList: boolean;
}

function LoadTrouble({ problem, hasList }: LoadTroubleProps): ReactElement {
  return (
    <Trouble role="status">
      <Icon name="warning" />
      <SmallPrint as="span">
        <ListProblemText problem={problem} />
        {hasList && <Trans>Using the last loaded version.</Trans>}
      </SmallPrint>
    </Trouble>
  );
}

interface ListEntryRowProps {
  readonly kept: KeptList;
  readonly isOnly: boolean;
  readonly onRemoved: () => void;
}

export function ListEntryRow({ kept, isOnly, onRemoved }: ListEntryRowProps): ReactElement {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const more = useRef<HTMLButtonElement>(null);
  const { url, active } = kept;
  const entry = useAppSelector(({ lists }) => lists.byUrl[url]);
  const list = entry?.current ?? standIns.get(url);
  const name = list?.name ?? url;
  return (
    <Entry>
      <Row>
        <Face url={url} list={list} isLoading={Boolean(entry?.loadingRequestId)} />
        {isBuiltInList(url) && (
          <Chip>
            <Trans>Built in</Trans>
          </Chip>
        )}
        <IconButton
          ref={more}
          icon="chevronDown"
          label={t`More about ${name}`}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setIsOpen(!isOpen)}
        />
        <Toggle
          label={<VisuallyHidden>{t`Show tokens from ${name}`}</VisuallyHidden>}
          checked={active}
          onChange={(on) => dispatch(listSwitched({ url, active: on }))}
        />
      </Row>
      {entry?.error && <LoadTrouble problem={entry.error} hasList={list !== undefined} />}
      {entry?.current && entry.pendingUpdate && (
        <ListUpdate
          url={url}
          current={entry.current}
          next={entry.pendingUpdate}
          onApplied={() => more.current?.focus()}
        />
      )}
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <ListDetails url={url} list={list} isOnly={isOnly} onRemoved={onRemoved} />}
      </div>
    </Entry>
  );
}
