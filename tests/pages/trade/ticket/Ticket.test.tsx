import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { giveElementsRoom } from '../../../support/tallElements.ts';
import { maticBook, MYT, USDC } from '../mockMarket.ts';
import { alice, button, field, marketRead, mytUsdc, openDesk, ticket } from '../tradeDesk.tsx';

const split = () => within(ticket().getByRole('group', { name: 'How it fills' }));
const cells = (name: RegExp) =>
  within(split().getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the typed side decides the other', () => {
  it('the amount to pay gives the amount to receive, the split, and nothing rests', async () => {
    const { user } = openDesk({ connected: false });
    await marketRead(false);
    await user.type(field('Amount to pay'), '8000');
    expect(field('Amount to receive')).toHaveValue('19009.33');
    expect(cells(/^Book/)).toEqual(['10,880.00', '4,574.97', '13.725']);
    expect(cells(/^Pool/)).toEqual(['8,129.33', '3,425.03', '10.275']);
    expect(cells(/^Filled now/)).toEqual(['19,009.33', '8,000.00', '24.000']);
    expect(cells(/^Rest/)).toEqual(['0.00', '0.00', '0.000']);
    expect(ticket().getByRole('img', { name: '57% from book, 43% from pool, 0% rest' })).toBeInTheDocument();
    expect(ticket().getByText('3 makers', { exact: false })).toHaveTextContent('3 makers, MYT/USDC pool');
  });

  it('the amount to receive gives the minimum that has to be paid', async () => {
    const { user } = openDesk({ connected: false });
    await marketRead(false);
    await user.type(field('Amount to receive'), '1000');
    expect(Number(field('Amount to pay').value)).toBeGreaterThan(418.5);
    expect(Number(field('Amount to pay').value)).toBeLessThan(420);
    await user.clear(field('Amount to receive'));
    expect(field('Amount to pay')).toHaveValue('');
  });

  it('the price gives the other side of a limit order', async () => {
    const { user } = openDesk({ connected: false, address: `${mytUsdc}?type=limit&price=0.4` });
    await marketRead(false);
    await user.type(field('Amount to pay'), '100');
    expect(field('Amount to receive')).toHaveValue('250');
    expect(ticket().getByText('nothing fills now')).toBeInTheDocument();
    expect(ticket().getByText('100.00 USDC stays open at 0.40000, maker fee 0%.')).toBeInTheDocument();
    await user.type(field('Amount to receive'), '0');
    expect(field('Amount to pay')).toHaveValue('1000');
  });

  it('more than everything there is is refused with how much that is', async () => {
    const { user } = openDesk();
    await marketRead();
    await user.type(field('Amount to receive'), '20000000');
    expect(await button('Insufficient liquidity for this trade')).toBeDisabled();
    expect(await ticket().findByText(/^At most [\d,.]+ MYT can be bought here\./)).toBeInTheDocument();
  });
});

describe('amount input: empty or digits with one decimal separator; commas become dots', () => {
  it.each([
    ['1,5', '1.5'],
    ['1.2.3', '1.2'],
    ['12abc', '12'],
    ['-4', ''],
    ['1e5', '1'],
  ])('typing %s leaves %s', async (typed, text) => {
    const { user } = openDesk({ connected: false });
    await screen.findByRole('region', { name: 'Order ticket' });
    await user.type(field('Amount to pay'), typed);
    expect(field('Amount to pay')).toHaveValue(text);
  });

  it('pasted nonsense and what is finer than the token are reported, nothing typed is lost', async () => {
    const { user } = openDesk({ connected: false });
    await screen.findByRole('region', { name: 'Order ticket' });
    await user.type(field('Amount to pay'), '7');
    await user.paste('many');
    expect(field('Amount to pay')).toHaveValue('7');
    await user.paste('.1234567');
    expect(field('Amount to pay')).toHaveValue('7.1234567');
    expect(field('Amount to pay')).toBeInvalid();
    expect(await ticket().findByText('USDC has 6 decimals. Enter fewer decimals.')).toBeInTheDocument();
  });

  it('a field takes at most 79 characters, and its placeholder is 0.0', async () => {
    const { user } = openDesk({ connected: false });
    await screen.findByRole('region', { name: 'Order ticket' });
    expect(field('Amount to pay')).toHaveAttribute('placeholder', '0.0');
    await user.click(field('Amount to pay'));
    await user.paste('9'.repeat(100));
    expect(field('Amount to pay')).toHaveAttribute('maxlength', '79');
    expect(await ticket().findByText('This is too long. Enter at most 79 characters.')).toBeInTheDocument();
    expect(field('Amount to pay')).toHaveValue('');
  });
});

