import { MaxUint256, parseUnits } from 'ethers';
import { exactText } from '#domain/format/formatExact.ts';
import { MYT_FOR_USDC } from '../fixtures/mytMarket.ts';
import { expect, test } from '../fixtures/test.ts';
import { test as twoNodesTest } from '../fixtures/twoNodes.ts';
import { startRpcProxy, type RpcProxy } from '../rpcProxy.ts';

const REFUSED = /Failed to load resource/;
/** Block time of the configured chain. */
const BLOCK_MS = 2200;
/** A block's request is abandoned after this many blocks. */
const MAX_BLOCKS = 20;

const ownTest = test.extend<{ readonly ownNode: RpcProxy }>({
  ownNode: async ({ stage }, provide) => {
    const proxy = await startRpcProxy(stage.chain.url);
    await provide(proxy);
    await proxy.close();
  },
});

ownTest(
  'a node of one’s own: tested, added, ordered, asked first, left when it fails, removed @once',
  async ({ ownNode, page, rpcProxy, trade, watch }) => {
    watch.allow(REFUSED);
    await page.goto('/settings');
    const section = page.getByRole('region', { name: 'RPC nodes' });
    const url = section.getByRole('textbox', { name: 'URL of a node' });
    const add = section.getByRole('button', { name: 'Add node' });
    const nodes = section.getByRole('list', { name: 'RPC nodes' }).getByRole('listitem');
    const host = new URL(ownNode.url).host;

    await url.fill('http://node.example');
    await add.click();
    await expect(section.getByRole('alert')).toContainText('Use https. Plain http is allowed only for a node on this');
    ownNode.setFaults({ chainId: '0x1' });
    await url.fill(ownNode.url);
    await add.click();
    await expect(section.getByRole('alert')).toContainText('This node serves chain 1, not Polygon (137)');
    await expect(section.getByRole('button', { name: 'Add anyway' })).toBeHidden();
    ownNode.reset();
    ownNode.setMode('fail');
    await add.click();
    await expect(section.getByRole('alert')).toContainText("The node didn't answer: 503: Service Unavailable.");
    await expect(url).toHaveValue(ownNode.url);
    await expect(nodes).toHaveCount(1);
    await section.getByRole('button', { name: 'Add anyway' }).click();
    await expect(nodes).toHaveCount(2);

    ownNode.reset();
    ownNode.setFaults({ batchLimit: 30 });
    await section.getByRole('button', { name: `Test ${host}` }).click();
    const facts = nodes.first();
    await expect(facts).toContainText(/Latency\d+ ms/);
    await expect(facts).toContainText(/Newest block[\d,]+/);
    await expect(facts).toContainText('Chain ID137');
    await expect(facts).toContainText('Log range1,000,000 blocks');
    await expect(facts).toContainText('State overridesYes');
    await expect(facts).toContainText('Batch size20');
    ownNode.reset();

    const secret = 'abcdefghijklmnopqrstuvwxyz';
    await url.fill(`${ownNode.url}/v2/${secret}`);
    await add.click();
    await expect(nodes).toHaveCount(3);
    await expect(url).toHaveValue('');
    await expect(nodes.nth(1)).toContainText(`${host}/v2/••••`);
    await expect(section).not.toContainText(secret);
    const down = section.getByRole('button', { name: `Move ${host} down` });
    await down.focus();
    await page.keyboard.press('Enter');
    await expect(nodes.first()).toContainText('••••');
    await expect(down).toBeFocused();
    await section.getByRole('button', { name: `Remove ${host}/v2/••••` }).click();
    await expect(nodes).toHaveCount(2);
    await expect(nodes.first()).toContainText('In use');

    await expect(async () => {
      rpcProxy.reset();
      ownNode.reset();
      await trade.open(MYT_FOR_USDC);
      await expect(page.getByTitle(`· ${host}`)).toHaveCount(1, { timeout: 15_000 });
      expect(rpcProxy.requests).toHaveLength(0);
      expect(ownNode.requests.length).toBeGreaterThan(0);
    }).toPass();
    ownNode.setMode('fail');
    await expect(page.getByTitle(`· ${new URL(rpcProxy.url).host}`)).toHaveCount(1);
    await trade.pay.fill('10');
    expect((await trade.quote()).filled.base).toBeGreaterThan(0n);

    await page.goto('/settings');
    await section.getByRole('button', { name: `Remove ${host}` }).click();
    await expect(nodes).toHaveCount(1);
    ownNode.reset();
    await page.reload();
    await expect(nodes).toHaveCount(1);
    await expect(nodes).toContainText('In use');
    expect(ownNode.requests).toHaveLength(0);
  },
);

