import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/App.tsx';
import { keepEarlyChanges } from '#app/earlyChanges.ts';
import { activateLocale } from '#app/i18n.ts';
import { routeOf } from '#app/routes.tsx';
import { createAppStore } from '#app/store.ts';
import { walletSession } from '#chain/connectors/walletSession.ts';
import { envProblems } from '#config/env.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { holdBackParts, importLater } from '#lib/laterParts.ts';
import { ownAddress } from '#lib/ownAddress.ts';
import { storage } from '#lib/storage.ts';
import { chooseTimeZone } from '#lib/timeZone.ts';
import { yieldToMain } from '#lib/yieldToMain.ts';
import { watchedAccount } from '#stores/watchedAccount.ts';
import { systemThemeSeen } from '#state/user/slice.ts';
import { selectColourBlindPair, selectIsDark, selectLocaleChoice, selectTimesInUtc } from '#state/user/selectors.ts';
import { takeLink } from '#updaters/session/UrlUpdater.tsx';
import { prefersDark } from '#updaters/session/prefersDark.ts';
import { applyTheme } from '#ui/theme/applyTheme.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');

/** A wallet of the last visit, or the Safe that frames the page. */
const wasConnected = (): boolean => Boolean(storage.get(storageKeys.wallet)) || window.parent !== window;

/** Whose figures are shown as soon as the page is: a wallet was connected, can be here, or the page is within a Safe's. */
const hasAccount = (): boolean => wasConnected() || 'ethereum' in window || watchedAccount.current().phase !== 'off';

const start = (): void => {
  const store = createAppStore();
  const stored = store.getState();
  store.dispatch(systemThemeSeen(prefersDark().matches));
  // Before the first drawing, so that no empty page and no other market is shown for a moment.
  const { search } = ownAddress();
  takeLink(store, ownAddress());
  watchedAccount.begin(search);
  if (wasConnected() && watchedAccount.current().phase === 'off') walletSession.set({ phase: 'restoring' });
  const isDark = selectIsDark(store.getState());
  applyTheme(isDark ? 'dark' : 'light', selectColourBlindPair(stored) ? 'colourBlind' : 'standard');

  chooseTimeZone(selectTimesInUtc(stored));

  if (!hasAccount()) holdBackParts();
  const endKeeping = keepEarlyChanges(store);
  void importLater(() => import('#app/afterStart.ts')).then(({ afterStart }) => {
    afterStart(store, stored);
    endKeeping();
  });

  /** Piece by piece, so that the browser can do other work between: the frame of index.html stands until all is drawn. */
  const draw = (): void =>
    startTransition(() =>
      createRoot(root).render(
        <StrictMode>
          <App store={store} configProblems={envProblems} />
        </StrictMode>,
      ),
    );
  const texts = activateLocale(selectLocaleChoice(stored), navigator.languages);
  void Promise.all([routeOf(ownAddress().pathname).page.preload(), texts]).then(draw, draw);
};

// Running all modules was a long task by itself.
void yieldToMain().then(start);
