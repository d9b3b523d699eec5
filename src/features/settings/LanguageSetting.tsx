import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { offeredLocales } from '#config/locales.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { localeChosen } from '#state/user/slice.ts';
import { Select } from '#ui/fields/Select.tsx';

export function LanguageSetting(): ReactElement {
  const { t, i18n } = useLingui();
  const dispatch = useAppDispatch();
  return (
    <Select
      label={t`Language`}
      options={offeredLocales.map((offered) => ({ value: offered.locale, label: offered.name }))}
      value={i18n.locale}
      onChange={(chosen) => dispatch(localeChosen(chosen))}
    />
  );
}
