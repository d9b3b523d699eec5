import { MaxUint256 } from 'ethers';
import { ODD_TOKENS } from '../devnet/seedOddTokens.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { approveFor } from '../fixtures/approvals.ts';
import { expect, test } from '../fixtures/test.ts';
import { goWithin } from '../pages/allRoutes.ts';
import type { TradePage } from '../pages/tradePage.ts';

/** Searches the output picker for a pasted address. */
const lookFor = async ({ ticket, dialog }: TradePage, address: string) => {
  await ticket.getByRole('button', { name: /MYT/ }).last().click();
  const picker = dialog('Select a token');
  await picker.getByRole('combobox').fill(address);
  return picker;
};

test(
  'importing a token shows what was checked on the chain: it cannot be sold, is pausable, has 77 decimals; a confusable one is marked',
  { tag: '@once' },
  async ({ page, trade }) => {
    await trade.open({ pay: 'USDC', receive: 'MYT' });
    const says = async (address: string, symbol: string, words: readonly string[]): Promise<void> => {
      const picker = await lookFor(trade, address);
      await picker.getByRole('option', { name: new RegExp(symbol) }).click();
      const check = trade.dialog('Import token').getByRole('region', { name: 'Checked on the chain' });
      for (const one of words) await expect(check).toContainText(one);
      await trade.page.keyboard.press('Escape');
      await expect(trade.dialog('Import token')).toBeHidden();
    };
    await says(ODD_TOKENS.HALT.address, 'HALT', [
      'its owner can stop all transfers',
      "so selling it couldn't be simulated",
    ]);
    await says(ODD_TOKENS.WILD.address, 'WILD', ['It has 77 decimals.']);
    await trade.page.keyboard.press('Escape');
    const picker = await lookFor(trade, ODD_TOKENS.TRAP.address);
    await picker.getByRole('option', { name: /TRAP/ }).click();
    const view = trade.dialog('Import token');
    const check = view.getByRole('region', { name: 'Checked on the chain' });
    await expect(check).toContainText('It can be bought from its pool, but a simulated sell failed');
    await expect(check).toContainText("Token's reason: “selling is closed”.");
    await view.getByRole('checkbox', { name: 'I understand' }).check();
    await view.getByRole('button', { name: 'Import TRAP' }).click();
    await expect(page).toHaveURL(`/trade/${TOKENS.USDC.address}/${ODD_TOKENS.TRAP.address}`);
    await expect(trade.ticket).toContainText('TRAP, checked on the chain');
    await expect(trade.ticket).toContainText('but a simulated sell failed');

    const { address } = ODD_TOKENS.FAKE;
    await goWithin(page, `/trade/${TOKENS.MYT.address}/${address}`);
    const mark = trade.ticket.getByRole('status').filter({ hasText: 'looks like USDC but is another token' });
    await expect(mark.getByRole('link', { name: address })).toBeVisible();
    await expect(trade.button('Connect Wallet')).toBeInViewport({ ratio: 1 });
  },
);

test(
  'a token that keeps a part is traded on another exchange, not in the order book, and a purchase is shown with what arrives',
  { tag: '@once' },
  async ({ chain, page, trade, trader }) => {
    for (const spender of [chain.deployment.router, ...chain.deployment.exchanges.map(({ router }) => router)])
      await approveFor(chain, trader.account, { token: TOKENS.USDC.address, spender, amount: MaxUint256 });
    await trader.connectAt(() => trade.page.goto(trade.address({ pay: 'TOLL', receive: 'USDC' })));
    await expect(trade.ticket).toContainText('Selling costs a transfer fee of 1.00%.');
    await trade.pay.fill('10');
    await expect(trade.button('Approve TOLL')).toBeEnabled();
    await expect(trade.ticket).toContainText('takes no orders for a token with a transfer fee.');
    await trade.ticket.getByRole('tab', { name: 'Limit' }).click();
    await trade.price.fill('2');
    await expect(trade.button('The order book takes no TOLL')).toBeDisabled();
    await expect(trade.ticket).toContainText(
      'The order book would lose 1.00% to a transfer fee, so it takes no orders with this token.',
    );

    await goWithin(page, trade.address({ pay: 'USDC', receive: 'TOLL' }));
    await trade.ticket.getByRole('tab', { name: 'Market' }).click();
    await expect(trade.ticket).toContainText('Buying costs a transfer fee of 1.00%.');
    await trade.pay.fill('10');
    await expect(trade.ticket).toContainText(/You receive about [\d.]+ of [\d.]+ TOLL\./);
    await trade.button('Buy TOLL').click();
    await expect(trade.dialog('Confirm swap on Harbour')).toContainText(/You receive about [\d.]+ of [\d.]+ TOLL\./);
  },
);
