import { useId, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, glide, media, radius, space } from '../theme/theme.ts';

const trackWidth = '36px';
const trackHeight = '20px';
const knob = '14px';
const travel = '16px';
const touchReach = '-14px -8px';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  & small {
    display: block;
    font-size: var(--fs-12);
    line-height: var(--lh-12);
    color: ${color('text-3')};
  }
  & > button {
    position: relative;
    flex: none;
    width: ${trackWidth};
    height: ${trackHeight};
    border: var(--line-hair) solid ${color('border-control')};
    border-radius: ${radius('full')};
    background: ${color('surface-3')};
    transition: ${glide('fast', 'background-color')};
  }
  & > button::after {
    content: '';
    position: absolute;
    left: var(--s-05);
    top: var(--s-05);
    width: ${knob};
    height: ${knob};
    border-radius: 50%;
    background: ${color('text-3')};
    transition: ${glide('fast', 'transform')};
  }
  & > [aria-checked='true'] {
    background: ${color('accent')};
    border-color: ${color('accent')};
  }
  & > [aria-checked='true']::after {
    transform: translateX(${travel});
    background: ${color('text-on-fill')};
  }
  & > button:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  ${media.touch} {
    & > button::before {
      content: '';
      position: absolute;
      inset: ${touchReach};
    }
  }
`;

interface ToggleProps {
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

export function Toggle({ label, note, checked, onChange, disabled = false }: ToggleProps): ReactElement {
  const id = useId();
  return (
    <Row>
      <span>
        <span id={id}>{label}</span>
        {note !== undefined && <small id={`${id}-note`}>{note}</small>}
      </span>
      <button
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={id}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        disabled={disabled}
        onClick={() => onChange(!checked)}
      />
    </Row>
  );
}
