import { configureStore } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import type { TokenList } from '#domain/lists/types.ts';
import type { Token } from '#domain/tokens/types.ts';
import { ListLogo, TokenLogo } from '#features/tokenLogo/index.ts';
import { fetchStarted, fetched, listAdded, listSwitched } from '#state/lists/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { renderUi } from '../ui/renderUi.tsx';

const unlistedToken: Token = {
  kind: 'token',
  chainId: 137,
  address: '0x1111111111111111111111111111111111111111',
  decimals: 18,
  symbol: 'ONE',
  name: 'One',
};
const usdc: Token = {
  ...unlistedToken,
  address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
  symbol: 'USDC',
  logoURI: 'https://evil.example/usdc.png',
};
const url = 'https://lists.example/one.json';
const list: TokenList = {
  name: 'One',
  timestamp: '2026-01-01T00:00:00.000Z',
  version: { major: 1, minor: 0, patch: 0 },
  keywords: [],
  tags: {},
  tokens: [{ ...unlistedToken, logoURI: 'https://lists.example/one.png' }],
  leftOut: { otherChains: 0, invalid: 0, repeated: 0, tooMany: 0 },
};

const show = (piece: ReactElement, active = true) => {
  const store = configureStore({ reducer: rootReducer });
  store.dispatch(listAdded(url));
  store.dispatch(fetchStarted({ url, requestId: '1' }));
  store.dispatch(fetched({ url, requestId: '1', list }));
  store.dispatch(listSwitched({ url, active }));
  const { container } = renderUi(<Provider store={store}>{piece}</Provider>);
  return { container, address: () => container.querySelector('img')?.getAttribute('src') };
};

describe('logos', () => {
  it('a token has the one that its list names, over its letters', async () => {
    const { container, address } = show(<TokenLogo currency={unlistedToken} />);
    expect(container).toHaveTextContent('ON');
    await waitFor(() => expect(address()).toBe('https://lists.example/one.png'));
    expect(container).toHaveTextContent('ON');
  });

  it('a list that is switched off names none', async () => {
    const named = { ...unlistedToken, logoURI: 'https://lists.example/own.png' };
    const own = show(<TokenLogo currency={named} />, false);
    await waitFor(() => expect(own.address()).toBe('https://lists.example/own.png'));
    expect(show(<TokenLogo currency={unlistedToken} />, false).address()).toBeUndefined();
  });

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'file:///etc/passwd', 'https://user:word@a.example/x'])(
    'come only from allowed schemes: %s',
    async (logoURI) => {
      const safe = { ...unlistedToken, logoURI: 'https://lists.example/safe.png' };
      const { container } = show(
        <>
          <TokenLogo currency={{ ...unlistedToken, logoURI }} />
          <TokenLogo currency={safe} />
        </>,
      );
      await waitFor(() => expect(container.querySelector('img')).not.toBeNull());
      expect([...container.querySelectorAll('img')].map((image) => image.src)).toEqual([safe.logoURI]);
    },
  );

  it('a drawn one is not replaced by what a list names', async () => {
    const { container } = show(
      <>
        <TokenLogo currency={usdc} />
        <TokenLogo currency={unlistedToken} />
      </>,
    );
    await waitFor(() => expect(container.querySelector('img')).not.toBeNull());
    expect(container.querySelectorAll('img')).toHaveLength(1);
  });

  it('a token list has its own, or its initials', async () => {
    const { container, address } = show(<ListLogo name="Some List" logoURI="ipfs://QmHash/logo.svg" />);
    await waitFor(() => expect(address()).toBe('https://ipfs.io/ipfs/QmHash/logo.svg'));
    expect(container).toHaveTextContent('SO');
    expect(show(<ListLogo name="Some List" logoURI={undefined} />).address()).toBeUndefined();
  });
});
