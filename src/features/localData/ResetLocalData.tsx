import { Trans } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { laterStorageKeys as storageKeys } from '#config/laterStorageKeys.ts';
import { deleteLocalData, exportLocalData, type LocalStorages } from '#lib/localData.ts';
import { saveFile } from '#lib/saveFile.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { height, space } from '#ui/theme/theme.ts';

const FILE_NAME = 'myt-local-data.json';

const ownKeys: readonly string[] = Object.values(storageKeys);
const prefixes = [storageKeys.reduxNamespace, storageKeys.earlierReduxNamespace].map((name) => `${name}_`);

const storages: LocalStorages = {
  isOwnKey: (key) => ownKeys.includes(key) || prefixes.some((prefix) => key.startsWith(prefix)),
  databases: [
    storageKeys.historyDatabase,
    storageKeys.tokenLists,
    storageKeys.largeAccounts,
    storageKeys.backgroundDatabase,
  ],
  secretDatabases: [storageKeys.walletConnectDatabase],
  cachePrefix: 'exchange-',
  resetKey: storageKeys.reset,
};

const Steps = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

const Agreement = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${height('touch')};
`;

function Confirm({ onCancel }: { readonly onCancel: () => void }): ReactElement {
  const [isSaved, setSaved] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isAgreed, setAgreed] = useState(false);
  const [work, setWork] = useState<'export' | 'reset'>();
  const exportAll = async (): Promise<void> => {
    setWork('export');
    const text = await exportLocalData(storages).catch(() => undefined);
    if (text !== undefined) saveFile(FILE_NAME, text, 'application/json');
    setSaved(text !== undefined);
    setFailed(text === undefined);
    setWork(undefined);
  };
  const reset = async (): Promise<void> => {
    setWork('reset');
    await deleteLocalData(storages);
    window.location.reload();
  };
  return (
    <Steps>
      <Banner tone="warning" title={<Trans>This deletes everything the exchange stores in this browser</Trans>}>
        <Trans>
          Settings, tokens, lists and recent transactions are deleted; funds, orders and positions stay on the chain.
          Close other tabs of the exchange first.
        </Trans>
      </Banner>
      <Button loading={work === 'export'} onClick={() => void exportAll()}>
        <Trans>Export to a file</Trans>
      </Button>
      {hasFailed && (
        <Banner tone="danger" role="alert">
          <Trans>Couldn't export the data. You can continue without a copy.</Trans>
        </Banner>
      )}
      {isSaved ? (
        <p role="status">
          <Trans>Saved as {FILE_NAME}.</Trans>
        </p>
      ) : (
        <Agreement>
          <input type="checkbox" checked={isAgreed} onChange={(event) => setAgreed(event.target.checked)} />
          <Trans>Continue without a copy</Trans>
        </Agreement>
      )}
      <Actions>
        <Button
          variant="danger"
          disabled={!isSaved && !isAgreed}
          loading={work === 'reset'}
          onClick={() => void reset()}
        >
          <Trans>Delete local data</Trans>
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </Actions>
    </Steps>
  );
}

export function ResetLocalData(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <Steps>
      <Button variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Trans>Reset local data</Trans>
      </Button>
      {isOpen && <Confirm onCancel={() => setOpen(false)} />}
    </Steps>
  );
}
