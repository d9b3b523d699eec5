import { act, screen, waitFor, within } from '@testing-library/react';
import { drafts } from '#stores/drafts.ts';
import { walletRequests } from '#stores/walletRequests.ts';
import { describe, expect, it } from 'vitest';
import { walletError } from '../../../../support/fakeWallet.ts';
import { ask, maker, mockBook, MYT, USDC } from '../../mockMarket.ts';
import {
  alice,
  button,
  field,
  marketRead,
  mytUsdc,
  openDesk,
  ticket,
  type DeskOptions,
  type TradeDesk,
} from '../../tradeDesk.tsx';

const box = () => within(screen.getByRole('dialog', { name: 'Confirm order' }));
const asks = (...orders: ReturnType<typeof ask>[]) => ({ soldToken: MYT.address, orders, complete: true });

const confirming = async (options: DeskOptions = {}): Promise<TradeDesk> => {
  const desk = openDesk({ address: `${mytUsdc}?exactAmount=8000`, ...options });
  await marketRead();
  await waitFor(async () => expect(await button('Buy MYT')).toBeEnabled());
  await desk.user.click(await button('Buy MYT'));
  await screen.findByRole('dialog', { name: 'Confirm order' });
  return desk;
};

describe('the confirmation', () => {
  it('says what fills from the book, what from the pool, average and worst price, fee, and what may rest', async () => {
    await confirming();
    const dialog = screen.getByRole('dialog', { name: 'Confirm order' });
    expect(dialog).toHaveTextContent('You pay, at most8,000.00 USDC');
    expect(dialog).toHaveTextContent(/You receive now19,009\.33\d* MYT/);
    expect(dialog).toHaveTextContent('Book10,880.004,574.9713.725');
    expect(dialog).toHaveTextContent('Pool8,129.333,425.0310.275');
    expect(dialog).toHaveTextContent('Average price0.41959 USDC');
    expect(dialog).toHaveTextContent('Worst price0.42404 USDC +1.39%');
    expect(dialog).toHaveTextContent('Price impact0.33%');
    expect(dialog).toHaveTextContent('If the price moves past 0.42404');
    expect(dialog).toHaveTextContent('It stays as your open order at that price, maker fee 0%.');
    expect(box().queryByText(/Price updated/)).toBeNull();
    expect(box().getByRole('button', { name: 'Buy MYT' })).toBeEnabled();
  });

  it('a limit order that only rests shows what comes once it fills, and its limit price', async () => {
    await confirming({ address: `${mytUsdc}?type=limit&price=0.4&exactAmount=8000` });
    const dialog = screen.getByRole('dialog', { name: 'Confirm order' });
    expect(dialog).toHaveTextContent('You receive when filled20,000.00 MYT');
    expect(dialog).toHaveTextContent('Limit price0.40000 USDC');
    expect(dialog).not.toHaveTextContent('Worst price');
  });

  it('repeats who will own the order when that is not the account', async () => {
    await confirming({ address: `${mytUsdc}?exactAmount=100&recipient=${maker(7)}` });
    expect(box().getByText(/The order will belong to 0x0000\.\.\.0007/)).toBeInTheDocument();
    expect(box().getByText(new RegExp(`only it can cancel the open part: ${maker(7)}`))).toBeInTheDocument();
  });

  it('closing it loses nothing that was typed', async () => {
    const { user } = await confirming();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('Amount to pay')).toHaveValue('8000');
  });
});

