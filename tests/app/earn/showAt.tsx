import { configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Pages } from '#app/Pages.tsx';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { rootReducer } from '#state/rootReducer.ts';
import { renderUi } from '../../ui/renderUi.tsx';

function Place() {
  return <output data-testid="place">{useLocation().pathname + useLocation().search}</output>;
}

/** The application at an address, without a wallet. */
export const showAt = (address: string): void => {
  renderUi(
    <Provider store={configureStore({ reducer: rootReducer })}>
      <WalletProvider>
        <MemoryRouter initialEntries={[address]}>
          <Place />
          <Pages />
        </MemoryRouter>
      </WalletProvider>
    </Provider>,
  );
};
