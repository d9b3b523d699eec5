import { useId } from 'react';
import type { ChangeEvent, KeyboardEvent, ReactElement, ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { AmountFrame, MaxButton } from './AmountFrame.tsx';
import { FieldError } from './FieldError.tsx';

/** Longest amount that can be typed. */
const maxLength = 79;

export interface AmountFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Keys that mean something here, such as arrows that step. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** The typing rule: gets the text with commas already turned into dots; false leaves the field as it was. */
  readonly accept: (text: string) => boolean;
  /** Right of the label, such as the balance. */
  readonly balance?: ReactNode;
  readonly onMax?: (() => void) | undefined;
  /** Replaces the word Max, such as "Best bid". */
  readonly maxLabel?: ReactNode;
  /** Right of the amount: a `FieldPick` or a unit. */
  readonly end?: ReactNode;
  readonly foot?: ReactNode;
  readonly footEnd?: ReactNode;
  readonly error?: ReactNode;
  /** For the side that is computed from the other. */
  readonly quiet?: boolean;
  readonly disabled?: boolean;
  /** Said by screen readers in place of the label where that one is not enough alone. */
  readonly inputLabel?: string;
  readonly className?: string;
}

export function AmountField(props: AmountFieldProps): ReactElement {
  const { label, value, onChange, accept, balance, onMax, end, foot, footEnd, error, disabled = false } = props;
  const id = useId();
  const onInput = (event: ChangeEvent<HTMLInputElement>): void => {
    const typed = event.target.value.replace(/,/g, '.').slice(0, maxLength);
    if (accept(typed)) onChange(typed);
  };
  const invalid = error !== undefined && error !== null && error !== false;
  return (
    <div className={props.className}>
      <AmountFrame
        data-invalid={invalid || undefined}
        data-quiet={props.quiet || undefined}
        data-disabled={disabled || undefined}
      >
        <div data-top="">
          <label htmlFor={id}>{label}</label>
          <span data-balance="">
            {balance}
            {onMax !== undefined && (
              <MaxButton type="button" onClick={onMax} disabled={disabled}>
                {props.maxLabel ?? <Trans>Max</Trans>}
              </MaxButton>
            )}
          </span>
        </div>
        <div data-main="">
          <input
            id={id}
            value={value}
            onChange={onInput}
            onKeyDown={props.onKeyDown}
            disabled={disabled}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            placeholder="0.0"
            minLength={1}
            maxLength={maxLength}
            aria-label={props.inputLabel}
            aria-invalid={invalid || undefined}
            aria-describedby={invalid ? `${id}-error` : undefined}
          />
          {end}
        </div>
        {(foot !== undefined || footEnd !== undefined) && (
          <div data-foot="">
            <span>{foot}</span>
            <span>{footEnd}</span>
          </div>
        )}
      </AmountFrame>
      {invalid && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
