import { useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactElement } from 'react';
import { Segmented } from '#ui/fields/Segmented.tsx';
import type { ManageViewProps } from '../pickerPage.ts';
import { ListsTab } from './ListsTab.tsx';
import { Stack } from './ManageStyles.ts';
import { TokensTab } from './TokensTab.tsx';

export type ManageTabsProps = Pick<ManageViewProps, 'onImportList' | 'onImportTokens'>;
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
