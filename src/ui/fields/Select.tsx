import { useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { isShortcut } from '../keys/shortcuts.ts';
import { lazyPart } from '../lazyPart.tsx';
import { Icon } from '../text/Icon.tsx';
import type { ListOption } from './ListBox.tsx';
import { color, height, inLight, line, media, radius, space, text, weight } from '../theme/theme.ts';

const OptionMenu = lazyPart(async () => (await import('./OptionMenu.tsx')).OptionMenu);
const loadMenu = (): void => void OptionMenu.preload();

const touchReach = '-10px 0';

const Trigger = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1.5)};
  height: ${height('sm')};
  padding: ${space(0, 2, 0, 2.5)};
  border: ${line('border-control')};
  border-radius: ${radius(6)};
  background: ${color('surface-2')};
  font-size: var(--fs-13);
  font-weight: ${weight('medium')};
  white-space: nowrap;
  & > svg {
    color: ${color('text-3')};
  }
  ${inLight} & {
    background: ${color('surface-1')};
  }
  &[data-size='xs'],
  ${inLight} &[data-size='xs'] {
    height: ${height('xs')};
    padding: ${space(0, 1, 0, 2)};
    gap: ${space(0.5)};
    border-color: transparent;
    background: none;
    ${text(12)}
    color: ${color('text-2')};
  }
  &[data-size='xs']:hover {
    background: ${color('surface-3')};
    color: ${color('text-1')};
  }
  ${media.touch} {
    &::before {
      content: '';
      position: absolute;
      inset: ${touchReach};
    }
  }
`;

interface SelectProps<V extends string> {
  readonly label: string;
  readonly options: readonly ListOption<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly size?: 'xs' | 'sm';
}

export function Select<V extends string>(props: SelectProps<V>): ReactElement {
  const { label, options, value, onChange, size = 'sm' } = props;
  const [open, setOpen] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const show = (isShown: boolean): void => {
    setIsUsed(true);
    setOpen(isShown);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isShortcut(event, 'optionOpen')) return;
    event.preventDefault();
    show(true);
  };
  const choose = (chosen: string): void => {
    const option = options.find((entry) => entry.value === chosen);
    if (option) onChange(option.value);
    setOpen(false);
  };
  return (
    <>
      <Trigger
        ref={trigger}
        type="button"
        data-size={size}
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => show(!open)}
        onKeyDown={onKeyDown}
        onFocus={loadMenu}
        onPointerEnter={loadMenu}
      >
        <span translate="no">{options.find((option) => option.value === value)?.label}</span>
        <Icon name="chevronDown" size={14} />
      </Trigger>
      {isUsed && (
        <OptionMenu
          id={listId}
          label={label}
          options={options}
          value={value}
          open={open}
          anchor={trigger}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
