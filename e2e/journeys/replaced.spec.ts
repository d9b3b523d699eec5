import type { Hex } from '#domain/multicall/types.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestChain } from '../fixtures/chain.ts';
import type { TestWallet } from '../fixtures/wallet.ts';
import type { TradePage } from '../pages/tradePage.ts';

interface Waiting {
  readonly from: string;
  readonly to: string;
  readonly input: Hex;
  readonly value: Hex;
  readonly nonce: Hex;
}

/** Twice the wallet's offer: a node replaces the first one. */
const DOUBLE_FEES = { maxFeePerGas: '0x2e90edd000', maxPriorityFeePerGas: '0x77359400' } as const;
/** More gas than a block has, so the order waits. */
const ORDER_GAS = '0x1312d00';
const FULL_BLOCK_GAS = '0x1c9c380';
const SMALL_BLOCK_GAS = '0xe4e1c0';

/** @returns the hash, once the page shows it as pending */
const placeWaiting = async (chain: TestChain, trade: TradePage, wallet: TestWallet): Promise<Hex> => {
  await trade.pay.fill('100');
  await expect(trade.button('Buy MYT')).toBeEnabled();
  await chain.setBlockSeconds(0);
  await chain.setBlockGas(FULL_BLOCK_GAS);
  wallet.setGas(ORDER_GAS);
  await trade.place('Buy MYT');
  await expect(trade.dialog('Transaction Submitted')).toBeVisible();
  await chain.setBlockGas(SMALL_BLOCK_GAS);
  const start = await chain.blockNumber();
  await chain.setBlockSeconds(1);
  await expect.poll(() => chain.blockNumber()).toBeGreaterThan(start + 3);
  return trade.shownHash('Transaction Submitted');
};

interface Replacement {
  readonly to?: string;
  readonly data?: Hex;
  readonly value?: Hex;
}

/** Uses the pending nonce; blocks take it. @returns its hash */
const replace = async (chain: TestChain, hash: Hex, replacement: Replacement): Promise<Hex> => {
  const { from, to, input, value, nonce } = await chain.node.rpc<Waiting>('eth_getTransactionByHash', hash);
  const same = { from, to, data: input, value, nonce, gas: '0x2dc6c0' };
  return chain.node.rpc<Hex>('eth_sendTransaction', { ...same, ...DOUBLE_FEES, ...replacement });
};

test('a transaction cancelled, replaced or sped up in the wallet is reported as what was mined, and no success otherwise @once', async ({
  chain,
  page,
  trade,
  trader,
  wallet,
}) => {
  const { account } = trader;
  await chain.approve(account, 'USDC');
  await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));

  await test.step('cancelled: no success for what did not happen', async () => {
    const usdc = await chain.balanceOf('USDC', account);
    const hash = await placeWaiting(chain, trade, wallet);
    await replace(chain, hash, { to: chain.account(account), data: '0x', value: '0x0' });
    await expect(trade.notifications).toContainText('Cancelled: ');
    await expect(trade.notifications).toContainText(
      'It was cancelled in the wallet. Only the network fee of the cancellation was spent.',
    );
    await expect(trade.notifications).not.toContainText('Bought');
    await expect(page.getByRole('banner')).not.toContainText('pending');
    expect(await chain.balanceOf('USDC', account)).toBe(usdc);
    expect(await chain.openOrders('USDC', 'MYT', account)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('replaced by something else: reported as one that did not happen', async () => {
    const hash = await placeWaiting(chain, trade, wallet);
    await replace(chain, hash, { to: chain.account(18), data: '0x', value: '0x1' });
    await expect(trade.notifications).toContainText('Replaced: ');
    await expect(trade.notifications).toContainText('and can no longer be executed.');
    await expect(page.getByRole('banner')).not.toContainText('pending');
    expect(await chain.openOrders('USDC', 'MYT', account)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('sped up: found as the one that was mined', async () => {
    const before = await chain.balanceOf('MYT', account);
    const hash = await placeWaiting(chain, trade, wallet);
    const faster = await replace(chain, hash, {});
    const { text, hash: shown } = await trade.happened();
    expect(text).toContain('Bought');
    expect(shown).toBe(faster);
    expect((await chain.receipt(faster)).status).toBe('0x1');
    expect(await chain.balanceOf('MYT', account)).toBeGreaterThan(before);
    await expect(trade.notifications).toContainText('Bought');
    await expect(page.getByRole('banner')).not.toContainText('pending');
  });
});
