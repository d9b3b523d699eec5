import { useId, type ComponentPropsWithoutRef, type ReactElement, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { AmountBalance, AmountFoot, AmountFrame, AmountMain, AmountTop, MaxButton } from './AmountFrame.tsx';
import { InputEntry } from './Entry.tsx';
import { FieldError } from './FieldError.tsx';
import { CutText } from '../text/CutText.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.ts';

const DIGITS = /^[\d.]*$/;

const maxLength = 79;

export interface AmountFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  /** A handler may ignore the text; the field then keeps its own. */
  readonly onChange: (text: string) => void;
  readonly on?: Pick<
    ComponentPropsWithoutRef<'input'>,
    'onInput' | 'onKeyDown' | 'onPaste' | 'onPointerDown' | 'onBlur'
  >;
  readonly balance?: ReactNode;
  readonly onMax?: (() => void) | undefined;
  readonly maxLabel?: ReactNode;
  readonly end?: ReactNode;
  readonly foot?: ReactNode;
  readonly footEnd?: ReactNode;
  readonly error?: ReactNode;
  /** Shown elsewhere on the page; screen readers also announce it here. */
  readonly flaw?: string | undefined;
  readonly quiet?: boolean;
  readonly disabled?: boolean;
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