describe('is void once it is about something else', () => {
  it('another market, as by the back button: no amount is carried over to other tokens', async () => {
    const { goTo } = await confirming();
    goTo(`/trade/${MYT.address}/${USDC.address}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    goTo(mytUsdc);
    await button('Buy MYT');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('when the wallet is another one', () => {
  const sent = ({ wallet }: TradeDesk) => wallet.requests.filter(({ method }) => method === 'eth_sendTransaction');

  it.each([
    ['its account changed', 'accountsChanged', [maker(9)], /^Your wallet's account changed, so nothing was sent\./],
    ['its network changed', 'chainChanged', '0x1', /^Your wallet's network changed, so nothing was sent\./],
  ])('the confirmation says that %s, and what was typed stays', async (_what, event, payload, words) => {
    const desk = await confirming();
    act(() => desk.wallet.emit(event, payload));
    const error = within(await screen.findByRole('dialog', { name: 'Error' }));
    expect(error.getByText(words)).toBeInTheDocument();
    await desk.user.click(error.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('Amount to pay')).toHaveValue('8000');
    expect(sent(desk)).toEqual([]);
  });

  it('while it is simulated, it says so just as well', async () => {
    const desk = await confirming();
    desk.wallet.answer('eth_accounts', () => [maker(9), alice]);
    await desk.user.click(box().getByRole('button', { name: 'Buy MYT' }));
    act(() => desk.wallet.emit('accountsChanged', [maker(9), alice]));
    expect(await screen.findByText(/^Your wallet's account changed, so nothing was sent\./)).toBeInTheDocument();
    expect(sent(desk)).toEqual([]);
  });

  it('the confirmation goes on once its account is back', async () => {
    const { wallet } = await confirming();
    act(() => wallet.emit('accountsChanged', [maker(9)]));
    await screen.findByRole('dialog', { name: 'Error' });
    act(() => wallet.emit('accountsChanged', [alice]));
    await waitFor(() => expect(box().getByRole('button', { name: 'Buy MYT' })).toBeEnabled());
  });
});

describe('when the market moved', () => {
  it("'Price updated' says how much less it would be, and nothing is sent before 'Accept'", async () => {
    const { user, wallet, nextBlock } = await confirming();
    await nextBlock((chain) => {
      chain.books = [mockBook({ side1: asks(ask(13, 3_150n, 4200n)) })];
    });
    expect(await box().findByText(/^Price updated: you now receive [\d,.]+ MYT less\.$/)).toBeInTheDocument();
    expect(box().getByRole('button', { name: 'Buy MYT' })).toBeDisabled();
    await user.click(box().getByRole('button', { name: 'Accept' }));
    expect(box().queryByText(/Price updated/)).toBeNull();
    expect(box().getByRole('button', { name: 'Buy MYT' })).toBeEnabled();
    expect(wallet.requests.some(({ method }) => method === 'eth_sendTransaction')).toBe(false);
  });

  it('a better price needs no acceptance', async () => {
    const { nextBlock } = await confirming();
    await nextBlock((chain) => {
      chain.books = [mockBook({ side1: asks(ask(9, 9_000n, 4183n), ...mockBook().side1.orders) })];
    });
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Filled now19,053.838,000.00'));
    expect(box().queryByText(/Price updated/)).toBeNull();
    expect(box().getByRole('button', { name: 'Buy MYT' })).toBeEnabled();
  });
});

describe('the order in the wallet', () => {
  it('a rejection leaves everything typed in place', async () => {
    const { user, wallet } = await confirming({ address: `${mytUsdc}?exactAmount=8000&recipient=${maker(7)}` });
    wallet.answer('eth_sendTransaction', () => {
      throw walletError(4001, 'User rejected the request.');
    });
    await user.click(box().getByRole('button', { name: 'Buy MYT' }));
    const error = await screen.findByRole('dialog', { name: 'Not sent' });
    expect(error).toHaveTextContent('The request was rejected in the wallet.');
    await user.click(within(error).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('Amount to pay')).toHaveValue('8000');
    expect(field('Recipient')).toHaveValue(maker(7));
  });

  it('the order goes to the order book as it was confirmed, and the ticket is cleared once it succeeded', async () => {
    const { user, wallet } = await confirming();
    wallet.answer('eth_sendTransaction', `0x${'2'.repeat(64)}`);
    await user.click(box().getByRole('button', { name: 'Buy MYT' }));
    const done = await screen.findByRole('dialog', { name: 'Transaction Submitted' });
    expect(within(done).getByRole('link', { name: /View on Explorer/ })).toBeInTheDocument();
    const sent = wallet.requests.find(({ method }) => method === 'eth_sendTransaction');
    expect(sent?.params).toMatchObject([
      { from: alice.toLowerCase(), to: '0x5d36b36c53438c0fb70dca5082ee5bde25bd888b' },
    ]);
    const [{ data }] = sent?.params as [{ readonly data: string }];
    expect(data).toContain(8_000_000_000n.toString(16).padStart(64, '0'));
    await user.click(within(done).getByText('Close'));
    expect(field('Amount to pay')).toHaveValue('8000');
    act(() => drafts.settle(`0x${'2'.repeat(64)}`, true));
    await waitFor(() => expect(field('Amount to pay')).toHaveValue(''));
    expect(ticket().getByRole('radio', { name: 'Buy' })).toBeChecked();
  });

  it('the same order a second time says that the first one is pending; another amount does not', async () => {
    const { user, wallet } = await confirming();
    const same = /^The same order is already pending\./;
    expect(box().queryByText(same)).toBeNull();
    wallet.answer('eth_sendTransaction', `0x${'3'.repeat(64)}`);
    await user.click(box().getByRole('button', { name: 'Buy MYT' }));
    const done = await screen.findByRole('dialog', { name: 'Transaction Submitted' });
    await user.click(within(done).getByText('Close'));
    await user.click(await button('Buy MYT'));
    expect(await box().findByText(same)).toBeInTheDocument();
    expect(box().getByText('If you confirm, you place it a second time.')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.type(field('Amount to pay'), '{Backspace}1');
    await waitFor(async () => expect(await button('Buy MYT')).toBeEnabled());
    await user.click(await button('Buy MYT'));
    expect(box().queryByText(same)).toBeNull();
  });

  it('the same order a second time says that the wallet has not answered the first one', async () => {
    const input = { address: USDC.address, symbol: 'USDC', decimals: 6 };
    const output = { address: MYT.address, symbol: 'MYT', decimals: 18 };
    const sides = { direction: 'BUY', orderType: 'MARKET', input, output } as const;
    await confirming();
    let id = '';
    act(() => {
      id = walletRequests.ask({
        from: alice,
        chainId: 137,
        summary: 'Buy MYT',
        info: { kind: 'placeOrder', ...sides, from: '8000000000', to: '1' },
        kind: 'transaction',
        calls: [{ to: MYT.address, data: '0x00', value: '0' }],
        nonce: 4,
        atBlock: 1,
        askedTime: 1,
      });
    });
    const words = 'A request is still waiting in your wallet';
    expect(await box().findByRole('button', { name: words })).toBeEnabled();
    act(() => walletRequests.remove(id));
    expect(box().getByRole('button', { name: 'Buy MYT' })).toBeEnabled();
  });
});
