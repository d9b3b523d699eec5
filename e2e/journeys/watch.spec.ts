import { parseUnits } from 'ethers';
import { ROLES } from '../devnet/accounts.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { test } from '../fixtures/test.ts';

const [ALICE] = ROLES.demo;
const { MYT, USDC, WMATIC } = TOKENS;

test('explore', async ({ chain, page, trade, wallet }) => {
  wallet.authorize();
  const order = { sold: 'USDC', wanted: 'MYT', from: parseUnits('400', 6), to: parseUnits('1000', 18) } as const;
  await chain.placeOrder(ALICE, order);
  const pages = [
    `/trade/${USDC.address}/${MYT.address}?watch=alice.eth&type=limit&price=0.4&exactAmount=10`,
    `/trade/ETH/${WMATIC.address}?exactAmount=1`,
    `/chart/${USDC.address}/${MYT.address}`,
    '/market',
    '/pool',
    '/pool/find',
    `/add/${MYT.address}/${USDC.address}`,
    `/remove/${MYT.address}/${USDC.address}`,
    '/settings',
    '/nowhere',
  ];
  const width = page.viewportSize()?.width ?? 0;
  for (const path of pages) {
    await page.goto(path);
    await page.getByRole('complementary', { name: 'Watched account' }).getByText('You can look').waitFor();
    await page.waitForTimeout(4000);
    const names = await page
      .locator('button:visible, [role=button]:visible')
      .evaluateAll((all) =>
        all.map(
          (one) =>
            `${(one as HTMLButtonElement).disabled ? '(off) ' : ''}${one.getAttribute('aria-label') ?? one.textContent}`,
        ),
      );
    console.log(path, JSON.stringify([...new Set(names)]));
    for (const theme of ['dark', 'light']) {
      await page.evaluate((t) => {
        document.documentElement.dataset['theme'] = t;
      }, theme);
      await page.screenshot({
        path: `/tmp/shotW/${width}-${theme}-${path
          .slice(1)
          .replace(/[^a-z]+/gi, '_')
          .slice(0, 20)}.png`,
      });
    }
  }
  console.log(
    wallet.count('eth_accounts'),
    wallet.count('eth_requestAccounts'),
    await page.evaluate(() => JSON.stringify({ ...localStorage }).slice(0, 3000)),
  );
  await trade.page.close();
});
