import { useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactElement, useRef } from 'react';
import { Segmented } from '#ui/fields/Segmented.tsx';
import type { ManageViewProps } from '../pickerPage.ts';
import { Stack, Entries } from './ManageStyles.ts';
import { TokensTab } from './TokensTab.tsx';
import { useAppSelector } from '#state/hooks.ts';
import { AddList } from './AddList.tsx';
import { ListEntryRow } from './ListEntryRow.tsx';

function ListsTab({ onImport }: { readonly onImport: (url: string) => void }): ReactElement {
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

type ManageTabsProps = Pick<ManageViewProps, 'onImportList' | 'onImportTokens'>;
type Tab = 'lists' | 'tokens';

export function ManageTabs({ onImportList, onImportTokens }: ManageTabsProps): ReactElement {
  const { t } = useLingui();
  const [tab, setTab] = useState<Tab>('lists');
  const panelId = useId();
  return (
    <Stack>
      <Segmented<Tab>
        label={t`Lists or tokens`}
        panelId={panelId}
        value={tab}
        onChange={setTab}
        options={[
          { value: 'lists', label: t`Lists` },
          { value: 'tokens', label: t`Tokens` },
        ]}
      />
      <div id={panelId} role="tabpanel" aria-label={tab === 'lists' ? t`Lists` : t`Tokens`}>
        {tab === 'lists' ? <ListsTab onImport={onImportList} /> : <TokensTab onImport={onImportTokens} />}
      </div>
    </Stack>
  );
}
