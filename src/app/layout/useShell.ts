import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../../state/hooks.ts';
import { selectColourBlindPair, selectIsDark } from '../../state/user/selectors.ts';
import { useWhenChanged } from '../../ui/hooks/useWhenChanged.ts';
import { applyTheme } from '../../ui/theme/applyTheme.ts';

/** What holds on every page: the chosen theme shows, and a new page starts at its top. */
export function useShell(): void {
  const { pathname } = useLocation();
  const theme = useAppSelector(selectIsDark) ? 'dark' : 'light';
  const pair = useAppSelector(selectColourBlindPair) ? 'colourBlind' : 'standard';
  useWhenChanged(`${theme} ${pair}`, () => applyTheme(theme, pair));
  useWhenChanged(pathname, () => window.scrollTo(0, 0));
}
