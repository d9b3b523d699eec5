import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent, ReactElement } from 'react';
import { styled } from 'styled-components';
import type { FigureProblem } from '#domain/amounts/readFigure.ts';
import { decimalText } from '#domain/format/decimalText.ts';
import { separators } from '#domain/format/separators.ts';
import { Button } from '#ui/fields/Button.tsx';
import { space } from '#ui/theme/theme.ts';
import { insertedInto } from './readEntry.ts';
import type { RefusedEntry } from './useFigureEntry.ts';

const Choices = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 2)};
`;

const reasons: Readonly<Record<Exclude<FigureProblem['code'], 'ambiguous' | 'otherUnit'>, MessageDescriptor>> = {
  empty: msg`Enter digits with one decimal point.`,
  notANumber: msg`Enter digits with one decimal point.`,
  exponent: msg`Exponents such as 1e18 are not accepted. Enter all digits.`,
  abbreviated: msg`Short forms such as 1.5M are not accepted. Enter all digits.`,
  negative: msg`A minus sign is not accepted. Enter digits with one decimal point.`,
  inexact: msg`This is not an exact amount. Enter all digits.`,
  separators: msg`Use one decimal point. Enter thousands without a separator.`,
  tooLong: msg`This is too long. Enter at most 79 characters.`,
};

const typed: Readonly<Partial<Record<FigureProblem['code'], MessageDescriptor>>> = {
  exponent: msg`Exponents such as 1e18 are not accepted. Press Backspace and enter all digits.`,
  separators: msg`Use one decimal point. Press Backspace to continue.`,
};

interface EntryNoticeProps {
  readonly entry: RefusedEntry;
  readonly unit: string | undefined;
  readonly onTake: (text: string) => void;
}

const shownFigure = (text: string): string => {
  const [whole = '', fraction] = text.split('.');
  const grouped = decimalText({ numerator: BigInt(whole || '0'), denominator: 1n }, separators);
  return fraction === undefined ? grouped : grouped + separators.point + fraction;
};

const fieldOf = (button: Element): HTMLElement | null => {
  const id = button.closest('[role="alert"]')?.id;
  return id === undefined ? null : document.querySelector<HTMLElement>(`[aria-describedby="${id}"]`);
};

export function EntryNotice({ entry, unit, onTake }: EntryNoticeProps): ReactElement {
  const { i18n } = useLingui();
  const { problem, held, text, isTyped } = entry;
  const choose = (event: MouseEvent, choice: string): void => {
    fieldOf(event.currentTarget)?.focus();
    onTake(choice);
  };
  if (problem.code === 'ambiguous') {
    const [first, second] = problem.choices.map(shownFigure);
    return (
      <Choices>
        <Trans>
          {first} or {second}?
        </Trans>
        {problem.choices.map((choice) => (
          <Button key={choice} size="xs" variant="outline" onClick={(event) => choose(event, choice)}>
            {shownFigure(choice)}
          </Button>
        ))}
      </Choices>
    );
  }
  if (isTyped) {
    const inserted = insertedInto(held, text);
    const problemText = typed[problem.code];
    if (problemText) return <>{i18n._(problemText)}</>;
    return <Trans>“{inserted}” is not accepted in a number. Press Backspace to continue.</Trans>;
  }
  if (problem.code === 'otherUnit') {
    return unit === undefined ? (
      <>{i18n._(reasons.notANumber)}</>
    ) : (
      <Trans>
        This field is in {unit}. Enter digits or an amount in {unit}.
      </Trans>
    );
  }
  return <>{i18n._(reasons[problem.code])}</>;
}
