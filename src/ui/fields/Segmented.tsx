import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useRovingFocus } from '../hooks/useRovingFocus.ts';
import {
  color,
  glide,
  height,
  inLargeText,
  inLight,
  line,
  media,
  radius,
  shadow,
  space,
  weight,
} from '../theme/theme.ts';

const phoneItem = '38px';
const phoneSmallItem = '30px';

const Track = styled.div`
  display: flex;
  background: ${color('surface-2')};
  border: ${line('border-subtle')};
  border-radius: ${radius(6)};
  padding: ${space(0.5)};
  ${inLight} & {
    background: ${color('surface-3')};
    border-color: transparent;
  }
  & > button {
    flex: 1;
    height: ${height('sm')};
    display: flex;
    align-items: center;
    justify-content: center;
    padding: ${space(0, 3)};
    border: var(--line-hair) solid transparent;
    border-radius: ${radius(4)};
    font-size: var(--fs-14);
    font-weight: ${weight('semibold')};
    color: ${color('text-3')};
    white-space: nowrap;
    transition: ${glide('fast', 'color', 'background-color')};
  }
  & > button:hover {
    color: ${color('text-1')};
  }
  & > button:focus-visible {
    outline-offset: calc(-1 * var(--line-mark));
  }
  & > [data-chosen] {
    background: ${color('surface-3')};
    border-color: ${color('border')};
    color: ${color('text-1')};
  }
  ${inLight} & > [data-chosen] {
    background: ${color('surface-1')};
    box-shadow: ${shadow(1)};
  }
  & > [data-chosen][data-tone='buy'],
  ${inLight} & > [data-chosen][data-tone='buy'] {
    background: ${color('buy-fill')};
    border-color: transparent;
    color: ${color('text-on-fill')};
  }
  & > [data-chosen][data-tone='sell'],
  ${inLight} & > [data-chosen][data-tone='sell'] {
    background: ${color('sell-fill')};
    border-color: transparent;
    color: ${color('text-on-fill')};
  }
  &[data-size='sm'] > button {
    height: ${height('xs')};
    padding: ${space(0, 2)};
    font-size: var(--fs-12);
    font-weight: ${weight('medium')};
  }
  ${inLargeText} & {
    flex-wrap: wrap;
    & > button {
      height: auto;
      min-height: ${height('sm')};
      white-space: normal;
    }
  }
  ${media.narrowPhone} {
    flex-wrap: wrap;
  }
  ${media.touch} {
    & > button {
      position: relative;
    }
    &[data-size='sm'] > button {
      min-width: ${height('touch')};
    }
    & > button::before {
      content: '';
      position: absolute;
      inset: calc((100% - ${height('touch')}) / 2) 0;
    }
  }
  ${media.phone} {
    & > button {
      height: ${phoneItem};
    }
    &[data-size='sm'] > button {
      min-width: auto;
      height: ${phoneSmallItem};
    }
  }
`;

export interface SegmentedOption<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  readonly tone?: 'buy' | 'sell';
}

interface SegmentedProps<V extends string> {
  readonly label: string;
  readonly options: readonly SegmentedOption<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly size?: 'sm' | 'md';
  /** Id of the panel that the options switch. If undefined, the options are radio buttons, not tabs. */
  readonly panelId?: string;
}

export function Segmented<V extends string>(props: SegmentedProps<V>): ReactElement {
  const { label, options, value, onChange, size = 'md', panelId } = props;
  const tabs = panelId !== undefined;
  const { ref, onKeyDown } = useRovingFocus<HTMLDivElement>('button', (index) => {
    const option = options[index];
    if (option !== undefined) onChange(option.value);
  });
  return (
    <Track ref={ref} role={tabs ? 'tablist' : 'radiogroup'} aria-label={label} data-size={size} onKeyDown={onKeyDown}>
      {options.map((option) => {
        const chosen = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            tabIndex={chosen ? 0 : -1}
            data-chosen={chosen ? '' : undefined}
            data-tone={option.tone}
            onClick={() => onChange(option.value)}
            {...(tabs
              ? { role: 'tab', 'aria-selected': chosen, 'aria-controls': panelId }
              : { role: 'radio', 'aria-checked': chosen })}
          >
            {option.label}
          </button>
        );
      })}
    </Track>
  );
}
