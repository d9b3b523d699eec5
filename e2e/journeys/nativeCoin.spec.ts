import { parseEther, parseUnits } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import { encodeCall } from '../devnet/contracts.ts';
import { expect, test } from '../fixtures/test.ts';
import { goWithin } from '../pages/allRoutes.ts';

const quantity = (value: bigint): Hex => `0x${value.toString(16)}`;

test('the coin is paid without approval, comes back from a cancelled order, and is received unwrapped @once', async ({
  chain,
  page,
  trade,
  trader,
  wallet,
}) => {
  const { account } = trader;
  const lastMethod = (): string | undefined =>
    (wallet.sent('eth_sendTransaction').flat() as { data: string }[]).at(-1)?.data.slice(0, 10);
  await chain.approve(account, 'USDC');
  await trader.connectAt(() => trade.open({ pay: 'MATIC', receive: 'USDC' }));

  await test.step('pays MATIC: nothing to approve, the order is sent with the coin', async () => {
    const before = { matic: await chain.nativeBalance(account), usdc: await chain.balanceOf('USDC', account) };
    await trade.pay.fill('500');
    const quoted = await trade.place('Sell MATIC');
    const { hash } = await trade.happened();
    expect(await chain.balanceOf('USDC', account)).toBe(before.usdc + quoted.filled.quote);
    expect(before.matic - (await chain.nativeBalance(account)) - (await chain.gasPaid(hash))).toBe(parseEther('500'));
    expect(quoted.filled.base + quoted.rest.base).toBe(parseEther('500'));
    const args = [chain.account(account), chain.deployment.tokens.USDC, 0n, 0n];
    expect(lastMethod()).toBe(encodeCall('book', 'addOrderWithETH', args).slice(0, 10));
  });

  await test.step('cancels an order that sells MATIC and gets the coin back', async () => {
    const before = await chain.nativeBalance(account);
    const others = (await chain.openOrders('WMATIC', 'USDC', account)).length;
    await trade.ticket.getByRole('tab', { name: 'Limit' }).click();
    await trade.price.fill('2');
    await trade.pay.fill('100');
    await trade.place('Sell MATIC');
    const placed = await trade.happened();
    const spent = parseEther('100') + (await chain.gasPaid(placed.hash));
    expect(before - (await chain.nativeBalance(account))).toBe(spent);

    expect(others).toBe(0);
    await trade.cancelOrder();
    const cancelled = await trade.happened();
    const gas = (await chain.gasPaid(placed.hash)) + (await chain.gasPaid(cancelled.hash));
    expect(before - (await chain.nativeBalance(account))).toBe(gas);
    expect(await chain.openOrders('WMATIC', 'USDC', account)).toEqual([]);
    await trade.ticket.getByRole('tab', { name: 'Market' }).click();
  });

  await test.step('receives MATIC for USDC, not the wrapped coin', async () => {
    await goWithin(page, trade.address({ pay: 'USDC', receive: 'MATIC' }));
    const before = {
      matic: await chain.nativeBalance(account),
      wmatic: await chain.balanceOf('WMATIC', account),
      usdc: await chain.balanceOf('USDC', account),
    };
    await trade.pay.fill('350');
    const quoted = await trade.place('Buy MATIC');
    const { hash } = await trade.happened();
    expect((await chain.nativeBalance(account)) + (await chain.gasPaid(hash)) - before.matic).toBe(quoted.filled.base);
    expect(quoted.filled.base).toBeGreaterThan(parseEther('490'));
    expect(await chain.balanceOf('WMATIC', account)).toBe(before.wmatic);
    expect(await chain.balanceOf('USDC', account)).toBe(before.usdc - parseUnits('350', 6));
    const args = [chain.account(account), chain.deployment.tokens.USDC, 0n, 1n, 1n];
    expect(lastMethod()).toBe(encodeCall('book', 'addOrderForETH', args).slice(0, 10));
  });
});

test('Max leaves what the order costs in gas, and is sent through @once', async ({ chain, trade, trader }) => {
  const { account } = trader;
  const max = trade.ticket.getByRole('button', { name: 'Max' }).first();
  const kept = async (): Promise<bigint> => {
    await max.click();
    await expect(trade.pay).toHaveValue(/\d/);
    return (await chain.nativeBalance(account)) - parseEther(await trade.pay.inputValue());
  };
  await chain.node.rpc('anvil_setBalance', chain.account(account), quantity(parseEther('500')));
  await trader.connectAt(() => trade.open({ pay: 'MATIC', receive: 'USDC' }));
  await expect.poll(kept).toBeLessThan(parseEther('0.1'));
  expect(await kept()).toBeGreaterThanOrEqual(parseEther('0.01'));

  // The base fee falls with each empty block; the wallet offers at most 100 gwei.
  await chain.setBlockSeconds(0);
  const keptWhenDear = async (): Promise<bigint> => {
    await chain.node.rpc('anvil_setNextBlockBaseFeePerGas', quantity(90n * 10n ** 9n));
    await chain.mine();
    return kept();
  };
  await expect.poll(keptWhenDear).toBeGreaterThan(parseEther('0.15'));
  await trade.place('Sell MATIC');
  await expect(trade.dialog('Transaction Submitted')).toBeVisible();
  await chain.setBlockSeconds(1);
  const { hash } = await trade.happened();
  const { status } = await chain.receipt(hash);
  expect(status).toBe('0x1');
  expect(await chain.nativeBalance(account)).toBeLessThan(parseEther('1'));
});
