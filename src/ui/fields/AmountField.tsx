import { useId } from 'react';
import type { ComponentPropsWithoutRef, ReactElement, ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { AmountBalance, AmountFoot, AmountFrame, AmountMain, AmountTop, MaxButton } from './AmountFrame.tsx';
import { InputEntry } from './Entry.tsx';
import { FieldError } from './FieldError.tsx';
import { CutText } from '../text/CutText.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.ts';

const DIGITS = /^[\d.]*$/;

/** Maximum length of a typed amount. */
const maxLength = 79;

export interface AmountFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  /** Receives the text after the edit; a handler that ignores it leaves the field unchanged. */
  readonly onChange: (text: string) => void;
  /** Additional event handlers of the input. */
  readonly on?: Pick<
    ComponentPropsWithoutRef<'input'>,
    'onInput' | 'onKeyDown' | 'onPaste' | 'onPointerDown' | 'onBlur'
  >;
  /** Content right of the label, such as the balance. */
  readonly balance?: ReactNode;
  readonly onMax?: (() => void) | undefined;
  /** Replaces the word Max, such as "Best bid". */
  readonly maxLabel?: ReactNode;
  /** Content right of the amount: a `FieldPick` or a unit. */
  readonly end?: ReactNode;
  readonly foot?: ReactNode;
  readonly footEnd?: ReactNode;
  readonly error?: ReactNode;
  /** Problem that is shown elsewhere on the page: the field is marked, and screen readers announce it here too. */
  readonly flaw?: string | undefined;
  /** True for the side that is computed from the other. */
  readonly quiet?: boolean;
  readonly disabled?: boolean;
  /** Label for screen readers if the visible one is not enough alone. */
  readonly inputLabel?: string;
  readonly className?: string;
}

function Balance({ balance, onMax, maxLabel, disabled = false }: AmountFieldProps): ReactElement {
  return (
    <AmountBalance>
      {balance}
      {onMax !== undefined && (
        <MaxButton type="button" onClick={onMax} disabled={disabled}>
          {maxLabel ?? <Trans>Max</Trans>}
        </MaxButton>
      )}
    </AmountBalance>
  );
}

export function AmountField(props: AmountFieldProps): ReactElement {
  const { label, value, onChange, on, end, foot, footEnd, error, flaw, disabled = false } = props;
  const id = useId();
  const hasError = error !== undefined && error !== null && error !== false;
  const invalid = hasError || flaw !== undefined;
  return (
    <div className={props.className}>
      <AmountFrame
        data-invalid={invalid || undefined}
        data-quiet={props.quiet || undefined}
        data-disabled={disabled || undefined}
      >
        <AmountTop>
          <label htmlFor={id}>{label}</label>
          <Balance {...props} />
        </AmountTop>
        <AmountMain>
          <InputEntry
            id={id}
            value={value}
            {...on}
            onChange={onChange}
            early={DIGITS}
            disabled={disabled}
            inputMode="decimal"
            placeholder="0.0"
            maxLength={maxLength}
            aria-label={props.inputLabel}
            aria-invalid={invalid || undefined}
            aria-describedby={invalid ? `${id}-error` : undefined}
          />
          {end}
        </AmountMain>
        {(foot !== undefined || footEnd !== undefined) && (
          <AmountFoot>
            <CutText translate="no">{foot}</CutText>
            <span translate="no">{footEnd}</span>
          </AmountFoot>
        )}
      </AmountFrame>
      {hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {!hasError && flaw !== undefined && <VisuallyHidden id={`${id}-error`}>{flaw}</VisuallyHidden>}
    </div>
  );
}
