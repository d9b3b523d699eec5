import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { FigureField } from '#features/figureField/index.ts';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import { selectUserDeadline } from '#state/user/selectors.ts';
import { deadlineChosen, validDeadline } from '#state/user/slice.ts';
import { color, space, text } from '#ui/theme/theme.ts';

const Group = styled.div`
  display: grid;
  gap: ${space(1)};
  & > p {
    ${text(12)}
    color: ${color('text-3')};
  }
`;

/** Spec section 5: 60 to 10,800 seconds; undefined if invalid. */
export const readDeadline = (typed: string): number | undefined => {
  if (!/^\d{1,3}$/.test(typed)) return undefined;
  const seconds = Number(typed) * 60;
  return validDeadline(seconds) === seconds ? seconds : undefined;
};

export function DeadlineSetting(): ReactElement {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const seconds = useAppSelector(selectUserDeadline);
  const [typed, setTyped] = useState(() => String(Math.round(seconds / 60)));
  const note = useId();
  const isInvalid = readDeadline(typed) === undefined;

  const type = (next: string): void => {
    setTyped(next);
    // A value out of range is replaced by the default.
    dispatch(deadlineChosen(readDeadline(next) ?? 0));
  };

  return (
    <Group role="group" aria-describedby={note}>
      <FigureField
        kind="whole"
        label={t`Deadline`}
        data-kept
        placeholder="30"
        value={typed}
        onChange={type}
        end={t`minutes`}
        error={isInvalid && typed !== '' && <Trans>Enter 1 to 180 minutes</Trans>}
      />
      <p id={note}>
        <Trans>For liquidity and swaps on other exchanges. Orders in the book have no deadline.</Trans>
      </p>
    </Group>
  );
}
