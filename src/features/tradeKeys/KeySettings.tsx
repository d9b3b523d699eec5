import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';
import {
  actionWithKey,
  keyActions,
  keyOfPress,
  NO_KEY,
  type KeyAction,
  type TradeKey,
} from '#domain/keys/tradeKeys.ts';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import { keysChosen } from '#state/user/slice.ts';
import { Button } from '#ui/fields/Button.tsx';
import { Keys } from '#ui/text/Keys.tsx';
import { color, height, line, media, space, text } from '#ui/theme/theme.ts';
import { keyWords } from './keyWords.ts';
import { useTradeKeys } from './useTradeKeys.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${space(2)};
    padding: ${space(1.5, 0)};
    border-top: ${line('border-subtle')};
    ${text(13)}
  }
  ${media.touch} {
    & > li {
      min-height: calc(${height('touch')} + var(--s-1));
    }
  }
  & p {
    grid-column: 1 / -1;
    ${text(12)}
    color: ${color('danger-text')};
  }
`;

const LEAVING: readonly string[] = ['Escape', 'Tab'];
const ALONE: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta'];

/** `other`: action that already has the key. Undefined: the key is not allowed for any action. */
interface Refusal {
  readonly key: string;
  readonly other: KeyAction | undefined;
}

function Refused({ refusal }: { readonly refusal: Refusal }): ReactElement {
  const { i18n } = useLingui();
  const { key, other } = refusal;
  const action = other && i18n._(keyWords[other]);
  return (
    <p role="alert">
      {action === undefined ? (
        <Trans>{key} can't be used here. Press a letter, a digit or a sign.</Trans>
      ) : (
        <Trans>
          {key} is already the key for “{action}”. Press another key, or remove that one first.
        </Trans>
      )}
    </p>
  );
}

interface KeyRowProps {
  readonly action: KeyAction;
  readonly keys: Readonly<Record<KeyAction, TradeKey>>;
  readonly onChoose: (key: TradeKey) => void;
}

function KeyRow({ action, keys, onChoose }: KeyRowProps): ReactElement {
  const { t, i18n } = useLingui();
  const [isListening, listen] = useState(false);
  const [refusal, refuse] = useState<Refusal>();
  const name = i18n._(keyWords[action]);
  const key = keys[action];
  const leave = (): void => {
    listen(false);
    refuse(undefined);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isListening || ALONE.includes(event.key)) return;
    if (LEAVING.includes(event.key)) return leave();
    event.preventDefault();
    event.stopPropagation();
    const pressed = keyOfPress(event.nativeEvent);
    const other = pressed === undefined ? undefined : actionWithKey(keys, pressed, action);
    if (pressed === undefined || other) return refuse({ key: pressed ?? event.key, other });
    onChoose(pressed);
    leave();
  };
  return (
    <li>
      <span>{name}</span>
      <Button
        size="xs"
        variant={isListening ? 'primary' : 'outline'}
        aria-label={isListening ? t`Press a key for “${name}”` : t`Change the key for “${name}”, now ${key}`}
        onClick={() => listen(true)}
        onKeyDown={onKeyDown}
        onBlur={leave}
      >
        {isListening ? (
          <Trans>Press a key</Trans>
        ) : key === NO_KEY ? (
          <Trans>None</Trans>
        ) : (
          <Keys combinations={[key]} />
        )}
      </Button>
      <Button
        size="xs"
        variant="ghost"
        disabled={key === NO_KEY}
        aria-label={t`Remove the key for “${name}”`}
        onClick={() => onChoose(NO_KEY)}
      >
        <Trans>Remove</Trans>
      </Button>
      {refusal && <Refused refusal={refusal} />}
    </li>
  );
}

export function KeySettings(): ReactElement {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(({ user }) => user.keys);
  const keys = useTradeKeys();
  return (
    <>
      <p>
        <Trans>These keys work on the trade page, except while you type. None of them sends an order.</Trans>
      </p>
      <List>
        {keyActions.map((action) => (
          <KeyRow
            key={action}
            action={action}
            keys={keys}
            onChoose={(key) => dispatch(keysChosen({ ...chosen, [action]: key }))}
          />
        ))}
      </List>
      <Button size="sm" disabled={Object.keys(chosen).length === 0} onClick={() => dispatch(keysChosen({}))}>
        <Trans>Use the default keys</Trans>
      </Button>
    </>
  );
}
