import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { followCopying } from '#features/money/index.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectColourBlindPair, selectIsDark, selectLocaleChoice } from '#state/user/selectors.ts';
import { useWhenChanged } from '#ui/hooks/useWhenChanged.ts';
import { applyTheme } from '#ui/theme/applyTheme.ts';
import { activateLocale } from '../i18n.ts';

export function useShell(): void {
  const { pathname } = useLocation();
  const theme = useAppSelector(selectIsDark) ? 'dark' : 'light';
  const pair = useAppSelector(selectColourBlindPair) ? 'colourBlind' : 'standard';
  useWhenChanged(`${theme} ${pair}`, () => applyTheme(theme, pair));
  useEffect(() => void followCopying(), []);
  useWhenChanged(useAppSelector(selectLocaleChoice), (chosen) => void activateLocale(chosen, navigator.languages));
  useWhenChanged(pathname, () => window.scrollTo(0, 0));
}
