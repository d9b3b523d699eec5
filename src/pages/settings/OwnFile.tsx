import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactElement } from 'react';
import {
  countThings,
  newThings,
  ownFileText,
  readOwnFile,
  type OwnFileProblem,
  type OwnThings,
  type ReadOwnThings,
} from '#domain/tokens/ownFile.ts';
import { saveFile } from '#lib/saveFile.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { FileOffer } from './FileOffer.tsx';
import { Actions } from './SettingsStyles.ts';
import { useAddThings, useOwnThings } from './useOwnThings.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Code = OwnFileProblem['code'];
type Words = { readonly [C in Code]: (problem: Extract<OwnFileProblem, { readonly code: C }>) => MessageDescriptor };

const words: Words = {
  tooLarge: ({ megabytes }) => msg`The file is larger than ${megabytes} MB. Nothing was added.`,
  notJson: () => msg`The file is not JSON: it may be damaged. Nothing was added.`,
  otherFile: () => msg`This file was not exported from this exchange. Nothing was added.`,
  newerVersion: () => msg`The file was saved by a newer release of this exchange. Reload the page and try again.`,
};

const ownFileWords = (problem: OwnFileProblem): MessageDescriptor =>
  (words[problem.code] as (problem: OwnFileProblem) => MessageDescriptor)(problem);

const FILE_NAME = 'myt-tokens-and-lists.json';

type Step =
  | { readonly at: 'start' }
  | { readonly at: 'refused'; readonly problem: OwnFileProblem }
  | { readonly at: 'offer'; readonly fresh: OwnThings; readonly file: ReadOwnThings }
  | { readonly at: 'added'; readonly count: number };

function Outcome({ step }: { readonly step: Step }): ReactElement | null {
  const { i18n } = useLingui();
  if (step.at === 'refused') {
    return (
      <Banner tone="danger" role="alert">
        {i18n._(ownFileWords(step.problem))}
      </Banner>
    );
  }
  if (step.at !== 'added') return null;
  return (
    <Banner tone="success" role="status">
      <Plural
        value={step.count}
        _0="Nothing was added: it is already here, or there is no room for more."
        one="# entry was added. Nothing was replaced."
        other="# entries were added. Nothing was replaced."
      />
    </Banner>
  );
}

export function OwnFile(): ReactElement {
  const { t } = useLingui();
  const own = useOwnThings();
  const add = useAddThings();
  const input = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState<Step>({ at: 'start' });

  const take = async (file: File): Promise<void> => {
    const read = readOwnFile(await file.text());
    if (!read.ok) return setStep({ at: 'refused', problem: read.error });
    const fresh = newThings(read.value, own());
    setStep(countThings(fresh) === 0 ? { at: 'added', count: 0 } : { at: 'offer', fresh, file: read.value });
  };
  return (
    <>
      <p>
        <Trans>
          Your tokens, lists, keys, layouts, charts, templates, chart drawings and the costs you set are stored only in
          this browser; export a file to move them. Importing adds to them and replaces nothing.
        </Trans>
      </p>
      <Actions>
        <Button onClick={() => saveFile(FILE_NAME, ownFileText(own()), 'application/json')}>
          <Trans>Export to a file</Trans>
        </Button>
        <Button onClick={() => input.current?.click()}>
          <Trans>Import from a file</Trans>
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          aria-label={t`File with tokens and lists`}
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void take(file);
            event.target.value = '';
          }}
        />
      </Actions>
      <Outcome step={step} />
      {step.at === 'offer' && (
        <FileOffer
          things={step.fresh}
          leftOut={step.file.leftOut}
          onAdd={(things) => {
            add(things);
            setStep({ at: 'added', count: countThings(things) });
          }}
          onCancel={() => setStep({ at: 'start' })}
        />
      )}
    </>
  );
}
