import { readFile } from 'node:fs/promises';
import { TOKENS } from '../devnet/tokens.ts';
import { expect, test } from '../fixtures/appApi.ts';
import { faultsInBothThemes } from '../pages/axe.ts';

const { OLDY, MYT, USDC } = TOKENS;

test('an application for a token fills in its facts, keeps typed text, is sent once, and is saved as a file without a service @once', async ({
  chain,
  page,
  service,
  stage,
  trader,
}) => {
  const main = page.getByRole('main');
  const field = (name: string) => main.getByRole('textbox', { name });
  await trader.connectAt(() => page.goto('/application/token'));

  await test.step('an address that is no token gets its reason', async () => {
    await expect(main.getByRole('button', { name: "Enter the token's address" })).toBeDisabled();
    await field('Token address').fill(chain.account(trader.account));
    await expect(main.getByRole('alert')).toContainText("No token at this address: it doesn't report its decimals.");
    await field('Token address').fill(MYT.address);
    await expect(main.getByRole('alert')).toContainText('This token is listed already');
  });

  await test.step("the facts are the chain's; a reload loses nothing", async () => {
    await field('Token address').fill(OLDY.address);
    await expect(main).toContainText('Early Token');
    await expect(main).toContainText('3,650,000 OLDY');
    await expect(main).toContainText('$160,000.00');
    await field('Website').fill('http://old.example');
    await expect(main.getByRole('button', { name: 'Correct the marked field' })).toBeDisabled();
    await field('Website').fill('https://old.example');
    await field('Contact').fill('team@old.example');
    await field('About').fill('A token from before the standard.');
    await page.reload();
    await expect(field('About')).toHaveValue('A token from before the standard.');
    await expect(main).toContainText('Early Token');
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  await test.step('refused by a broken service it is kept, then sent with its facts', async () => {
    service.setFault('html');
    await main.getByRole('button', { name: 'Send the application' }).click();
    await expect(main.getByRole('alert')).toContainText('The application was not accepted. What you typed is kept.');
    await expect(field('Contact')).toHaveValue('team@old.example');
    service.setFault('none');
    await main.getByRole('button', { name: 'Send the application' }).click();
    await expect(main).toContainText('Its reference is A-1.');
    await expect(field('Contact')).toHaveValue('');
    const [sent, ...others] = service.applications();
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ type: 'applyToken', account: chain.account(trader.account) });
    expect(sent?.action).toMatchObject({
      kind: 'token',
      chainId: 137,
      tokens: [{ address: OLDY.address, symbol: 'OLDY', decimals: 18, totalSupply: '3650000' }],
      pools: 1,
      website: 'https://old.example',
    });
  });

  await test.step('a pair, saved as a file where there is no service', async () => {
    await page.goto(`${stage.appUrl}application/pair`);
    await expect(main).toContainText('Applications are saved as files here');
    await field("First token's address").fill(MYT.address);
    await field("Second token's address").fill(MYT.address);
    await expect(main.getByRole('alert')).toContainText('A pair has two different tokens.');
    await field("Second token's address").fill(USDC.address);
    await expect(main).toContainText('Pooled MYT');
    await field('Website').fill('https://old.example');
    await field('Contact').fill('https://old.example/us');
    await field('About').fill('Two tokens that people trade.');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('pair-application.json');
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as unknown;
    expect(file).toMatchObject({
      kind: 'pair',
      tokens: [{ symbol: 'MYT' }, { symbol: 'USDC' }],
      pool: await chain.pairOf('MYT', 'USDC'),
    });
  });
});
