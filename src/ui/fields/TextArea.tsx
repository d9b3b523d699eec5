import { useId, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { AreaEntry, type AreaEntryProps } from './AreaEntry.tsx';
import { FieldError } from './FieldError.tsx';
import { color, inLight, line, radius, space, text } from '../theme/theme.ts';

const Box = styled.div`
  & > label {
    display: block;
    margin-bottom: ${space(1.5)};
    ${text(12)}
    color: ${color('text-3')};
  }
  & > textarea {
    display: block;
    width: 100%;
    padding: ${space(2, 3)};
    background: ${color('surface-2')};
    border: ${line('border-control')};
    border-radius: ${radius(6)};
    color: ${color('text-1')};
    font: inherit;
    ${text(14)}
    font-size: var(--fs-field);
    resize: vertical;
  }
  ${inLight} & > textarea {
    background: ${color('surface-1')};
  }
  & > textarea:focus {
    border-color: ${color('focus')};
    outline: ${line('focus')};
  }
  &[data-invalid] > textarea {
    border-color: ${color('danger-border')};
  }
`;

interface TextAreaProps extends AreaEntryProps {
  readonly label: string;
  readonly error?: ReactNode;
}

export function TextArea({ label, value, onChange, error, ...area }: TextAreaProps): ReactElement {
  const id = useId();
  const invalid = error !== undefined;
  return (
    <Box data-invalid={invalid || undefined}>
      <label htmlFor={id}>{label}</label>
      <AreaEntry
        rows={5}
        {...area}
        id={id}
        value={value}
        onChange={onChange}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? `${id}-error` : undefined}
      />
      {invalid && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Box>
  );
}
