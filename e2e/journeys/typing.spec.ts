import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import type { TradePage } from '../pages/tradePage.ts';

const paste = async (field: Locator, text: string): Promise<void> => {
  await field.focus();
  await field.evaluate((input: HTMLInputElement, pasted) => {
    input.select();
    const data = new DataTransfer();
    data.setData('text', pasted);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    if (input.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
  }, text);
};

const copied = (place: Locator): Promise<string> =>
  place.evaluate((element) => {
    const selection = document.getSelection();
    selection?.selectAllChildren(element);
    const data = new DataTransfer();
    element.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }));
    return data.getData('text/plain') || (selection?.toString() ?? '');
  });

/** Marked, and described by its problem. */
const isFlawed = async (field: Locator, why: string | RegExp): Promise<void> => {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(why);
};

const fits = async (trade: TradePage): Promise<void> => {
  await expect(trade.pay).not.toHaveAttribute('aria-invalid', 'true');
};

test('amounts as people type, copy and paste them are read as meant, queried if ambiguous, or refused with the reason @once', async ({
  page,
  trade,
  trader,
}) => {
  await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));

  // Key by key: never more than intended.
  for (const key of '1e18') {
    await trade.pay.press(key);
    expect(Number(await trade.pay.inputValue())).toBe(1);
  }
  await isFlawed(trade.pay, /Exponents such as 1e18 are not accepted/);
  await trade.pay.press('Backspace');
  await fits(trade);
  await trade.pay.pressSequentially('00');
  await expect(trade.pay).toHaveValue('100');

  for (const [text, value] of [
    ['1,234.56', '1234.56'],
    ['1,234,567.89', '1234567.89'],
    [' 12 ', '12'],
    ['$1,234.56', '1234.56'],
    ['12.5 USDC', '12.5'],
    ['1,000.00 USDC', '1000.00'],
  ] as const) {
    await paste(trade.pay, text);
    await expect(trade.pay, `pasting "${text}"`).toHaveValue(value);
  }

  // A lone comma is ambiguous: nothing is taken until one meaning is chosen.
  for (const [text, choices] of [
    ['22,139', ['22,139', '22.139']],
    ['1,000 USDC', ['1,000', '1.000']],
  ] as const) {
    await paste(trade.pay, text);
    await isFlawed(trade.pay, new RegExp(`^${choices.join(' or ').replaceAll('.', '\\.')}\\?`));
    await expect(trade.pay).toHaveValue('1000.00');
    await expect(trade.ticket.getByRole('button', { name: choices[1], exact: true })).toBeVisible();
  }
  await trade.ticket.getByRole('button', { name: '1,000', exact: true }).click();
  await expect(trade.pay).toHaveValue('1000');
  await expect(trade.pay).toBeFocused();
  await fits(trade);

  const min = trade.ticket
    .locator('dl > div')
    .filter({ hasText: /^Minimum received/ })
    .locator('dd');
  await expect(min).toContainText('MYT');
  const [exact = ''] = ((await min.locator('[data-exact]').getAttribute('data-exact')) ?? '').split(' ');
  await paste(trade.receive, await copied(min));
  await expect(trade.receive).toHaveValue(exact.replaceAll(',', ''));
  await expect(trade.button('Approve USDC')).toBeEnabled();

  // A problem marks its own field.
  await paste(trade.pay, '25,000.000001');
  await isFlawed(trade.pay, 'Insufficient USDC balance');
  await trade.pay.fill('25000');
  await fits(trade);
  await trade.receive.fill('900000000');
  await isFlawed(trade.receive, 'Insufficient liquidity for this trade');
  await expect(trade.ticket).toContainText(/At most [\d.,]+ MYT can be bought here\. Lower the amount\./);
  await trade.receive.fill('900');
  await expect(trade.receive).not.toHaveAttribute('aria-invalid', 'true');

  await trade.ticket.getByRole('button', { name: /^Slippage: auto/ }).click();
  await page.getByRole('textbox', { name: 'Custom slippage' }).fill('0.7');
  await page.keyboard.press('Escape');
  await expect(trade.ticket.getByRole('button', { name: 'Slippage: 0.7%' })).toBeVisible();
});
