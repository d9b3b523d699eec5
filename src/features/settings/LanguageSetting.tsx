import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { activeLocale, offeredLocales } from '#config/locales.ts';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import { selectLocaleChoice } from '#state/user/selectors.ts';
import { localeChosen } from '#state/user/slice.ts';
import { Select } from '#ui/fields/Select.tsx';

/** The language of texts, numbers and dates, where there is one to choose. */
export function LanguageSetting(): ReactElement | null {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const locale = activeLocale(useAppSelector(selectLocaleChoice));
  if (offeredLocales.length < 2) return null;
  return (
    <Select
      label={t`Language`}
      options={offeredLocales.map((offered) => ({ value: offered.locale, label: offered.name }))}
      value={locale}
      onChange={(chosen) => dispatch(localeChosen(chosen))}
    />
  );
}
