import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import { selectUserDeadline } from '../../state/user/selectors.ts';
import { deadlineChosen } from '../../state/user/slice.ts';
import { TextField } from '../../ui/TextField.tsx';
import { readDeadline } from './deadlineText.ts';

/** How long a trade on another exchange may wait for its block; the order book knows no deadline. */
export function DeadlineSetting(): ReactElement {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const seconds = useAppSelector(selectUserDeadline);
  const [typed, setTyped] = useState(() => String(Math.round(seconds / 60)));
  const isInvalid = readDeadline(typed) === undefined;

  const type = (next: string): void => {
    setTyped(next);
    // Anything out of range is the default.
    dispatch(deadlineChosen(readDeadline(next) ?? 0));
  };

  return (
    <TextField
      label={t`Deadline of swaps on other exchanges`}
      inputMode="numeric"
      placeholder="30"
      value={typed}
      onChange={type}
      end={t`minutes`}
      error={isInvalid && typed !== '' && <Trans>Enter 1 to 180 minutes</Trans>}
    />
  );
}
