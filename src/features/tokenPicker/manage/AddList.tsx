import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { rules } from '#config/rules.ts';
import { listKey, parseListLocation, type LocationProblem } from '#domain/lists/listLocation.ts';
import type { Result } from '#lib/result.ts';
import { useListAt } from '#reads/tokens/useListAt.ts';
import { useAppSelector } from '#state/hooks.ts';
import { Button } from '#ui/fields/Button.tsx';
import { Chip } from '#ui/fields/Chip.tsx';
import { usePaused } from '#ui/hooks/usePaused.ts';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ListFace } from './ListFace.tsx';
import { ListProblemBanner } from './ListProblemText.tsx';
import { Details, Row, Stack } from './ManageStyles.ts';

const locationOf = (text: string): Result<string, LocationProblem> => {
  const location = parseListLocation(text);
  return location.ok ? { ok: true, value: listKey(location.value) } : location;
};

function FoundList({
  url,
  onImport,
}: {
  readonly url: string;
  readonly onImport: (url: string) => void;
}): ReactElement {
  const { list, problem, isLoading, retry } = useListAt(url);
  const isLoaded = useAppSelector(({ lists }) => lists.kept.some((kept) => kept.url === url));
  if (problem) return <ListProblemBanner problem={problem} onRetry={retry} />;
  return (
    <Details aria-live="polite" aria-busy={isLoading}>
      {isLoading && (
        <Row>
          <Spinner />
          <Trans>Loading this list</Trans>
        </Row>
      )}
      {list && (
        <Row>
          <ListFace list={list} />
          {isLoaded ? (
            <Chip tone="success" icon="check">
              <Trans>Loaded</Trans>
            </Chip>
          ) : (
            <Button variant="outline" size="sm" onClick={() => onImport(url)}>
              <Trans>Import</Trans>
            </Button>
          )}
        </Row>
      )}
    </Details>
  );
}

export function AddList({ onImport }: { readonly onImport: (url: string) => void }): ReactElement {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const text = usePaused(typed, rules.page.typingPauseMs);
  const isSettled = typed === text && text.trim() !== '';
  const location = locationOf(text);
  const error = isSettled && !location.ok && (
    <>
      {location.error === 'protocol' ? (
        <Trans>Unrecognized list URL protocol.</Trans>
      ) : (
        <Trans>Enter valid list location</Trans>
      )}
    </>
  );
  return (
    <Stack>
      <TextField
        kind="link"
        label={t`Token list location`}
        hideLabel
        icon="list"
        placeholder={t`https:// or ipfs:// or ENS name`}
        value={typed}
        onChange={setTyped}
        error={error}
      />
      {isSettled && location.ok && <FoundList key={location.value} url={location.value} onImport={onImport} />}
    </Stack>
  );
}
