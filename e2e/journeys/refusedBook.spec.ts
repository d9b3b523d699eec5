import type { Locator } from '@playwright/test';
import { parseUnits } from 'ethers';
import { ROLES } from '../devnet/accounts.ts';
import { encodeCall } from '../devnet/contracts.ts';
import { TOKENS } from '../devnet/tokens.ts';
import type { TestChain } from '../fixtures/chain.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TradePage } from '../pages/tradePage.ts';

const whole = (amount: string, decimals = 18): bigint => parseUnits(amount, decimals);
const usdc = (amount: string): bigint => whole(amount, 6);
const [MAKER] = ROLES.traders;
/** Reverts whatever it is called with. */
const REJECTS_COIN = '0x60006000fd';

/** Buys 100 WMATIC just below the pool's price, paid out as MATIC, which the account rejects from then on. */
const placeUnpayable = async (chain: TestChain): Promise<bigint> => {
  const { base, quote } = await chain.reserves('WMATIC', 'USDC');
  const maker = chain.account(MAKER);
  const from = (whole('100') * quote * 9_999n) / (base * 10_000n);
  await chain.approve(MAKER, 'USDC');
  await chain.sendAs(MAKER, {
    to: chain.deployment.orderBook,
    data: encodeCall('book', 'addOrderForETH', [maker, TOKENS.USDC.address, 0n, from, whole('100')]),
  });
  await chain.node.rpc('anvil_setCode', maker, REJECTS_COIN);
  return from;
};

/** The rewards of limit orders cannot be paid, so every order and cancellation reverts. */
const stopRewards = (chain: TestChain) =>
  chain.sendAs(ROLES.deployer, {
    to: TOKENS.MYT.address,
    data: encodeCall('token', 'approve', [chain.deployment.orderMining.rewards, 0n]),
  });

const refusalIn = ({ ticket }: TradePage): Locator =>
  ticket.getByRole('status').filter({ hasText: 'The order book would reject this order' });

test(
  'a maker that cannot be paid is named before the press, and one press pays only what fills without it',
  { tag: '@once' },
  async ({ chain, trade, trader, wallet }) => {
    const { account } = trader;
    const unpayable = await placeUnpayable(chain);
    const ordersOf = (owner: number) => chain.openOrders('USDC', 'WMATIC', owner);
    const makers = await ordersOf(MAKER);
    const before = { matic: await chain.nativeBalance(account), usdc: await chain.balanceOf('USDC', account) };
    await trader.connectAt(() => trade.open({ pay: 'MATIC', receive: 'USDC' }));
    await trade.pay.fill('5000');

    const refusal = refusalIn(trade);
    await expect(refusal).toContainText("its owner can't receive the payment");
    await expect(trade.button('Sell MATIC')).toBeDisabled();
    await expect(refusal.getByRole('button', { name: /^Use the limit price 0\.\d+$/ })).toBeVisible();
    await refusal.getByRole('button', { name: /^Pay only [\d.,]+ MATIC now$/ }).click();
    await expect(refusal).toBeHidden();
    await expect(trade.price).toHaveValue(/^0\.\d+$/);
    await expect(trade.button('Sell MATIC')).toBeEnabled();
    const quoted = await trade.place('Sell MATIC');
    const { hash } = await trade.happened();

    expect(wallet.count('eth_sendTransaction')).toBe(1);
    const spent = before.matic - (await chain.nativeBalance(account)) - (await chain.gasPaid(hash));
    expect(spent).toBe(quoted.filled.base);
    expect(await chain.balanceOf('USDC', account)).toBe(before.usdc + quoted.filled.quote);
    expect(await chain.openOrders('WMATIC', 'USDC', account)).toEqual([]);
    expect(await ordersOf(MAKER)).toEqual(makers);
    expect(makers.some(({ remain }) => remain === unpayable)).toBe(true);
  },
);

test(
  'rewards that cannot be paid are named before an order or a cancellation is pressed; two steps pay WMATIC',
  { tag: '@once' },
  async ({ chain, trade, trader, wallet }) => {
    const { account } = trader;
    await chain.placeOrder(account, { sold: 'WMATIC', bought: 'USDC', from: whole('10'), to: usdc('9') });
    await stopRewards(chain);
    await chain.approve(account, 'USDC');
    const before = await chain.balanceOf('WMATIC', account);
    await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MATIC' }));
    await trade.pay.fill('100');
    await expect(refusalIn(trade)).toContainText("The exchange's reward contract can't pay");
    await expect(trade.button('Buy MATIC')).toBeDisabled();

    await trade.cancelButtons.click();
    const dialog = trade.dialog('Cancel this order?');
    await expect(dialog).toContainText('10.00 MATIC');
    await expect(dialog).toContainText('which pays WMATIC, not MATIC');
    await expect(dialog).toContainText('10.00 WMATIC');
    await expect(dialog.getByRole('button', { name: 'Cancel order' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel in two steps' }).click();
    await trade.happened();

    expect(wallet.count('eth_sendTransaction')).toBe(2);
    expect(await chain.openOrders('WMATIC', 'USDC', account)).toEqual([]);
    expect(await chain.balanceOf('WMATIC', account)).toBe(before + whole('10'));
  },
);
