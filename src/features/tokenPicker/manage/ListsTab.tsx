import { useLingui } from '@lingui/react/macro';
import { useRef, type ReactElement } from 'react';
import { useAppSelector } from '#state/hooks.ts';
import { AddList } from './AddList.tsx';
import { ListEntryRow } from './ListEntryRow.tsx';
import { Entries, Stack } from './ManageStyles.ts';

export function ListsTab({ onImport }: { readonly onImport: (url: string) => void }): ReactElement {
  const { t } = useLingui();
  const entries = useRef<HTMLUListElement>(null);
  const kept = useAppSelector(({ lists }) => lists.kept);
  return (
    <Stack>
      <AddList onImport={onImport} />
      <Entries as="ul" ref={entries} aria-label={t`Token lists`} tabIndex={-1}>
        {kept.map((list) => (
          <ListEntryRow
            key={list.url}
            kept={list}
            isOnly={kept.length === 1}
            onRemoved={() => entries.current?.focus()}
          />
        ))}
      </Entries>
    </Stack>
  );
}
