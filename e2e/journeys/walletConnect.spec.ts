import type { Locator } from '@playwright/test';
import { generate } from 'lean-qr';
import { parseEther } from 'ethers';
import { connectPhone, offeredLink, startPhoneWallet } from '../fixtures/phoneWallet.ts';
import { PHONE_LINK } from '../devnet/walletConnect/testWallet.ts';
import { expect, test } from '../fixtures/test.ts';
import { faultsInBothThemes } from '../pages/axe.ts';

const [ONE, OTHER] = [14, 15];
const QUIET_ZONE = 4;
const WRAPPED = parseEther('25');

test.afterEach(({ stage }) => stage.relay.resume());

/** The painted code: one pixel per module, with its margin. */
const paintedModules = async (code: Locator): Promise<readonly (readonly boolean[])[]> => {
  const picture = (await code.screenshot({ animations: 'disabled' })).toString('base64');
  const modules = Number((await code.getAttribute('viewBox'))?.split(' ')[2]);
  return code.page().evaluate(
    async ([data, side]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser paints nothing');
      context.drawImage(image, 0, 0);
      const isDark = (x: number, y: number): boolean => {
        const [left, top] = [((x + 0.5) * image.width) / side, ((y + 0.5) * image.height) / side];
        return (context.getImageData(Math.floor(left), Math.floor(top), 1, 1).data[0] ?? 255) < 128;
      };
      return Array.from({ length: side }, (_row, y) => Array.from({ length: side }, (_cell, x) => isDark(x, y)));
    },
    [picture, modules] as const,
  );
};

const modulesOf = (text: string): readonly (readonly boolean[])[] => {
  const code = generate(text);
  const side = code.size + 2 * QUIET_ZONE;
  return Array.from({ length: side }, (_row, y) =>
    Array.from({ length: side }, (_cell, x) => code.get(x - QUIET_ZONE, y - QUIET_ZONE)),
  );
};

