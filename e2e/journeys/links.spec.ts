import { ROLES } from '../devnet/accounts.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { expect, test } from '../fixtures/test.ts';

const [ALICE] = ROLES.demo;
const { MYT, USDC, WETH } = TOKENS;

test('a link restores its ticket: one market from both sides, shared and reloaded; the recipient is never stored @once', async ({
  chain,
  page,
  trade,
}) => {
  const selling = `/trade/${MYT.address}/${USDC.address}`;
  const paid = chain.account(ALICE);
  await page.goto(`${selling}?type=limit&price=0.6&exactAmount=30&recipient=${paid}`);
  const side = (name: string) => trade.ticket.getByRole('radio', { name, exact: true });
  const market = (name: string) => page.getByRole('button', { name: `Market ${name}, change` });
  await expect(market('MYT/USDC')).toBeVisible();
  await expect(side('Sell')).toBeChecked();
  await expect(trade.pay).toHaveValue('30');
  await expect(trade.price).toHaveValue('0.6');
  await expect(page).toHaveTitle(/^0\.\d+ MYT\/USDC · MYT Exchange$/);

  // The whole address is readable, neither cut nor scrolled.
  const shown = trade.ticket.getByText(paid, { exact: true });
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).toBeInViewport({ ratio: 1 });
  expect(await shown.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);

  await trade.pay.fill('31.5');
  await expect(page).toHaveURL(`${selling}?type=limit&price=0.6&exactAmount=31.5&recipient=${paid}`);
  await page.reload();
  await expect(trade.pay).toHaveValue('31.5');
  await expect(trade.ticket.getByRole('textbox', { name: 'Recipient' })).toHaveValue(paid);

  // Neither the next link nor storage keeps it.
  await page.goto(`/trade/${USDC.address}/${MYT.address}`);
  await expect(side('Buy')).toBeChecked();
  await expect(market('MYT/USDC')).toBeVisible();
  await expect(trade.ticket.getByRole('textbox', { name: 'Recipient' })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => JSON.stringify(window.localStorage))).not.toContain(paid);

  // Another market keeps the side and names the amount's currency.
  await side('Sell').click();
  await trade.ticket.getByRole('tab', { name: 'Market' }).click();
  await trade.pay.fill('31.5');
  await market('MYT/USDC').click();
  await page.getByRole('combobox', { name: 'Search symbol, name or address' }).fill('weth/usdc');
  await page.getByRole('option', { name: /WETH\/USDC/ }).click();
  await expect(market('WETH/USDC')).toBeVisible();
  await expect(side('Sell')).toBeChecked();
  await expect(trade.pay).toHaveValue('31.5');
  await expect(trade.ticket).toContainText('The amount is still 31.5, but now in WETH.');
  await expect(page).toHaveURL(`/trade/${WETH.address}/${USDC.address}?type=market&exactAmount=31.5`);
  await page.goto('/market');
  await expect(page).toHaveTitle('Markets · MYT Exchange');
});
