import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Modal } from '../../ui/Modal.tsx';
import { ImportListView } from './ImportListView.tsx';
import { ImportTokenView } from './ImportTokenView.tsx';
import { ManageTabs } from './manage/ManageTabs.tsx';
import { MANAGE } from './places.ts';
import type { PickerPlace } from './places.ts';

/** Lists and own tokens on a page of their own; what is imported comes in a dialog. */
export function TokenManager(): ReactElement {
  const { t } = useLingui();
  const [place, setPlace] = useState<PickerPlace>(MANAGE);
  const back = (): void => setPlace(MANAGE);
  return (
    <>
      <ManageTabs
        onImportList={(url) => setPlace({ view: 'importList', url })}
        onImportTokens={(tokens) => setPlace({ view: 'importToken', tokens, from: 'manage' })}
      />
      <Modal open={place.view === 'importList'} onClose={back} title={t`Import list`} flush>
        {place.view === 'importList' && <ImportListView url={place.url} onBack={back} onDone={back} />}
      </Modal>
      <Modal open={place.view === 'importToken'} onClose={back} title={t`Import token(s)`} flush>
        {place.view === 'importToken' && <ImportTokenView tokens={place.tokens} onBack={back} onImported={back} />}
      </Modal>
    </>
  );
}