test('a wallet on another device connects by code or link, signs, is followed, and leaves on both sides @phone', async ({
  chain,
  context,
  page,
  stage,
  trade,
  wallets,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sockets = new Set<string>();
  page.on('websocket', (socket) => sockets.add(new URL(socket.url()).origin));
  const phone = await startPhoneWallet(stage, chain, ONE);
  await page.goto(trade.address({ pay: 'MATIC', receive: 'WMATIC' }));
  const choice = await wallets.choose();
  expect(sockets.size).toBe(0);
  await choice.getByRole('button', { name: 'WalletConnect' }).click();
  const refused = await offeredLink(page);
  expect(refused).toMatch(/^wc:[0-9a-f]{64}@2\?/);
  const code = choice.getByRole('img', { name: 'QR code of the WalletConnect link' });
  expect(await paintedModules(code)).toEqual(modulesOf(refused));
  expect.soft(await faultsInBothThemes(page)).toEqual([]);
  const linkOf = (name: string): Promise<string | null> =>
    choice.getByRole('link', { name, exact: true }).getAttribute('href');
  expect(await linkOf('MetaMask')).toBe(`https://link.metamask.io/wc?uri=${encodeURIComponent(refused)}`);
  expect(await linkOf('Another wallet app on this device')).toBe(refused);
  phone.rejectNext();
  await phone.pair(refused);
  await expect(choice.getByRole('alert')).toContainText('The request was rejected in the wallet');
  await choice.getByRole('button', { name: 'Try Again' }).click();
  const used = await offeredLink(page);
  expect(used).not.toBe(refused);
  await phone.pair(used);
  const connected = page.getByRole('dialog', { name: 'Account' });
  await expect(connected).toContainText('Connected with WalletConnect (Test Phone)');
  await expect(connected.getByRole('button', { name: 'Switch account' })).toHaveCount(0);
  await connected.getByRole('button', { name: 'Close' }).click();

  const before = await chain.balanceOf('WMATIC', ONE);
  await trade.pay.fill('25');
  const held = phone.holdNext();
  await trade.button('Wrap').click();
  const { answer } = await held;
  await page.evaluate(() => {
    window.open = (link) => {
      document.body.dataset['opened'] = String(link);
      return null;
    };
  });
  await trade.dialog('Waiting For Confirmation').getByRole('button', { name: 'Open wallet' }).click();
  const opened = (): Promise<string | undefined> => page.evaluate(() => document.body.dataset['opened']);
  expect(await opened()).toBe(PHONE_LINK);
  await page.keyboard.press('Escape');
  const forget = (): Promise<unknown> => page.evaluate(() => delete document.body.dataset['opened']);
  await forget();
  await expect(trade.notifications).toContainText(/A request is still waiting in your wallet.*Wrap 25\.00 MATIC/);
  await trade.notifications.getByRole('button', { name: 'Open wallet' }).click();
  expect(await opened()).toBe(PHONE_LINK);
  await forget();
  await wallets.openAccount(chain.account(ONE));
  const listed = connected.getByRole('list', { name: 'Needs your attention' });
  await expect(listed).toContainText('Wrap 25.00 MATIC');
  await listed.getByRole('button', { name: 'Open wallet' }).click();
  expect(await opened()).toBe(PHONE_LINK);
  await connected.getByRole('button', { name: 'Close' }).click();
  await trade.button('A request is still waiting in your wallet').waitFor();
  answer(false);
  await expect(trade.button('Wrap')).toBeEnabled();
  phone.rejectNext();
  await trade.button('Wrap').click();
  const failed = trade.dialog('Not sent');
  await expect(failed).toContainText('The request was rejected in the wallet.');
  await failed.getByRole('button', { name: 'Dismiss' }).click();
  await trade.button('Wrap').click();
  await trade.happened();
  expect(await chain.balanceOf('WMATIC', ONE)).toBe(before + WRAPPED);
  // Reads and checks use our nodes: the phone sees only signature requests.
  expect(phone.shown.map(({ method }) => method)).toEqual(Array.from({ length: 3 }, () => 'eth_sendTransaction'));
  expect(phone.shown[0]?.chainId).toBe(137);

  await page.reload();
  await expect(wallets.pill(chain.account(ONE))).toBeVisible();
  await phone.update({ account: chain.account(OTHER), chainIds: [137, 1] });
  await expect(wallets.pill(chain.account(OTHER))).toBeVisible();
  await phone.emit('chainChanged', 1);
  const wrong = page.getByRole('alert').filter({ hasText: 'Please connect to the Polygon network.' });
  await wrong.getByRole('button', { name: 'Switch to Polygon' }).click();
  await expect(wrong).toBeHidden();
  await expect(wallets.pill(chain.account(OTHER))).toBeVisible();

  await phone.disconnect();
  await expect(wallets.connectButton).toBeVisible();
  const ended = page.getByRole('status').filter({ hasText: 'The connection to your wallet ended' });
  await ended.getByRole('button', { name: 'Close' }).click();
  await expect(ended).toBeHidden();

  const second = await context.newPage();
  await second.goto(trade.address({ pay: 'MATIC', receive: 'WMATIC' }));
  await expect(second.getByRole('banner').getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  await page.bringToFront();
  await connectPhone(page, phone);
  await expect(second.getByRole('banner').getByRole('button', { name: /^0x|0x/ })).toBeVisible();
  const account = await wallets.openAccount(chain.account(OTHER));
  await account.getByRole('button', { name: 'Disconnect' }).click();
  await expect(wallets.connectButton).toBeVisible();
  await expect.poll(phone.sessions).toBe(0);
  await expect(second.getByRole('banner').getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  expect([...sockets]).toEqual([stage.relay.url]);
  await phone.stop();
});

test(
  'the relay may stop before a link, with a request open and before a request, and a wallet without Polygon is refused',
  { tag: '@once' },
  async ({ chain, context, page, stage, trade, wallets, watch }) => {
    watch.allow(/WebSocket connection to 'ws:\/\/127\.0\.0\.1/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(trade.address({ pay: 'MATIC', receive: 'WMATIC' }));
    await stage.relay.pause();
    const choice = await wallets.choose();
    await choice.getByRole('button', { name: 'WalletConnect' }).click();
    await expect(choice).toContainText('Initializing...');
    await expect(choice.getByRole('alert')).toContainText("Couldn't reach WalletConnect's relay.");
    await stage.relay.resume();
    await choice.getByRole('button', { name: 'Try Again' }).click();

    const silent = await startPhoneWallet(stage, chain, ONE, { methods: ['personal_sign'] });
    await silent.pair(await offeredLink(page));
    await expect(choice.getByRole('alert')).toContainText("This wallet's connection takes no transactions.");
    await expect.poll(silent.sessions).toBe(0);
    await silent.stop();
    await choice.getByRole('button', { name: 'Try Again' }).click();

    const mainnet = await startPhoneWallet(stage, chain, ONE, { chainIds: [1], methods: ['eth_sendTransaction'] });
    await mainnet.pair(await offeredLink(page));
    await expect(choice.getByRole('alert')).toContainText('The wallet did not offer Polygon.');
    await expect.poll(mainnet.sessions).toBe(0);
    await mainnet.stop();
    await choice.getByRole('button', { name: 'Back' }).click();
    await choice.getByRole('button', { name: 'WalletConnect' }).click();
    const left = await offeredLink(page);
    await choice.getByRole('button', { name: 'Back' }).click();
    const phone = await startPhoneWallet(stage, chain, ONE, { chainIds: [1] });
    await choice.getByRole('button', { name: 'WalletConnect' }).click();
    const used = await offeredLink(page);
    expect(used).not.toBe(left);
    await phone.pair(used);
    const wrong = page.getByRole('dialog').getByRole('alert').filter({ hasText: 'Wrong Network' });
    await wrong.getByRole('button', { name: 'Switch to Polygon' }).click();
    const connected = page.getByRole('dialog', { name: 'Account' });
    await expect(connected).toContainText('Connected with WalletConnect (Test Phone)');
    expect(phone.sessions()).toBe(1);
    expect(phone.shown.map(({ method }) => method)).toEqual(['wallet_switchEthereumChain']);
    await connected.getByRole('button', { name: 'Close' }).click();

    await trade.pay.fill('25');
    const before = await chain.balanceOf('WMATIC', ONE);
    const held = phone.holdNext();
    await trade.button('Wrap').click();
    const { answer } = await held;
    await stage.relay.pause();
    const lost = page.getByRole('alert').filter({ hasText: "Couldn't reach your wallet" });
    await expect(lost).toBeVisible();
    answer(true);
    await expect.poll(() => chain.balanceOf('WMATIC', ONE)).toBe(before + WRAPPED);
    await stage.relay.resume();
    await trade.happened();
    await expect(lost).toBeHidden();

    await stage.relay.pause();
    await expect(lost).toBeVisible();
    await trade.pay.fill('5');
    await trade.button('Wrap').click();
    const failed = trade.dialog('Error');
    await expect(failed).toContainText(
      "Couldn't reach your wallet. If it shows no request, check the connection of both devices and try again.",
    );
    await failed.getByRole('button', { name: 'Dismiss' }).click();
    await expect(trade.pay).toHaveValue('5');
    await wallets.openAccount(chain.account(ONE));
    await connected.getByRole('button', { name: 'Disconnect' }).click();
    await expect(wallets.connectButton).toBeVisible();
    await expect(lost).toBeHidden();
    await stage.relay.resume();
    await phone.stop();
  },
);
