import { configureStore } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Token } from '#domain/tokens/types.ts';
import { failed, ready } from '#lib/loadable.ts';
import { reported } from '#lib/reported.ts';
import { AboutTokens } from '#pages/trade/market/AboutTokens.tsx';
import { useTokenTexts } from '#reads/tokens/useTokenTexts.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { renderUi } from '../../../ui/renderUi.tsx';
import { MYT, USDC } from '../mockMarket.ts';

await vi.hoisted(async () => {
  const { configure } = await import('../../../support/configure.ts');
  configure({ VITE_DATA_API_URL: 'https://data.example' });
});
vi.mock('#reads/tokens/useTokenTexts.ts', () => ({ useTokenTexts: vi.fn() }));

const impostor: Token = { ...USDC, address: '0x1000000000000000000000000000000000000001' };
const textOf = ({ address }: Token) => ({
  ...{ token: address, description: `<b>Words</b> of ${address}`, websiteHost: 'words.example' },
});
const open = (base: Token, quote: Token) => {
  renderUi(
    <Provider store={configureStore({ reducer: rootReducer })}>
      <AboutTokens market={{ base, quote }} />
    </Provider>,
  );
  return screen.getByRole('group', { name: 'About' });
};

beforeEach(() => {
  vi.mocked(useTokenTexts).mockReturnValue(ready(reported([textOf(MYT), textOf(USDC), textOf(impostor)])));
});

it('shows descriptions of listed tokens as plain text, and their website without a link to it', () => {
  const about = open(MYT, USDC);
  expect(about).toHaveTextContent(`<b>Words</b> of ${MYT.address}`);
  expect(about).toHaveTextContent('Website: words.example');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).not.toContain('words.example');
  expect(about.querySelector('b')).toBeNull();
  expect(about).toHaveTextContent('cannot be checked with the chain');
});

it('says nothing of an unlisted token, whatever the service has of it', () => {
  const about = open(MYT, impostor);
  expect(about).not.toHaveTextContent(`Words of ${impostor.address}`);
  expect(about).toHaveTextContent("USDC isn't on the token whitelist, so no description is shown");
  expect(useTokenTexts).toHaveBeenLastCalledWith([MYT.address, impostor.address]);
});

it('does not ask about two unlisted tokens', () => {
  open({ ...impostor, address: '0x1000000000000000000000000000000000000002' }, impostor);
  expect(useTokenTexts).toHaveBeenLastCalledWith(undefined);
});

it('a service that does not answer is shown, with what happens next', () => {
  vi.mocked(useTokenTexts).mockReturnValue(failed(new Error('timeout')));
  expect(open(MYT, USDC)).toHaveTextContent("Couldn't load the description. Retrying every 10 seconds.");
});
