import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Address, Token } from '#domain/tokens/types.ts';
import { fetched, fetchStarted, listAdded } from '#state/lists/slice.ts';
import { listFrom, tokenAt } from '../../domain/lists/listFrom.ts';
import { mockBook, MYT, USDC } from './mockMarket.ts';
import { alice, button, marketRead, openDesk, ticket, ordersConnected, type TradeDesk } from './tradeDesk.tsx';
// Loaded ahead, so that no test waits for a script.
import '#pages/trade/openOrders/Balances.tsx';
import '#pages/trade/ticket/AddressNotices.tsx';
import '#pages/trade/ticket/TokenRisks.tsx';

const AM_USDC = '0x1a13F4Ca1d028320A707D99520AbFefca3998b7F';
const fake: Address = '0x1000000000000000000000000000000000000001';
const NOTE = 'Some assets may not work with the smart contracts or cannot be traded for legal reasons.';
const LIST = 'https://lists.example/general.json';

/** A list that is fetched from nowhere: what a test gives of it is all there is. */
class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

const addList = ({ store }: TradeDesk, ...tokens: readonly Token[]): void =>
  act(() => {
    store.dispatch(listAdded(LIST));
    store.dispatch(fetchStarted({ url: LIST, requestId: 'r' }));
    store.dispatch(fetched({ url: LIST, requestId: 'r', list: listFrom([1, 0, 0], tokens) }));
  });

/** The ticket's button, as soon as the page is there. */
const firstButton = async (words: string) => {
  await screen.findByRole('region', { name: 'Order ticket' });
  return button(words);
};

const holdings = async ({ user }: TradeDesk) => {
  await ordersConnected();
  await user.click(await screen.findByRole('tab', { name: 'Balances' }));
  return within(await screen.findByRole('table', { name: 'Balances' }));
};

describe("an 'Unsupported Asset'", () => {
  const aaveUsdc = { symbol: 'amUSDC', name: 'Aave Matic Market USDC', decimals: 6 };

  it('disables the button, and a panel lists it with its address on the explorer', async () => {
    openDesk({
      address: `/trade/${AM_USDC}/${MYT.address}`,
      connected: false,
      prepare: ({ tokens }) => tokens.set(AM_USDC, aaveUsdc),
    });
    expect(await firstButton('Unsupported Asset')).toBeDisabled();
    const note = await ticket().findByText(NOTE, { exact: false });
    expect(note).toHaveTextContent('amUSDC');
    expect(within(note).getByRole('link', { name: AM_USDC })).toHaveAttribute(
      'href',
      expect.stringContaining(`/address/${AM_USDC}`),
    );
  });

  it('is named on either side, and not for a pair without one', async () => {
    const { goTo } = openDesk({
      address: `/trade/${MYT.address}/${AM_USDC}`,
      connected: false,
      prepare: ({ tokens }) => tokens.set(AM_USDC, aaveUsdc),
    });
    expect(await firstButton('Unsupported Asset')).toBeDisabled();
    goTo(`/trade/${USDC.address}/${MYT.address}`);
    expect(await button('Connect Wallet')).toBeEnabled();
    expect(ticket().queryByText(NOTE, { exact: false })).toBeNull();
  });

  it('is named as such where it is held, and cannot be sold with a wallet either', async () => {
    const desk = openDesk({
      address: `/trade/${AM_USDC}/${MYT.address}`,
      prepare: ({ tokens, balances }) => {
        tokens.set(AM_USDC, aaveUsdc);
        balances.set(`${AM_USDC} ${alice}`, 5_000_000n);
      },
    });
    const row = await (await holdings(desk)).findByRole('row', { name: /amUSDC/ });
    expect(row).toHaveTextContent('Unsupported Asset');
    expect(await button('Unsupported Asset')).toBeDisabled();
  });
});

describe('a token that looks like another', () => {
  const cyrillic = { symbol: 'USDС', name: 'Not The Coin', decimals: 6 };

  it('is marked in the ticket, with its address', async () => {
    openDesk({
      address: `/trade/${fake}/${MYT.address}`,
      connected: false,
      prepare: ({ tokens }) => tokens.set(fake, cyrillic),
    });
    await screen.findByRole('region', { name: 'Order ticket' });
    const mark = await ticket().findByText(/looks like USDC but is another token/);
    expect(within(mark).getByRole('link', { name: fake })).toBeInTheDocument();
    expect(
      await screen.findByText(
        "This token doesn't appear on the token whitelist. Make sure this is the token that you want to trade.",
      ),
    ).toBeInTheDocument();
  });

  it('is marked in the balances too, and the tokens of the white list are not', async () => {
    const desk = openDesk({
      address: `/trade/${fake}/${USDC.address}`,
      prepare: ({ tokens, balances }) => {
        tokens.set(fake, cyrillic);
        balances.set(`${fake} ${alice}`, 5_000_000n);
      },
    });
    const table = await holdings(desk);
    const row = await table.findByRole('row', { name: /USDС/ });
    expect(row).toHaveTextContent('looks like USDC but is another token');
    expect(within(row).getByRole('link', { name: fake })).toBeInTheDocument();
    expect(table.getByRole('row', { name: /^USDC/ })).not.toHaveTextContent('looks like');
  });
});

describe('balances', () => {
  it('have what is held of the tokens of the lists, with the decimals of the chain', async () => {
    const held = tokenAt(0x11, { symbol: 'HELD', name: 'Held Token', decimals: 18 });
    const other = tokenAt(0x12, { symbol: 'NONE', name: 'Not Held' });
    const desk = openDesk({
      book: mockBook(),
      prepare: ({ tokens, balances }) => {
        tokens.set(held.address, { symbol: 'chain', name: 'chain', decimals: 3 });
        balances.set(`${held.address} ${alice}`, 7_250n);
      },
    });
    await marketRead();
    vi.stubGlobal('Worker', SilentWorker);
    addList(desk, held, other);
    const table = await holdings(desk);
    await desk.nextBlock();
    expect(await table.findByRole('row', { name: /HELD/ })).toHaveTextContent(/7\.25/);
    expect(table.queryByRole('row', { name: /NONE/ })).toBeNull();
  });
});
