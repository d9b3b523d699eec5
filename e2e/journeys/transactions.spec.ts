import type { Hex } from '#domain/multicall/types.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'a receipt removed by a reorg makes the transaction pending again, once the chain is beyond its block',
  { tag: '@once' },
  async ({ chain, page, trade, trader }) => {
    const { account } = trader;
    await trader.readyToBuy();
    const before = await chain.balanceOf('MYT', account);
    const snapshot = await chain.node.rpc<Hex>('evm_snapshot');
    await trade.place('Buy MYT');
    await expect(trade.notifications).toContainText('Bought');
    await expect(page.getByRole('banner')).not.toContainText('pending');

    await chain.setBlockSeconds(0);
    const removed = await chain.blockNumber();
    expect(await chain.node.rpc('evm_revert', snapshot)).toBe(true);
    expect(await chain.balanceOf('MYT', account)).toBe(before);
    const emptyBlocks = removed + 1 - (await chain.blockNumber());
    await chain.node.rpc('anvil_mine', `0x${emptyBlocks.toString(16)}`);
    await chain.setBlockSeconds(1);
    await expect(page.getByRole('banner')).toContainText('1 pending');
    await expect(trade.notifications.getByText('Bought')).toHaveCount(0);
    await expect(trade.dialog('Transaction Submitted')).toBeVisible();
    expect(await chain.balanceOf('MYT', account)).toBe(before);
  },
);
