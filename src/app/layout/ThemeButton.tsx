import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import { selectIsDark } from '#state/user/selectors.ts';
import { themeChosen } from '#state/user/slice.ts';
import { IconButton } from '#ui/fields/IconButton.tsx';

export function ThemeButton(): ReactElement {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const isDark = useAppSelector(selectIsDark);
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={isDark ? t`Switch to the light theme` : t`Switch to the dark theme`}
      onClick={() => dispatch(themeChosen(!isDark))}
    />
  );
}
