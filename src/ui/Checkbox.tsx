import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';
import { color, media, radius, space } from './theme/theme.ts';

const side = '16px';
const edge = '1.5px';

const Option = styled.label`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  color: ${color('text-2')};
  cursor: pointer;
  & > input {
    appearance: none;
    flex: none;
    width: ${side};
    height: ${side};
    margin: ${space(0.5)} 0 0;
    border: ${edge} solid ${color('border-control')};
    border-radius: ${radius(4)};
    background: ${color('surface-2')};
    cursor: inherit;
  }
  & > input:checked {
    background: ${color('accent')};
    border-color: ${color('accent')};
  }
  & > svg {
    position: absolute;
    left: var(--s-05);
    top: var(--s-1);
    color: transparent;
    pointer-events: none;
  }
  & > input:checked + svg {
    color: ${color('text-on-fill')};
  }
  ${media.phone} {
    &::before {
      content: '';
      position: absolute;
      inset: calc(-1 * var(--s-3)) 0;
    }
  }
`;

export interface CheckboxProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

export function Checkbox({ label, checked, onChange, disabled = false }: CheckboxProps): ReactElement {
  return (
    <Option>
      <input type="checkbox" checked={checked} disabled={disabled} onChange={(event) => onChange(event.target.checked)} />
      <Icon name="check" size={12} />
      <span>{label}</span>
    </Option>
  );
}
