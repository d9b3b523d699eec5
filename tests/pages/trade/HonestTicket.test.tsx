import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { wrappedNative } from '#config/tokens/tokens.ts';
import { maker, mockBook } from './mockMarket.ts';
import { button, field, marketRead, mytUsdc, openDesk, ticket, type TradeDesk } from './tradeDesk.tsx';

const confirm = async ({ user }: TradeDesk, words = 'Buy MYT') => {
  await waitFor(async () => expect(await button(words)).toBeEnabled());
  await user.click(await button(words));
  return within(await screen.findByRole('dialog', { name: 'Confirm order' }));
};

describe('market orders are honest', () => {
  it("a large order fills completely; 'keep rest' says what a price beyond its limit would leave", async () => {
    openDesk({ address: `${mytUsdc}?exactAmount=8000` });
    await marketRead();
    expect(await ticket().findByRole('radio', { name: 'Keep rest as limit order' })).toBeChecked();
    const words = 'If the price moves past 0.42404, the unfilled part stays as your open order.';
    expect(await ticket().findByText(words)).toBeInTheDocument();
    expect(field('Amount to receive')).toHaveValue('19009.33');
  });

  it("'fill now, cancel rest' asks the wallet to cancel what a price beyond the limit leaves", async () => {
    const desk = openDesk({ address: `${mytUsdc}?exactAmount=8000` });
    await marketRead();
    await desk.user.click(await ticket().findByRole('radio', { name: 'Fill now, cancel rest' }));
    const words = 'If the price moves past 0.42404, the unfilled part stays open until you sign its cancellation.';
    expect(await ticket().findByText(words)).toBeInTheDocument();
    const dialog = await confirm(desk);
    expect(screen.getByRole('dialog')).toHaveTextContent('You pay, at most8,000.00 USDC');
    expect(dialog.getByText(/^A part may not fill and stays open until you sign/)).toBeInTheDocument();
    expect(dialog.queryByText(/stays as your open order/)).toBeNull();
  });

  it('the size bar names the price that fills all, and a press or key enters the size within a distance', async () => {
    const { user } = openDesk({ address: `${mytUsdc}?exactAmount=8000` });
    await marketRead();
    const words = await ticket().findByText(/^All fills, worst price 0\.42404, impact 0\.33%\./);
    expect(words).toHaveTextContent('81% fills within 0.50%.');
    const bar = ticket().getByRole('slider', { name: 'Size by distance from the market' });
    expect(bar).toHaveValue('36');
    expect(bar).toHaveAttribute('aria-valuetext', '0.89%');
    const group = within(ticket().getByRole('group', { name: 'Size by distance from the market' }));
    await user.click(group.getByRole('button', { name: '0.5%' }));
    expect(field('Amount to pay')).toHaveValue('6501.582829');
    expect(bar).toHaveValue('20');
    bar.focus();
    await user.keyboard('{ArrowRight}');
    expect(Number(field('Amount to pay').value)).toBeGreaterThan(6502);
    // The balance bounds it.
    await user.keyboard('{End}');
    expect(field('Amount to pay')).toHaveValue('12480.55');
  });

  it('the choice is not offered for a limit order', async () => {
    const { user } = openDesk({ address: `${mytUsdc}?exactAmount=100` });
    await marketRead();
    expect(await ticket().findByRole('radio', { name: 'Fill now, cancel rest' })).toBeInTheDocument();
    await user.click(ticket().getByRole('tab', { name: 'Limit' }));
    expect(ticket().queryByRole('radio', { name: 'Fill now, cancel rest' })).toBeNull();
  });
});

