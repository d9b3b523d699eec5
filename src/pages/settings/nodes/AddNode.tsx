import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent, type ReactElement } from 'react';
import { parseNodeUrl } from '#domain/nodes/parseNodeUrl.ts';
import type { NodeTesting, NodeTestProblem } from '#reads/nodes/useNodeTests.ts';
import { announce } from '#ui/feedback/announce.ts';
import { Button } from '#ui/fields/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Actions } from '../SettingsStyles.ts';
import { AddForm } from './NodeStyles.ts';
import { testWords, urlWords } from './nodeWords.ts';

interface AddNodeProps {
  readonly listed: readonly string[];
  readonly test: NodeTesting['test'];
  readonly onAdd: (url: string) => void;
}

type Step =
  | { readonly at: 'typing' | 'testing' }
  | { readonly at: 'refused'; readonly code: keyof typeof urlWords }
  | { readonly at: 'failed'; readonly url: string; readonly problem: NodeTestProblem };

export function AddNode({ listed, test, onAdd }: AddNodeProps): ReactElement {
  const { t, i18n } = useLingui();
  const [text, setText] = useState('');
  const [step, setStep] = useState<Step>({ at: 'typing' });

  const add = (url: string): void => {
    onAdd(url);
    setText('');
    setStep({ at: 'typing' });
    announce(t`Node added`);
  };
  const check = async (): Promise<void> => {
    const parsed = parseNodeUrl(text);
    if (!parsed.ok) return setStep({ at: 'refused', code: parsed.error });
    const url = parsed.value;
    if (listed.includes(url)) return setStep({ at: 'refused', code: 'listed' });
    setStep({ at: 'testing' });
    const tested = await test(url);
    if (tested.ok) add(url);
    else setStep({ at: 'failed', url, problem: tested.error });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (step.at !== 'testing') void check();
  };
  const error =
    step.at === 'refused'
      ? i18n._(urlWords[step.code])
      : step.at === 'failed'
        ? i18n._(testWords(step.problem))
        : undefined;
  return (
    <AddForm onSubmit={submit} noValidate>
      <TextField
        kind="link"
        enterKeyHint="go"
        label={t`URL of a node`}
        type="url"
        placeholder="https://"
        value={text}
        readOnly={step.at === 'testing'}
        onChange={(typed) => {
          setText(typed);
          setStep({ at: 'typing' });
        }}
        error={error}
      />
      <Actions>
        <Button type="submit" loading={step.at === 'testing'}>
          <Trans>Add node</Trans>
        </Button>
        {step.at === 'failed' && step.problem.code === 'unreachable' && (
          <Button variant="outline" onClick={() => add(step.url)}>
            <Trans>Add anyway</Trans>
          </Button>
        )}
      </Actions>
    </AddForm>
  );
}
