import { startTransition, StrictMode, useInsertionEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/App.tsx';
import { keepEarlyChanges } from '#app/earlyChanges.ts';
import { activateLocale } from '#app/i18n.ts';
import { routeOf } from '#app/routes.tsx';
import { createAppStore } from '#app/store.ts';
import { walletSession } from '#chain/connectors/walletSession.ts';
import { envProblems } from '#config/env.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { holdBackParts, importLater } from '#lib/later.ts';
import { ownAddress } from '#lib/ownAddress.ts';
import { arrivedRestOfStyles } from '#lib/restOfStyles.ts';
import { storage } from '#lib/storage.ts';
import { chooseTimeZone } from '#lib/timeZone.ts';
import { guardTranslatedPage } from '#lib/translatedPage.ts';
import { yieldToMain } from '#lib/yieldToMain.ts';
import { watchedAccount } from '#stores/watchedAccount.ts';
import { systemThemeSeen } from '#state/user/slice.ts';
import { selectColourBlindPair, selectIsDark, selectLocaleChoice, selectTimesInUtc } from '#state/user/selectors.ts';
import { takeLink } from '#updaters/session/UrlUpdater.tsx';
import { prefersDark } from '#updaters/session/prefersDark.ts';
import { applyTheme } from '#ui/theme/applyTheme.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');

/** True with a wallet of the last visit, or in a frame such as a Safe's page. */
const wasConnected = (): boolean => Boolean(storage.get(storageKeys.wallet)) || window.parent !== window;

/**
 * True if an account's figures may be shown at once: a wallet was connected or is installed, or an account is watched.
 */
const hasAccount = (): boolean => wasConnected() || 'ethereum' in window || watchedAccount.current().phase !== 'off';

interface StyledProps {
  readonly addStyles: () => void;
  readonly children: ReactNode;
}

/** Adds styles in the commit that replaces the frame, because the browser would compute the frame's once more. */
function Styled({ addStyles, children }: StyledProps): ReactNode {
  useInsertionEffect(addStyles, [addStyles]);
  return children;
}

const start = (): void => {
  const store = createAppStore();
  const stored = store.getState();
  store.dispatch(systemThemeSeen(prefersDark().matches));
  // Precedes the first drawing, so that no empty page and no other market appears.
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

  /** Draws in slices, so that the browser can do other work. The frame of index.html stays until all is drawn. */
  const draw = (addStyles: () => void): void =>
    startTransition(() =>
      createRoot(root).render(
        <StrictMode>
          <Styled addStyles={addStyles}>
            <App store={store} configProblems={envProblems} />
          </Styled>
        </StrictMode>,
      ),
    );
  const texts = activateLocale(selectLocaleChoice(stored), navigator.languages);
  const page = Promise.all([routeOf(ownAddress().pathname).page.preload(), texts]).catch(() => undefined);
  // Nothing is drawn if styles are missing: the boot script shows the failed page.
  void Promise.all([arrivedRestOfStyles(), page]).then(([addStyles]) => draw(addStyles));
};

guardTranslatedPage();
// Evaluating all modules is already a long task, so `start` runs in another one.
void yieldToMain().then(start);
