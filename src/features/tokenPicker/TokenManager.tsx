import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { Modal } from '#ui/overlay/Modal.tsx';
import { ImportListView } from './ImportListView.tsx';
import { ImportTokenView } from './ImportTokenView.tsx';
import { ManageTabs } from './manage/ManageTabs.tsx';
import { MANAGE, type PickerPage } from './pickerPage.ts';

export function TokenManager(): ReactElement {
  const { t } = useLingui();
  const [page, setPage] = useState<PickerPage>(MANAGE);
  const back = (): void => setPage(MANAGE);
  return (
    <>
      <ManageTabs
        onImportList={(url) => setPage({ view: 'importList', url })}
        onImportTokens={(tokens) => setPage({ view: 'importToken', tokens, from: 'manage' })}
      />
      <Modal open={page.view === 'importList'} onClose={back} title={t`Import list`} flush>
        {page.view === 'importList' && <ImportListView url={page.url} onBack={back} onDone={back} />}
      </Modal>
      <Modal open={page.view === 'importToken'} onClose={back} title={t`Import token(s)`} flush>
        {page.view === 'importToken' && <ImportTokenView tokens={page.tokens} onBack={back} onImported={back} />}
      </Modal>
    </>
  );
}
