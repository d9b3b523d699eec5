import { useId, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { InputEntry, type InputEntryProps } from './Entry.tsx';
import { FieldError } from './FieldError.tsx';
import { keyboards, type FigureKind, type KeyboardAttribute, type TextKind } from './fieldKinds.ts';
import { Icon, type IconName } from '../text/Icon.tsx';
import { color, height, inLight, line, radius, screenReaderOnly, space, text } from '../theme/theme.ts';

const Box = styled.div`
  & > label {
    display: block;
    margin-bottom: ${space(1.5)};
    ${text(12)}
    color: ${color('text-3')};
  }
  & > label[data-hidden] {
    ${screenReaderOnly}
  }
`;

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  height: ${height('md')};
  padding: ${space(0, 3)};
  background: ${color('surface-2')};
  border: ${line('border-control')};
  border-radius: ${radius(6)};
  color: ${color('text-3')};
  ${inLight} & {
    background: ${color('surface-1')};
  }
  &:hover {
    border-color: ${color('text-3')};
  }
  [data-invalid] > & {
    border-color: ${color('danger-border')};
  }
  &:focus-within {
    border-color: ${color('focus')};
    outline: ${line('focus')};
  }
  & input {
    flex: 1;
    min-width: 0;
    width: 100%;
    padding: 0;
    background: none;
    border: 0;
    outline: none;
    color: ${color('text-1')};
    font-size: var(--fs-field);
    text-overflow: ellipsis;
  }
  & input::placeholder {
    color: ${color('text-3')};
    opacity: 1;
  }
`;

export interface TextFieldProps extends Omit<InputEntryProps, KeyboardAttribute> {
  readonly label: string;
  /** Decides the on-screen keyboard. Figures need a `FigureField` or a `NumberField`. */
  readonly kind: TextKind | FigureKind;
  readonly hideLabel?: boolean;
  readonly icon?: IconName;
  readonly end?: ReactNode;
  readonly error?: ReactNode;
}

export function TextField(props: TextFieldProps): ReactElement {
  const { label, hideLabel = false, kind, value, onChange, icon, end, error, className, ...input } = props;
  const id = useId();
  const invalid = error !== undefined && error !== null && error !== false;
  return (
    <Box className={className} data-invalid={invalid || undefined}>
      <label htmlFor={id} data-hidden={hideLabel ? '' : undefined}>
        {label}
      </label>
      <Frame>
        {icon !== undefined && <Icon name={icon} />}
        <InputEntry
          {...keyboards[kind]}
          {...input}
          id={id}
          value={value}
          onChange={onChange}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? `${id}-error` : undefined}
        />
        {end}
      </Frame>
      {invalid && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Box>
  );
}
