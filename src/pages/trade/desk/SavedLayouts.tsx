import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { sameLayout } from '#domain/desk/changeLayout.ts';
import type { DeskLayout } from '#domain/desk/deskLayout.ts';
import { MAX_LAYOUTS, type LayoutProblem, type NamedLayout } from '#domain/desk/namedLayouts.ts';
import { MAX_NAME_LENGTH, shortName } from '#lib/namedList.ts';
import { deskStore } from '#stores/deskStore.ts';
import { Button } from '#ui/fields/Button.tsx';
import { IconButton } from '#ui/fields/IconButton.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import { LayoutActions, LayoutList, LayoutName } from './LayoutMenuStyles.ts';
import { useSavedLayouts } from './useSavedLayouts.ts';

const problemWords: Readonly<Record<LayoutProblem, MessageDescriptor>> = {
  noName: msg`Enter a name`,
  sameName: msg`A layout already has this name`,
  tooMany: msg`${MAX_LAYOUTS} layouts are saved. Delete one to save another.`,
};

interface NameFormProps {
  readonly label: string;
  readonly initial: string;
  readonly submit: string;
  readonly onSubmit: (name: string) => LayoutProblem | undefined;
  readonly autoFocus?: boolean;
}

function NameForm({ label, initial, submit, onSubmit, autoFocus = false }: NameFormProps): ReactElement {
  const { i18n } = useLingui();
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState<LayoutProblem>();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const found = onSubmit(name);
    setProblem(found);
    if (found === undefined) setName('');
  };
  return (
    <form onSubmit={send}>
      <TextField
        kind="words"
        label={label}
        hideLabel
        placeholder={label}
        maxLength={MAX_NAME_LENGTH}
        autoFocus={autoFocus}
        value={name}
        onChange={(typed) => {
          setName(typed);
          setProblem(undefined);
        }}
        error={problem && i18n._(problemWords[problem])}
        end={
          <Button size="xs" type="submit">
            {submit}
          </Button>
        }
      />
    </form>
  );
}

interface SavedRowProps {
  readonly saved: NamedLayout;
  readonly isCurrent: boolean;
  readonly hasFocus: boolean;
  readonly onRename: (name: string) => LayoutProblem | undefined;
  readonly onReplace: () => void;
  readonly onDelete: () => void;
}

function SavedRow(props: SavedRowProps): ReactElement {
  const { saved, isCurrent, hasFocus, onRename, onReplace, onDelete } = props;
  const { name, layout } = saved;
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [step, setStep] = useState<'shown' | 'renaming' | 'kept'>('shown');
  const rename = (typed: string): LayoutProblem | undefined => {
    const problem = onRename(typed);
    if (problem === undefined) setStep('kept');
    return problem;
  };
  if (step === 'renaming') {
    return (
      <li>
        <NameForm label={t`New name of ${name}`} initial={name} submit={t`Rename`} onSubmit={rename} autoFocus />
        <IconButton icon="cross" label={t`Keep the name ${name}`} onClick={() => setStep('kept')} />
      </li>
    );
  }
  return (
    <li>
      <LayoutName
        type="button"
        autoFocus={hasFocus || step === 'kept'}
        aria-pressed={isCurrent}
        onClick={() => deskStore.set(layout)}
      >
        <bdi translate="no">{name}</bdi>
        {isCurrent && <Icon name="check" />}
      </LayoutName>
      <IconButton
        icon="chevronDown"
        label={t`Change ${name}`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <LayoutActions>
          <Button size="xs" onClick={() => setStep('renaming')}>
            <Trans>Rename</Trans>
          </Button>
          <Button size="xs" disabled={isCurrent} onClick={onReplace}>
            <Trans>Replace with this layout</Trans>
          </Button>
          <Button size="xs" variant="ghost" onClick={onDelete}>
            <Trans>Delete</Trans>
          </Button>
        </LayoutActions>
      )}
    </li>
  );
}

/** A press applies a layout; at most ten can be saved. */
export function SavedLayouts({ layout }: { readonly layout: DeskLayout }): ReactElement {
  const { t } = useLingui();
  const { saved, add, rename, replace, remove } = useSavedLayouts();
  const heading = useRef<HTMLHeadingElement>(null);
  const [renamed, setRenamed] = useState<string>();
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        <Trans>Saved layouts</Trans>
      </h3>
      {saved.length > 0 && (
        <LayoutList aria-label={t`Saved layouts`}>
          {saved.map((entry) => (
            <SavedRow
              key={entry.name}
              saved={entry}
              isCurrent={sameLayout(entry.layout, layout)}
              hasFocus={entry.name === renamed}
              onRename={(typed) => {
                setRenamed(shortName(typed));
                return rename(entry.name, typed);
              }}
              onReplace={() => replace(entry.name, layout)}
              onDelete={() => {
                // The row disappears together with the focus.
                heading.current?.focus();
                remove(entry.name);
              }}
            />
          ))}
        </LayoutList>
      )}
      <NameForm label={t`Name of this layout`} initial="" submit={t`Save`} onSubmit={(name) => add(name, layout)} />
    </>
  );
}
