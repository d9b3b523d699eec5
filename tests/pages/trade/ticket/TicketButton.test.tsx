import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { maker, maticBook, MYT, USDC } from '../mockMarket.ts';
import { alice, button, field, marketRead, openDesk, ticket } from '../tradeDesk.tsx';

const typeRecipient = async ({ user }: ReturnType<typeof openDesk>, text: string): Promise<void> => {
  await user.clear(await screen.findByRole('textbox', { name: 'Recipient' }));
  await user.click(field('Recipient'));
  await user.paste(text);
};

describe('the main button, in priority order', () => {
  it("'Connect Wallet' when no account, whatever else is missing; it opens the wallet dialog", async () => {
    const { user } = openDesk({ connected: false });
    await marketRead(false);
    expect(await button('Connect Wallet')).toBeEnabled();
    await user.type(field('Amount to pay'), '99999999');
    await user.click(await button('Connect Wallet'));
    expect(await screen.findByRole('dialog', { name: /Connect/ })).toBeInTheDocument();
  });

  it("'Buy {symbol}' or 'Sell {symbol}' shows without an amount", async () => {
    const { user } = openDesk();
    await marketRead();
    expect(await button('Buy MYT')).toBeDisabled();
    await user.type(field('Amount to pay'), '0.0');
    expect(await button('Buy MYT')).toBeDisabled();
    await user.click(ticket().getByRole('radio', { name: 'Sell' }));
    expect(await button('Sell MYT')).toBeDisabled();
  });

  it("'Select a token' shows when either currency is missing", async () => {
    const { user } = openDesk({ address: `/trade/${USDC.address}` });
    await user.type(await screen.findByRole('textbox', { name: 'Amount to pay' }), '5');
    const offers = await ticket().findAllByRole('button', { name: 'Select a token' });
    expect(offers).toHaveLength(2);
    expect(offers[1]).toBeDisabled();
  });

  it("'Enter a recipient' or 'Invalid recipient' comes before any question of price or balance", async () => {
    const desk = openDesk({ address: `/trade/${USDC.address}/${MYT.address}?type=limit&exactAmount=999999` });
    const { user } = desk;
    await marketRead();
    await user.click(ticket().getByRole('button', { name: 'Send to another address' }));
    expect(await button('Enter a recipient')).toBeDisabled();
    await typeRecipient(desk, '0x12');
    expect(await button('Invalid recipient')).toBeDisabled();
    expect(ticket().getByText(/^Enter 0x and 40 hexadecimal characters/)).toBeInTheDocument();
    await typeRecipient(desk, maker(7));
    expect(await button('Enter a price')).toBeDisabled();
    await user.click(ticket().getByRole('button', { name: 'Send to my own account' }));
    expect(screen.queryByRole('textbox', { name: 'Recipient' })).toBeNull();
  });

  it.each([
    ["of another chain's address", `eth:${maker(7)}`, /^This address belongs to another network: Ethereum/],
    ['of a mistyped address', '0x12', /^Enter 0x and 40 hexadecimal characters/],
    ['with a wrong checksum', '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6a063', /^The checksum of this address is wrong/],
    ['of a name that nobody can look up', 'alice.eth', /^Names can't be looked up here/],
  ])('a link keeps a recipient %s: the order is refused, with the reason', async (_, recipient, reason) => {
    const query = new URLSearchParams({ exactAmount: '5', recipient });
    openDesk({ address: `/trade/${USDC.address}/${MYT.address}?${query.toString()}` });
    await marketRead();
    expect(field('Recipient')).toHaveValue(recipient);
    expect(await button('Invalid recipient')).toBeDisabled();
    expect(ticket().getByText(reason)).toBeInTheDocument();
  });

  it("a link's recipient with Polygon's prefix is paid", async () => {
    const query = new URLSearchParams({ exactAmount: '5', recipient: `matic:${maker(7)}` });
    openDesk({ address: `/trade/${USDC.address}/${MYT.address}?${query.toString()}` });
    await marketRead();
    expect(field('Recipient')).toHaveValue(`matic:${maker(7)}`);
    expect(screen.queryByText('Invalid recipient')).toBeNull();
  });

  it.each([
    ['a token in the route', () => MYT.address],
    ['the pair in the route', ({ chain }: ReturnType<typeof openDesk>) => chain.books[0]?.pair ?? ''],
    ['the order book', () => '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B'],
  ])("a recipient equal to %s is 'Invalid recipient'", async (_, recipient) => {
    const desk = openDesk({ address: `/trade/${USDC.address}/${MYT.address}?exactAmount=5&recipient=${maker(7)}` });
    await marketRead();
    expect(await button('Buy MYT')).toBeEnabled();
    await typeRecipient(desk, recipient(desk));
    expect(await button('Invalid recipient')).toBeDisabled();
  });

  it("'The price could not be zero' shows for a limit price of 0 with an amount typed", async () => {
    const { user } = openDesk();
    await marketRead();
    await user.click(ticket().getByRole('tab', { name: 'Limit' }));
    expect(await screen.findByRole('textbox', { name: 'Limit price' })).toHaveValue('0.41820');
    await user.clear(field('Limit price'));
    expect(await button('Buy MYT')).toBeDisabled();
    await user.type(field('Amount to pay'), '99999');
    expect(await button('Enter a price')).toBeDisabled();
    await user.type(field('Limit price'), '0');
    expect(await button('The price could not be zero')).toBeDisabled();
    await user.type(field('Limit price'), '.42');
    expect(await button('Insufficient USDC balance')).toBeDisabled();
  });

  it("'Insufficient {symbol} balance' shows when balance is below the input amount, by a single unit", async () => {
    const { user } = openDesk();
    await marketRead();
    await user.type(field('Amount to pay'), '12480.550001');
    expect(await button('Insufficient USDC balance')).toBeDisabled();
    await user.type(field('Amount to pay'), '{Backspace}');
    expect(await button('Buy MYT')).toBeEnabled();
  });

  it("'Insufficient {symbol} balance' shows for the cost of a typed receiving side as well", async () => {
    const { user } = openDesk({ prepare: ({ balances }) => balances.set(`${USDC.address} ${alice}`, 1_000_000n) });
    await screen.findByRole('row', { name: /^Sell side 0\.4185/ });
    await user.type(field('Amount to receive'), '1000');
    expect(await button('Insufficient USDC balance')).toBeDisabled();
  });
});

describe('approval', () => {
  const unapproved = { prepare: ({ allowances }: ReturnType<typeof openDesk>['chain']) => allowances.clear() };

  it("'Approve {symbol}' becomes 'Approving {symbol}' while it is under way, and then the trade", async () => {
    const { user, wallet, nextBlock } = openDesk(unapproved);
    await marketRead();
    wallet.answer('eth_sendTransaction', `0x${'1'.repeat(64)}`);
    await user.type(field('Amount to pay'), '100');
    await user.click(await button(/^Approve USDC/));
    expect(await button('Approving USDC')).toHaveAttribute('aria-busy', 'true');
    const sent = wallet.requests.find(({ method }) => method === 'eth_sendTransaction');
    expect(sent?.params).toMatchObject([{ from: alice.toLowerCase(), to: USDC.address.toLowerCase() }]);
    await nextBlock(({ allowances }) => allowances.set(`${USDC.address} ${alice}`, 2n ** 255n));
    expect(await button('Buy MYT')).toBeEnabled();
  });

  it('native currency is always approved', async () => {
    const { user } = openDesk({
      ...unapproved,
      book: maticBook(),
      address: `/trade/ETH/${USDC.address}?direction=sell`,
    });
    await user.type(await screen.findByRole('textbox', { name: 'Amount to pay' }), '1');
    await waitFor(async () => expect(await button('Sell MATIC')).toBeEnabled());
  });
});

it("the button says 'Switch to Polygon' on the wrong network, and waits for the wallet", async () => {
  const { user, wallet } = openDesk();
  await marketRead();
  act(() => wallet.emit('chainChanged', '0x1'));
  wallet.answer('wallet_switchEthereumChain', new Promise(() => undefined));
  await user.click(await button('Switch to Polygon'));
  await waitFor(() => expect(wallet.requests.map(({ method }) => method)).toContain('wallet_switchEthereumChain'));
  expect(await button('Switch to Polygon')).toHaveAttribute('aria-busy', 'true');
  act(() => wallet.emit('chainChanged', '0x89'));
  expect(await button('Buy MYT')).not.toHaveAttribute('aria-busy', 'true');
});

it('the button and the note report a token without a market', async () => {
  const { user } = openDesk({ address: '/trade/ETH/0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063' });
  await user.type(await screen.findByRole('textbox', { name: 'Amount to pay' }), '5');
  expect(await button('No pool found')).toBeDisabled();
  expect(await ticket().findByText(/There is no market for MATIC\/DAI yet/)).toBeInTheDocument();
});
