import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { button, field, marketRead, mytUsdc, openDesk, ticket } from './tradeDesk.tsx';
import '#pages/trade/ticket/OrderTools.tsx';
import '#pages/trade/order/cancel/CancelWhich.tsx';

const open = async (more = '') => {
  const desk = openDesk({ address: `${mytUsdc}${more}` });
  await marketRead();
  await waitFor(() => expect(ticket().getByRole('tab', { name: 'Market' })).toBeInTheDocument());
  const press = async (keys: string) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await desk.user.keyboard(keys);
  };
  return { ...desk, press };
};

describe('the keys of the trade page', () => {
  beforeEach(() => localStorage.clear());

  it('choose the side, the type and a share of the balance', async () => {
    const { press } = await open();
    await press('s');
    await waitFor(() => expect(ticket().getByRole('radio', { name: 'Sell' })).toBeChecked());
    await press('b');
    await waitFor(() => expect(ticket().getByRole('radio', { name: 'Buy' })).toBeChecked());
    await press('l');
    expect(ticket().getByRole('tab', { name: 'Limit' })).toHaveAttribute('aria-selected', 'true');
    await press('2');
    await waitFor(() => expect(field('Amount to pay')).toHaveValue('6240.275'));
    await press('m');
    expect(ticket().getByRole('tab', { name: 'Market' })).toHaveAttribute('aria-selected', 'true');
    await press('4');
    await waitFor(() => expect(field('Amount to pay')).toHaveValue('12480.55'));
  });

  it('move the limit price by a tick', async () => {
    const { press } = await open('?type=limit&price=0.4');
    await waitFor(() => expect(field('Limit price')).toHaveValue('0.4'));
    await press('+');
    await waitFor(() => expect(field('Limit price')).toHaveValue('0.40010'));
    await press('--');
    await waitFor(() => expect(field('Limit price')).toHaveValue('0.39990'));
  });

  it('are off while something is typed, with Ctrl, and under a dialog', async () => {
    const { user } = await open('?exactAmount=100');
    await user.click(field('Amount to pay'));
    await user.keyboard('4');
    expect(field('Amount to pay')).toHaveValue('1004');
    expect(ticket().getByRole('radio', { name: 'Buy' })).toBeChecked();
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('{Control>}s{/Control}');
    expect(ticket().getByRole('radio', { name: 'Buy' })).toBeChecked();
    await waitFor(async () => expect(await button('Buy MYT')).toBeEnabled());
    await user.click(await button('Buy MYT'));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm order' });
    await user.keyboard('s');
    expect(within(dialog).getByRole('button', { name: 'Buy MYT' })).toBeInTheDocument();
  });

  it('open the confirmation that cancels, and never send', async () => {
    const { press, wallet } = await open();
    await press('{Shift>}C{/Shift}');
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toEqual([]);
  });
});