describe('a severe price impact', () => {
  const thin = mockBook({
    reserve0: 500_000_000n,
    reserve1: 1_000n * 10n ** 18n,
    side1: { ...mockBook().side1, orders: [] },
  });
  const open = async (more = '') => {
    const desk = openDesk({ address: `${mytUsdc}?type=limit&price=2&exactAmount=400${more}`, book: thin });
    await ticket().findByTitle('12,480.55');
    return desk;
  };

  it("'Price Impact Too High' asks for a typed confirmation", async () => {
    const desk = await open();
    expect(await ticket().findByText('Price Impact Too High')).toBeInTheDocument();
    const dialog = await confirm(desk);
    expect(dialog.getByRole('button', { name: 'Buy MYT' })).toBeDisabled();
    await desk.user.type(dialog.getByRole('textbox', { name: /^Type CONFIRM/ }), 'confir');
    expect(dialog.getByRole('button', { name: 'Buy MYT' })).toBeDisabled();
    await desk.user.type(dialog.getByRole('textbox', { name: /^Type CONFIRM/ }), 'm');
    expect(dialog.getByRole('button', { name: 'Buy MYT' })).toBeEnabled();
  });

  it.each([
    ['50', '9.97%', 'Worst price0.60', '+21.', false],
    ['80', '15.95%', 'Worst price0.67', '+35.', true],
  ])(
    'a market order of %s needs the word by its average, and shows the distance of its worst price',
    async (...row) => {
      const [amount, average, worst, distance, needsWord] = row;
      const desk = openDesk({ address: `${mytUsdc}?exactAmount=${amount}`, book: thin });
      await ticket().findByTitle('12,480.55');
      const dialog = await confirm(desk);
      const shown = screen.getByRole('dialog', { name: 'Confirm order' });
      expect(shown).toHaveTextContent(worst);
      expect(shown.textContent).toMatch(new RegExp(`Worst price[\\d.]+ USDC \\${distance}`));
      expect(shown).toHaveTextContent(`Price impact${average}`);
      expect(dialog.queryByRole('textbox', { name: /^Type CONFIRM/ }) !== null).toBe(needsWord);
    },
  );

  it('needs the word in expert mode too', async () => {
    const dialog = await confirm(await open('&ape=true'));
    expect(dialog.getByRole('textbox', { name: /^Type CONFIRM/ })).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Buy MYT' })).toBeDisabled();
  });
});

describe('wrap and unwrap when the two sides are the native coin and its wrapper', () => {
  it.each([
    ['Wrap', `/trade/ETH/${wrappedNative.address}`, '1 MATIC = 1 WMATIC, no exchange fee, no approval.', '0xd0e30db0'],
    [
      'Unwrap',
      `/trade/${wrappedNative.address}/ETH`,
      '1 WMATIC = 1 MATIC, no exchange fee, no approval.',
      '0x2e1a7d4d',
    ],
  ])('%s is one for one', async (words, address, rate, selector) => {
    const { user, wallet } = openDesk({
      address,
      prepare: (chain) => {
        const [[account = ''] = []] = [...chain.balances.keys()].map((key) => [key.split(' ')[1]]);
        chain.balances.set(`${wrappedNative.address} ${account}`, 10n ** 19n);
      },
    });
    wallet.answer('eth_sendTransaction', `0x${'2'.repeat(64)}`);
    expect(await button(words)).toBeDisabled();
    expect(ticket().getByText(rate)).toBeInTheDocument();
    await user.type(field('Amount to pay'), '1.5');
    expect(field('Amount to receive')).toHaveValue('1.5');
    await waitFor(async () => expect(await button(words)).toBeEnabled());
    await user.click(await button(words));
    await screen.findByRole('dialog', { name: 'Transaction Submitted' });
    const sent = wallet.requests.find(({ method }) => method === 'eth_sendTransaction');
    const [{ data }] = sent?.params as [{ readonly data: string }];
    expect(data.startsWith(selector)).toBe(true);
  });
});

describe('the owner of the order', () => {
  it('is shown plainly under the recipient of a limit order', async () => {
    openDesk({ address: `${mytUsdc}?type=limit&price=0.4&exactAmount=100&recipient=${maker(7)}` });
    await marketRead();
    expect(await ticket().findByText('This recipient owns the order')).toBeInTheDocument();
  });

  it.each(['the wrapped coin', 'Multicall'])('is never %s', async (which) => {
    const { env } = await import('#config/env.ts');
    const bad = which === 'Multicall' ? env.multicall : env.wrappedNative;
    openDesk({ address: `${mytUsdc}?exactAmount=100&recipient=${bad}` });
    await marketRead();
    expect(await button('Invalid recipient')).toBeDisabled();
  });
});
