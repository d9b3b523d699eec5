import { StrictMode } from 'react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { ConfigProblems } from './app/guards/ConfigProblems.tsx';
import { CrashBoundary } from './app/guards/CrashBoundary.tsx';
import { startI18n } from './app/i18n.ts';
import { createAppStore } from './app/store.ts';
import { WalletProvider } from './app/WalletProvider.tsx';
import { envProblems } from './config/env.ts';
import { selectColourBlindPair, selectIsDark } from './state/user/selectors.ts';
import { applyTheme } from './ui/theme/applyTheme.ts';
import { Updaters } from './updaters/Updaters.tsx';
import './ui/theme/tokens.css';
import './ui/theme/base.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');

startI18n();
const store = createAppStore();
const stored = store.getState();
applyTheme(selectIsDark(stored) ? 'dark' : 'light', selectColourBlindPair(stored) ? 'colourBlind' : 'standard');

/** The answers of the chain are left out of reports: they are long and can be read again. */
const stateForReport = (): object => ({ ...store.getState(), multicall: undefined });

const application = (
  <Provider store={store}>
    <WalletProvider>
      <CrashBoundary stateForReport={stateForReport}>
        <BrowserRouter>
          <Updaters />
          <App />
        </BrowserRouter>
      </CrashBoundary>
    </WalletProvider>
  </Provider>
);

createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      {envProblems.length === 0 ? application : <ConfigProblems problems={envProblems} />}
    </I18nProvider>
  </StrictMode>,
);
