import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/App.tsx';
import { activateLocale } from '#app/i18n.ts';
import { createAppStore } from '#app/store.ts';
import { envProblems } from '#config/env.ts';
import { importWithRetry } from '#lib/importWithRetry.ts';
import { selectColourBlindPair, selectIsDark, selectLocaleChoice } from '#state/user/selectors.ts';
import { applyTheme } from '#ui/theme/applyTheme.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');

const store = createAppStore();
const stored = store.getState();
activateLocale(selectLocaleChoice(stored));
applyTheme(selectIsDark(stored) ? 'dark' : 'light', selectColourBlindPair(stored) ? 'colourBlind' : 'standard');

void importWithRetry(() => import('#app/persistence.ts')).then(({ persist }) => persist(store, stored));

createRoot(root).render(
  <StrictMode>
    <App store={store} configProblems={envProblems} />
  </StrictMode>,
);
