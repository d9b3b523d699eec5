import { useLingui } from '@lingui/react/macro';
import { useId, type ReactElement, type RefObject } from 'react';
import { offeredLocales } from '#config/locales.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { localeChosen } from '#state/user/slice.ts';
import { ListBox } from '#ui/fields/ListBox.tsx';
import { Popover } from '#ui/overlay/Popover.tsx';

interface LanguagePopoverProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

export function LanguagePopover({ anchor, onClose }: LanguagePopoverProps): ReactElement {
  const { t, i18n } = useLingui();
  const dispatch = useAppDispatch();
  const id = useId();
  return (
    <Popover open onClose={onClose} anchor={anchor} label={t`Language`}>
      <ListBox
        id={id}
        label={t`Language`}
        options={offeredLocales.map(({ locale, name }) => ({ value: locale, label: name }))}
        value={i18n.locale}
        onChoose={(chosen) => {
          dispatch(localeChosen(chosen));
          onClose();
        }}
      />
    </Popover>
  );
}
