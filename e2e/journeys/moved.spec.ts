import { parseUnits } from 'ethers';
import { expect, test } from '../fixtures/test.ts';

const TAKER = 16;

test(
  'a book changed between quote and signature: says what moved, and asks anew',
  { tag: '@once' },
  async ({ chain, trade, trader }) => {
    const { account } = trader;
    await chain.approve(account, 'USDC');
    await trade.open({ pay: 'USDC', receive: 'MYT' });
    await trader.connect();
    await trade.pay.fill('2000');
    const before = { usdc: await chain.balanceOf('USDC', account), myt: await chain.balanceOf('MYT', account) };
    const quoted = await trade.review('Buy MYT');
    expect(quoted.filled.base).toBeGreaterThan(0n);

    // Somebody else buys what was there.
    const bought = { sold: 'USDC', wanted: 'MYT', from: parseUnits('9000', 6), to: parseUnits('20000', 18) } as const;
    await chain.placeOrder(TAKER, bought);
    const dialog = trade.dialog('Confirm order');
    await expect(dialog).toContainText(/Price updated, you now receive [\d,.]+ MYT less\./);
    const confirm = dialog.getByRole('button', { name: 'Buy MYT' });
    await expect(confirm).toBeDisabled();
    expect(await chain.balanceOf('USDC', account)).toBe(before.usdc);

    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(confirm).toBeEnabled();
    const accepted = await trade.shownQuote('Confirm order');
    expect(accepted.filled.base).toBeLessThan(quoted.filled.base);
    await confirm.click();
    await trade.happened();
    expect(await chain.balanceOf('MYT', account)).toBe(before.myt + accepted.filled.base);
    const open = await chain.openOrders('USDC', 'MYT', account);
    expect(open.reduce((sum, { remain }) => sum + remain, 0n)).toBe(accepted.rest.quote);
  },
);
