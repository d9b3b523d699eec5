import { configureStore } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Token } from '#domain/tokens/types.ts';
import { AboutTokens } from '#pages/trade/market/AboutTokens.tsx';
import { rootReducer } from '#state/rootReducer.ts';
import { startOutside } from '../../../support/outside.ts';
import { renderUi } from '../../../ui/renderUi.tsx';
import { MYT, USDC } from '../mockMarket.ts';

await vi.hoisted(async () => {
  const { configure } = await import('../../../support/configure.ts');
  configure({ VITE_DATA_API_URL: 'https://data.example' });
});

const impostor: Token = { ...USDC, address: '0x1000000000000000000000000000000000000001' };
const textOf = ({ address }: Token) => ({
  ...{ token_address: address, description: `<b>Words</b> of ${address}`, website: 'https://words.example/' },
});
/** Tokens of each request for texts. */
const requests: (string | null)[] = [];
const startService = (answer: () => Response): void => {
  requests.length = 0;
  startOutside({
    'data.example': ({ url: { pathname, searchParams } }) => {
      expect(pathname).toBe('/v2/token-exterior');
      requests.push(searchParams.get('token_address'));
      return answer();
    },
  });
};
const open = async (base: Token, quote: Token) => {
  renderUi(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Provider store={configureStore({ reducer: rootReducer })}>
        <AboutTokens market={{ base, quote }} />
      </Provider>
    </SWRConfig>,
  );
  // The service's code comes with the first request.
  await act(() => vi.dynamicImportSettled());
  return screen.getByRole('group', { name: 'About' });
};

beforeEach(() => {
  startService(() => Response.json({ data: [textOf(MYT), textOf(impostor)] }));
});

it('shows descriptions of listed tokens as plain text, and their website without a link to it', async () => {
  startService(() => Response.json({ data: [textOf(MYT), textOf(USDC)] }));
  const about = await open(MYT, USDC);
  await waitFor(() => expect(about).toHaveTextContent(`<b>Words</b> of ${MYT.address}`));
  expect(about).toHaveTextContent('Website: words.example');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).not.toContain('words.example');
  expect(about.querySelector('b')).toBeNull();
  expect(about).toHaveTextContent('cannot be checked with the chain');
});

it('says nothing of an unlisted token, whatever the service has of it', async () => {
  const about = await open(MYT, impostor);
  await waitFor(() => expect(about).toHaveTextContent(`Words</b> of ${MYT.address}`));
  expect(about).not.toHaveTextContent(`of ${impostor.address}`);
  expect(about).toHaveTextContent("USDC isn't on the token whitelist, so no description is shown");
  expect(requests).toEqual([`${MYT.address},${impostor.address}`]);
});

it('does not ask about two unlisted tokens', async () => {
  await open({ ...impostor, address: '0x1000000000000000000000000000000000000002' }, impostor);
  expect(requests).toEqual([]);
});

it('a service that does not answer is shown, with what happens next', async () => {
  startService(() => new Response('', { status: 404 }));
  const about = await open(MYT, USDC);
  await waitFor(() => expect(about).toHaveTextContent("Couldn't load the description. Retrying every 10 seconds."));
});