twoNodesTest(
  'a node whose answers cannot be read is left within two blocks',
  { tag: '@once' },
  async ({ chain, page, rpcProxy, secondProxy, trade }) => {
    const second = page.getByTitle(`· ${new URL(secondProxy.url).host}`);
    const shown = page.getByTitle(/· [\w.]+:\d+$/);
    for (const malformed of ['error', 'short'] as const) {
      rpcProxy.reset();
      await trade.open(MYT_FOR_USDC);
      await expect(page.getByTitle(`· ${new URL(rpcProxy.url).host}`)).toHaveCount(1);
      await chain.setBlockSeconds(0);
      const from = await chain.blockNumber();
      await expect(shown).toContainText(exactText(BigInt(from), 0));
      rpcProxy.setFaults({ malformed });
      await chain.mine();
      await page.waitForTimeout(BLOCK_MS);
      await chain.mine();
      // No third block comes.
      await expect(shown).toContainText(exactText(BigInt(from + 2), 0));
      await expect(second).toHaveCount(1);
      await chain.setBlockSeconds(1);
    }
    await page.goto('/settings');
    const section = page.getByRole('region', { name: 'RPC nodes' });
    await expect(section).toContainText("This node's last answer couldn't be read completely.");
  },
);

twoNodesTest(
  'a node that never ends an answer is left for the other one within the time of twenty blocks',
  { tag: '@once' },
  async ({ chain, page, rpcProxy, secondProxy, trade }) => {
    const second = page.getByTitle(`· ${new URL(secondProxy.url).host}`);
    const shown = page.getByTitle(/· [\w.]+:\d+$/);
    for (const mode of ['hang', 'headers', 'drip'] as const) {
      rpcProxy.reset();
      await trade.open(MYT_FOR_USDC);
      await expect(page.getByTitle(`· ${new URL(rpcProxy.url).host}`)).toHaveCount(1);
      rpcProxy.setMode(mode);
      const block = (await chain.blockNumber()) + 1;
      await expect(second).toHaveCount(1, { timeout: MAX_BLOCKS * BLOCK_MS });
      const read = Number((await shown.textContent())?.replace(/\D/g, ''));
      expect(read).toBeGreaterThanOrEqual(block);
    }
  },
);

twoNodesTest(
  'a second node that reports another balance or allowance: the press is stopped, until it is not used any more',
  { tag: '@once' },
  async ({ chain, page, rpcProxy, secondProxy, trade, trader, wallet }) => {
    const { account } = trader;
    const before = await chain.balanceOf('MYT', account);
    await chain.approve(account, 'USDC');
    await trade.open({ pay: 'USDC', receive: 'MYT' });
    await trader.connect();
    const [first, second] = [new URL(rpcProxy.url).host, new URL(secondProxy.url).host];
    const balance = await chain.balanceOf('USDC', account);
    const failed = trade.dialog('Error');
    const press = async (): Promise<void> => {
      await trade.pay.fill('100');
      await trade.place('Buy MYT');
    };

    secondProxy.setFaults({ replaced: [balance, parseUnits('7', 6)] });
    await press();
    await expect(failed).toContainText(
      `Two nodes disagree about your USDC balance: ${first} reports 25,000, ${second} reports 7. Try again, or remove the wrong node in Settings.`,
    );
    await failed.getByRole('button', { name: 'Dismiss' }).click();
    secondProxy.setFaults({ replaced: [MaxUint256, 0n] });
    await press();
    await expect(failed).toContainText('Two nodes disagree about your USDC allowance');
    await failed.getByRole('button', { name: 'Dismiss' }).click();
    expect(wallet.count('eth_sendTransaction')).toBe(0);

    // A lagging node does not disagree.
    secondProxy.setFaults({ lag: 2 });
    await press();
    await trade.happened();
    expect(await chain.balanceOf('MYT', account)).toBeGreaterThan(before);

    secondProxy.setFaults({ replaced: [await chain.balanceOf('USDC', account), 0n] });
    await page.goto('/settings');
    await page.getByRole('button', { name: `Don't use ${second}` }).click();
    await expect(page.getByText('Not used')).toBeVisible();
    await trade.open(MYT_FOR_USDC);
    await press();
    await trade.happened();
    expect(wallet.count('eth_sendTransaction')).toBe(2);
  },
);
