import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import { selectExpertMode } from '#state/user/selectors.ts';
import { expertModeSet } from '#state/user/slice.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { Toggle } from '#ui/fields/Toggle.tsx';

/** One press turns it off, but turning it on requires typing a word. */
export function ExpertSetting(): ReactElement {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const isOn = useAppSelector(selectExpertMode);
  const [typed, setTyped] = useState<string>();
  const word = t`EXPERT`;

  const press = (on: boolean): void => {
    if (!on && isOn) dispatch(expertModeSet(false));
    setTyped(on ? '' : undefined);
  };
  const type = (text: string): void => {
    const isTyped = text.trim().toUpperCase() === word.toUpperCase();
    if (isTyped) dispatch(expertModeSet(true));
    setTyped(isTyped ? undefined : text);
  };
  return (
    <>
      <Toggle
        label={<Trans>Expert mode</Trans>}
        note={<Trans>Hides warnings of a price impact below 15%</Trans>}
        checked={isOn}
        onChange={(on) => press(on && typed === undefined)}
      />
      {typed !== undefined && !isOn && (
        <TextField kind="code" label={t`Type ${word} to turn expert mode on`} value={typed} onChange={type} />
      )}
    </>
  );
}
