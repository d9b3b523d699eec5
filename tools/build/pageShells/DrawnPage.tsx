import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { activateLocale } from '#app/i18n.ts';
import { Pages } from '#app/Pages.tsx';
import { createAppStore } from '#app/store.ts';
import { WalletProvider } from '#app/WalletProvider.tsx';
import type { AppStore } from '#state/hooks.ts';
import { UrlUpdater } from '#updaters/session/UrlUpdater.tsx';

const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 20;

/** Has no background updaters except the URL's. */
function Frame({ store }: { readonly store: AppStore }): ReactElement {
  return (
    <I18nProvider i18n={i18n}>
      <Provider store={store}>
        <WalletProvider>
          <BrowserRouter>
            <UrlUpdater />
            <Pages />
          </BrowserRouter>
        </WalletProvider>
      </Provider>
    </I18nProvider>
  );
}

const { comingParts } = globalThis as unknown as { readonly comingParts: { size(): number } };

const isLoading = (): boolean => document.body.dataset['loading'] !== undefined || comingParts.size() > 0;

/** The frame is the same for every pair and order. */
const leaveSideOpen = (container: Element): void => {
  for (const side of container.querySelectorAll('[data-chosen][data-tone]')) {
    side.removeAttribute('data-chosen');
    side.setAttribute('aria-checked', 'false');
  }
};

/** @returns HTML of the current URL's page in its shell, without lazy parts */
export const drawPage = async (): Promise<string> => {
  const container = document.createElement('div');
  const root = createRoot(container);
  void activateLocale(null);
  await act(() => root.render(<Frame store={createAppStore()} />));
  const until = Date.now() + PATIENCE_MS;
  while (isLoading()) {
    if (Date.now() > until) throw new Error(`The page at ${location.pathname} did not load.`);
    await act(() => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS)));
  }
  // Fields are read-only, because text typed into a frame would be lost.
  for (const field of container.querySelectorAll('input')) field.setAttribute('readonly', '');
  leaveSideOpen(container);
  const html = container.innerHTML;
  await act(() => root.unmount());
  return html;
};