describe('Max', () => {
  it('pays the whole balance of a token, to its last unit', async () => {
    const { user } = openDesk();
    await marketRead();
    await user.click(
      within(ticket().getByRole('tabpanel')).getAllByRole('button', { name: 'Max' })[0] ?? document.body,
    );
    expect(field('Amount to pay')).toHaveValue('12480.55');
    expect(ticket().getByRole('slider', { name: 'Share of balance' })).toHaveValue('100');
  });

  it('native Max reserves 0.01 for gas', async () => {
    const { user } = openDesk({ book: maticBook(), address: `/trade/ETH/${USDC.address}?direction=sell` });
    await ticketReady('412.6');
    await user.click(ticket().getAllByRole('button', { name: 'Max' })[0] ?? document.body);
    expect(field('Amount to pay')).toHaveValue('412.59');
    await user.click(ticket().getByRole('button', { name: '50%' }));
    expect(field('Amount to pay')).toHaveValue('206.295');
  });

  it('nothing can be paid from less native coin than the reserve', async () => {
    openDesk({
      book: maticBook(),
      address: `/trade/ETH/${USDC.address}?direction=sell`,
      prepare: ({ balances }) => balances.set(`native ${alice}`, 9_000_000_000_000_000n),
    });
    await ticketReady('0.009');
    expect(ticket().getByRole('slider', { name: 'Share of balance' })).toBeDisabled();
  });

  it('is not offered without a wallet', async () => {
    openDesk({ connected: false });
    await marketRead(false);
    expect(ticket().getByRole('slider', { name: 'Share of balance' })).toBeDisabled();
    expect(ticket().queryAllByRole('button', { name: 'Max' })).toHaveLength(1);
  });
});

const ticketReady = async (balance: string): Promise<void> => {
  await screen.findByRole('region', { name: 'Order ticket' });
  await ticket().findByTitle(balance);
};

describe('Buy and Sell tabs with a switch of direction', () => {
  it('swaps the two currencies, keeps what was typed with its token, and shows in the address', async () => {
    const { user, address } = openDesk();
    await marketRead();
    await user.type(field('Amount to pay'), '100');
    await user.click(ticket().getByRole('radio', { name: 'Sell' }));
    expect(field('Amount to receive')).toHaveValue('100');
    expect(address()).toBe(`/trade/${MYT.address}/${USDC.address}`);
    expect(ticket().getByRole('button', { name: 'Pay with MYT' })).toBeInTheDocument();
    expect(Number(field('Amount to pay').value)).toBeGreaterThan(239);
    expect(await button('Sell MYT')).toBeEnabled();
    await user.click(ticket().getByRole('radio', { name: 'Buy' }));
    expect(field('Amount to pay')).toHaveValue('100');
    expect(address()).toBe(mytUsdc);
  });
});

describe('market or limit order type', () => {
  it('only a limit order has a price', async () => {
    const { user } = openDesk();
    await marketRead();
    expect(screen.queryByRole('textbox', { name: 'Limit price' })).toBeNull();
    await user.click(ticket().getByRole('tab', { name: 'Limit' }));
    await user.click(await button('Best ask'));
    expect(field('Limit price')).toHaveValue('0.4185');
    expect(ticket().getByText('0.07% above the market')).toBeInTheDocument();
    await user.click(ticket().getByRole('tab', { name: 'Market' }));
    expect(screen.queryByRole('textbox', { name: 'Limit price' })).toBeNull();
  });

  it.each([
    ['a click', async (user: ReturnType<typeof openDesk>['user'], row: HTMLElement) => user.click(row)],
    [
      'Enter',
      async (user: ReturnType<typeof openDesk>['user'], row: HTMLElement) => {
        row.focus();
        await user.keyboard('{Enter}');
      },
    ],
  ])('%s on a ladder level makes it a limit order at that price', async (_, pick) => {
    const { user } = openDesk();
    await marketRead();
    await pick(user, screen.getByRole('row', { name: /^Sell side 0\.4190/ }));
    expect(await screen.findByRole('textbox', { name: 'Limit price' })).toHaveValue('0.4190');
    expect(ticket().getByRole('tab', { name: 'Limit' })).toHaveAttribute('aria-selected', 'true');
  });
});

it("choosing the other side's token swaps the two", async () => {
  giveElementsRoom();
  const { user, address } = openDesk();
  await marketRead();
  await user.click(ticket().getByRole('button', { name: 'Receive MYT' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Select a token' }));
  await user.click(await picker.findByRole('option', { name: /^USDC/ }));
  expect(address()).toBe(`/trade/${MYT.address}/${USDC.address}`);
  expect(ticket().getByRole('button', { name: 'Pay with MYT' })).toBeInTheDocument();
});
