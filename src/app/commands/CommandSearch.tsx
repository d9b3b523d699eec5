import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo, useState, type KeyboardEvent, type ReactElement } from 'react';
import { parseVerb } from '#domain/verbs/parseVerb.ts';
import { followListKeys } from '#ui/fields/listKeys.ts';
import { isShortcut } from '#ui/keys/shortcuts.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import { Keys } from '#ui/text/Keys.tsx';
import { VisuallyHidden } from '#ui/text/VisuallyHidden.ts';
import { Foot, Frame, Group, Hint, Option, Options, Search, SearchText } from './CommandStyles.ts';
import { rememberCommand } from './recentCommands.ts';
import type { Command, CommandGroup } from './types.ts';
import type { PaletteViews } from './useActionCommands.ts';
import { groupNames, useCommands } from './useCommands.ts';
import type { VerbDialogs } from './verbs/useVerbCommand.ts';

interface Row {
  readonly command: Command;
  readonly index: number;
}

const grouped = (commands: readonly Command[]): readonly (readonly [CommandGroup, readonly Row[]])[] => {
  const names = [...new Set(commands.map(({ group }) => group))];
  let index = 0;
  return names.map((name) => {
    const own = commands.filter(({ group }) => group === name);
    return [name, own.map((command) => ({ command, index: index++ }))] as const;
  });
};

interface GroupedRowsProps {
  readonly listId: string;
  readonly groups: ReturnType<typeof grouped>;
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onTake: (command: Command) => void;
}

function GroupedRows({ listId, groups, active, onActive, onTake }: GroupedRowsProps): ReactElement {
  const { t, i18n } = useLingui();
  return (
    <Options id={listId} role="listbox" aria-label={t`Commands`}>
      {groups.map(([name, rows]) => (
        <Group key={name} role="group" aria-labelledby={`${listId}-${name}`}>
          <span id={`${listId}-${name}`}>{i18n._(groupNames[name])}</span>
          {rows.map(({ command, index }) => (
            <Option
              key={command.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              data-active={index === active ? '' : undefined}
              onMouseMove={() => onActive(index)}
              onClick={() => onTake(command)}
            >
              <Icon name={command.icon} />
              <span>{command.label}</span>
              {command.state !== undefined && <small>{command.state}</small>}
            </Option>
          ))}
        </Group>
      ))}
    </Options>
  );
}

interface SearchFieldProps {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly listId: string;
  readonly active: number | undefined;
}

function SearchField({ text, onType, onKeyDown, listId, active }: SearchFieldProps): ReactElement {
  const { t } = useLingui();
  return (
    <SearchText
      kind="search"
      type="text"
      label={t`Search pages, markets, actions and settings`}
      hideLabel
      icon="search"
      placeholder={t`Search or jump to`}
      value={text}
      onChange={onType}
      onKeyDown={onKeyDown}
      role="combobox"
      aria-expanded={active !== undefined}
      aria-autocomplete="list"
      aria-controls={listId}
      aria-activedescendant={active === undefined ? undefined : `${listId}-${active}`}
      autoComplete="off"
      data-autofocus=""
    />
  );
}

function KeysFoot(): ReactElement {
  return (
    <Foot aria-hidden="true">
      <span>
        <Keys combinations={['ArrowUp', 'ArrowDown']} /> <Trans>move</Trans>
      </span>
      <span>
        <Keys combinations={['Enter']} /> <Trans>choose</Trans>
      </span>
      <span>
        <Keys combinations={['?']} /> <Trans>all shortcuts</Trans>
      </span>
    </Foot>
  );
}

const VerbSource = lazyPart(async () => (await import('./verbs/VerbSource.ts')).VerbSource);

interface CommandSearchProps extends PaletteViews, VerbDialogs {
  readonly onClose: () => void;
}

/** The command of a verb comes first. If it is not understood it comes last: "limit order mining" is a page. */
const withVerb = (verb: Command, isUnderstood: boolean, found: readonly Command[]): readonly Command[] =>
  isUnderstood ? [verb, ...found] : [...found, verb];

/** Commands for a text. The command of a verb is missing until its code is loaded. */
const useFound = (text: string, views: PaletteViews) => {
  const [verb, setVerb] = useState<Command>();
  const reading = useMemo(() => parseVerb(text), [text]);
  const found = useCommands(text, views);
  const commands = verb ? withVerb(verb, reading?.kind !== 'unknown', found) : found;
  return { verb, setVerb, reading, groups: grouped(commands) };
};

export function CommandSearch({ onClose, onCancel, ...views }: CommandSearchProps): ReactElement {
  const [text, setText] = useState('');
  const [moved, setMoved] = useState(0);
  const listId = useId();
  const { verb, setVerb, reading, groups } = useFound(text, views);
  const commands = groups.flatMap(([, rows]) => rows.map(({ command }) => command));
  const active = Math.max(0, Math.min(moved, commands.length - 1));
  const take = (command: Command): void => {
    if (command !== verb) rememberCommand(command.id);
    if (!command.staysOpen) onClose();
    command.run();
  };
  const keys = {
    active,
    last: commands.length - 1,
    onMove: (next: number) => {
      setMoved(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
    },
    onTake: () => {
      const command = commands[active];
      // The command of a verb loads after its first letters; until then Enter must not choose another command.
      if (command && (!reading || verb)) take(command);
    },
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isShortcut(event, 'palette')) return followListKeys(event, keys);
    event.preventDefault();
    onClose();
  };
  return (
    <Frame>
      {reading && <VerbSource {...{ text, reading, onClose, onCancel }} onCommand={setVerb} />}
      <Search>
        <SearchField
          text={text}
          onType={(typed) => {
            setText(typed);
            setMoved(0);
          }}
          onKeyDown={onKeyDown}
          listId={listId}
          active={commands.length > 0 ? active : undefined}
        />
      </Search>
      <GroupedRows listId={listId} groups={groups} active={active} onActive={setMoved} onTake={take} />
      {commands.length === 0 && (
        <Hint>
          <Trans>Nothing found. Try the name of a page, a token or a setting.</Trans>
        </Hint>
      )}
      <VisuallyHidden role="status">
        <Plural value={commands.length} one="# command" other="# commands" />
      </VisuallyHidden>
      <KeysFoot />
    </Frame>
  );
}
