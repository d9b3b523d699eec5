import { expect, test } from '../fixtures/test.ts';
import { deskPage } from '../pages/deskPage.ts';

test('stores that something else wrote leave the standard desk', { tag: '@once' }, async ({ page, trade }) => {
  const desk = deskPage(page);
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  const stores = [
    [
      '{"sizes":{"book":"300px;}*{display:none","ticket":1e99},"collapsed":[["book"],"ticket"],"depth":7}',
      '[null,{"name":{}}]',
    ],
  ] as const;
  for (const [layout, layouts] of stores) {
    await page.evaluate(
      ([desk, deskLayouts]) => {
        localStorage.setItem('desk', desk ?? '');
        localStorage.setItem('deskLayouts', deskLayouts ?? '');
      },
      [layout, layouts],
    );
    await page.reload();
    await expect(trade.levels.first()).toBeVisible();
    await desk.expectSize('book', 280);
    await desk.expectSize('ticket', 320);
    await desk.openMenu();
    await expect(desk.menu.getByRole('button', { name: 'Standard layout' })).toBeDisabled();
    await page.keyboard.press('Escape');
  }
});
