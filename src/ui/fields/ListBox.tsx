import { useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { isShortcut } from '../keys/shortcuts.ts';
import { Icon } from '../text/Icon.tsx';
import { color, height, media, radius, space } from '../theme/theme.ts';

const List = styled.ul`
  padding: ${space(1)};
  min-width: max-content;
  outline: none;
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2.5)};
    min-height: ${height('row')};
    padding: ${space(0, 2.5)};
    border-radius: ${radius(6)};
    cursor: pointer;
  }
  & > [data-active],
  & > li:hover {
    background: ${color('surface-3')};
  }
  &:focus-visible > [data-active] {
    outline: var(--line-mark) solid ${color('focus')};
    outline-offset: calc(-1 * var(--line-mark));
  }
  & svg {
    color: ${color('accent-text')};
  }
  ${media.phone} {
    & > li {
      min-height: ${height('touch')};
    }
  }
`;

export interface ListOption<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
}

interface ListBoxProps<V extends string> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly ListOption<V>[];
  readonly value: V;
  readonly onChoose: (value: V) => void;
}

function indexAfterKey(key: string, index: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, last);
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

export function ListBox<V extends string>({ id, label, options, value, onChoose }: ListBoxProps<V>): ReactElement {
  const chosen = options.findIndex((option) => option.value === value);
  const [active, setActive] = useState(Math.max(chosen, 0));
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = isShortcut(event, 'optionMove') ? indexAfterKey(event.key, active, options.length - 1) : undefined;
    const option = options[active];
    if (next !== undefined) {
      setActive(next);
      list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
    } else if (isShortcut(event, 'optionTake') && option !== undefined) onChoose(option.value);
    else return;
    event.preventDefault();
  };
  return (
    <List
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      aria-activedescendant={`${id}-${active}`}
      tabIndex={0}
      data-autofocus=""
      onKeyDown={onKeyDown}
    >
      {options.map((option, index) => (
        <li
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={option.value === value}
          data-active={index === active ? '' : undefined}
          onClick={() => onChoose(option.value)}
          onMouseMove={() => setActive(index)}
        >
          <span>{option.label}</span>
          {option.value === value && <Icon name="check" />}
        </li>
      ))}
    </List>
  );
}
