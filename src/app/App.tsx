import { type ReactElement, type ReactNode } from 'react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Provider } from 'react-redux';
import { BrowserRouter, HashRouter } from 'react-router-dom';
import { env } from '#config/env.ts';
import type { EnvProblem } from '#config/parseEnv.ts';
import type { AppStore } from '#state/hooks.ts';
import { Updaters } from '#updaters/Updaters.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { CrashBoundary } from './guards/CrashBoundary.tsx';
import { Pages } from './Pages.tsx';
import { routeOf } from './routes.tsx';
import { WalletProvider } from './WalletProvider.tsx';

const ConfigProblems = lazyPart(async () => (await import('./guards/ConfigProblems.tsx')).ConfigProblems);

const UsageUpdater = lazyPart(async () => (await import('#updaters/services/UsageUpdater.tsx')).UsageUpdater);
const patternOf = (pathname: string): string => routeOf(pathname).path;

const FOLDER = import.meta.env.BASE_URL;
/** A build that works in any folder has the base `./` and keeps its route after `#` (`lib/ownAddress.ts`). */
const Router = import.meta.env.BASE_URL === './' ? HashRouter : BrowserRouter;
const basename = FOLDER.startsWith('/') ? FOLDER : '/';

interface WithStore {
  readonly store: AppStore;
}

function Exchange({ store }: WithStore): ReactNode {
  // Reports leave out chain data: it is long and can be read again.
  const stateForReport = (): object => ({ ...store.getState(), multicall: undefined });
  return (
    <Provider store={store}>
      <WalletProvider>
        <CrashBoundary stateForReport={stateForReport}>
          <Router basename={basename}>
            <Updaters />
            {env.analyticsUrl !== undefined && <UsageUpdater patternOf={patternOf} />}
            <Pages />
          </Router>
        </CrashBoundary>
      </WalletProvider>
    </Provider>
  );
}

interface AppProps extends WithStore {
  readonly configProblems: readonly EnvProblem[];
}

export function App({ store, configProblems }: AppProps): ReactElement {
  return (
    <I18nProvider i18n={i18n}>
      {configProblems.length === 0 ? <Exchange store={store} /> : <ConfigProblems problems={configProblems} />}
    </I18nProvider>
  );
}
