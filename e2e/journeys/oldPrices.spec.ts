import { parseUnits } from 'ethers';
import { encodeCall } from '../devnet/contracts.ts';
import { TOKENS } from '../devnet/tokens.ts';
import { providesMyt, test as liquidityTest } from '../fixtures/liquidityTest.ts';
import { expect, test } from '../fixtures/test.ts';

const STALE = /Prices are [^.]+ old, so trading is paused\. Check your connection, or wait for a new block\./;
const TOO_OLD = 'Prices are too old';

liquidityTest(
  'on old prices nothing is supplied to a pool and nothing is removed from it',
  { tag: '@once' },
  async ({ add, chain, remove, rpcProxy, trader, wallet }) => {
    await providesMyt(chain, trader.account);
    rpcProxy.setFaults({ pastSeconds: 600 });
    await trader.connectAt(() => add.open('MYT', 'USDC'));
    await add.amount('MYT').fill('10');
    await expect(add.button(TOO_OLD)).toBeDisabled();
    await expect(add.form).toContainText(STALE);
    await remove.open('MYT', 'USDC');
    await remove.percent.fill('25');
    await expect(remove.button(TOO_OLD)).toBeDisabled();
    await expect(remove.form).toContainText(STALE);
    expect(wallet.count('eth_sendTransaction') + wallet.count('eth_signTypedData_v4')).toBe(0);
    rpcProxy.setFaults({});
    await expect(remove.button('Sign')).toBeEnabled();
  },
);

test(
  'nothing is swapped on another exchange at old prices, neither before the confirmation nor in it',
  { tag: '@once' },
  async ({ chain, rpcProxy, trade, trader, wallet }) => {
    const [harbour] = chain.deployment.exchanges;
    if (!harbour) throw new Error('There is no second exchange');
    const data = encodeCall('token', 'approve', [harbour.router, parseUnits('100', 6)]);
    await chain.sendAs(trader.account, { to: TOKENS.USDC.address, data });
    await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'WBTC' }));
    await trade.pay.fill('100');
    await expect(trade.ticket).toContainText('WBTC/USDC pool of Harbour');
    await trade.button('Buy WBTC').click();
    const dialog = trade.dialog('Confirm swap on Harbour');
    await expect(dialog.getByRole('button', { name: 'Buy WBTC' })).toBeEnabled();
    rpcProxy.setFaults({ isFrozen: true });
    await expect(dialog).toContainText(STALE);
    await expect(dialog.getByRole('button', { name: 'Buy WBTC' })).toBeDisabled();
    await trade.page.keyboard.press('Escape');
    await expect(trade.button(TOO_OLD)).toBeDisabled();
    await expect(trade.ticket).toContainText(STALE);
    expect(wallet.count('eth_sendTransaction')).toBe(0);
  },
);
