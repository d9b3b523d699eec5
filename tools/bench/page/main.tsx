/** Measures the application's modules, built like the application. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { activateLocale } from '#app/i18n.ts';
import { createAppStore } from '#app/store.ts';
import '../../../src/ui/theme/tokens.css';
import '../../../src/ui/theme/base.css';
import { measureBookEvents } from '../bookEvents.ts';
import { measureRestingOrders } from '../restingOrders.ts';
import { measureTokenSearch } from '../tokenSearch.ts';
import { startBookView } from './bookView.tsx';
import { startDeskView } from './deskView.tsx';
import { startEarningsView } from './earningsView.ts';
import { startExploreView } from './exploreView.tsx';
import { startHistoryView } from './historyView.tsx';
import { startLedgerView } from './ledgerView.ts';
import { startOwnOrdersView } from './ownOrdersView.tsx';
import { startPickerView } from './pickerView.tsx';
import { startTextsView } from './textsView.ts';
import type { BenchPage } from './types.ts';

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no element with the id "root"');

void activateLocale(null);
const store = createAppStore();
const root = createRoot(element);

const show = (content: ReactElement): void =>
  root.render(
    <I18nProvider i18n={i18n}>
      <Provider store={store}>{content}</Provider>
    </I18nProvider>,
  );

const page: BenchPage = {
  engine: () => ({
    restingOrders: measureRestingOrders(),
    bookEvents: measureBookEvents(),
    tokenSearch: measureTokenSearch(),
  }),
  showBook: (orders) => startBookView(orders, show),
  showTexts: startTextsView,
  showHistory: (interval) => startHistoryView(interval, show),
  showDesk: (orders) => startDeskView(orders, show),
  showPicker: () => startPickerView(store, show),
  showEarnings: startEarningsView,
  showLedger: startLedgerView,
  showExplore: () => startExploreView(show),
  showOwnOrders: (orders) => startOwnOrdersView(orders, store, show),
};

Object.assign(window, { benchPage: page });
