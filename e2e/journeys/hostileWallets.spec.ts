import { parseEther } from 'ethers';
import { expect, test } from '../fixtures/test.ts';
import { shortAddress } from '../pages/walletPages.ts';

const SENT_ALL_THE_SAME = "Your wallet reported that it didn't send this, but it was sent.";
const MARKET = { pay: 'MATIC', receive: 'WMATIC' } as const;

test(
  'a wallet may throw text, a number or nothing, or refuse what it has sent',
  { tag: '@once' },
  async ({ chain, page, trade, trader, wallet, wallets }) => {
    await trader.connectAt(() => page.goto(trade.address(MARKET)));
    const before = await chain.balanceOf('WMATIC', trader.account);
    const press = async (amount: string): Promise<void> => {
      await trade.pay.fill(amount);
      await trade.button('Wrap').click();
    };
    const forget = async (): Promise<void> => {
      const account = await wallets.openAccount(chain.account(trader.account));
      await account.getByRole('button', { name: 'Forget' }).click();
      await expect(account.getByText('unanswered')).toBeHidden();
      await account.getByRole('button', { name: 'Close' }).click();
    };

    const failures = [
      ['Bananas ripened', 'Bananas ripened'],
      [undefined, 'The wallet gave no reason. Check its activity before you try again.'],
    ] as const;
    for (const [thrown, words] of failures) {
      await test.step(`it throws ${JSON.stringify(thrown)}: shown, listed, and kept in the field`, async () => {
        wallet.throwNext(thrown);
        await press('1');
        const failed = trade.dialog('Error');
        await expect(failed).toContainText(words);
        await failed.getByRole('button', { name: 'Dismiss' }).click();
        await expect(trade.pay).toHaveValue('1');
        await expect(trade.button('A request is still waiting in your wallet')).toBeVisible();
        await forget();
      });
    }

    await test.step('it refuses with its code as text: quiet, and nothing is listed', async () => {
      wallet.throwNext({ code: '4001' });
      await press('1');
      const refused = trade.dialog('Not sent');
      await expect(refused).toContainText('The request was rejected in the wallet.');
      await refused.getByRole('button', { name: 'Dismiss' }).click();
      await expect(trade.button('Wrap')).toBeEnabled();
    });

    await test.step('it sends and refuses: the dialog becomes what happened', async () => {
      await chain.setBlockSeconds(0);
      wallet.throwNext({ code: 4001, message: 'User rejected the request.' }, true);
      await press('2');
      await expect(trade.dialog('Not sent')).toBeVisible();
      await chain.setBlockSeconds(1);
      await expect(trade.dialog('What happened')).toContainText(SENT_ALL_THE_SAME);
      await trade.happened();
      await expect(trade.notifications).toContainText(SENT_ALL_THE_SAME);
      await expect(trade.pay).toHaveValue('');
      expect(await chain.balanceOf('WMATIC', trader.account)).toBe(before + parseEther('2'));
    });

    await test.step('it signs from another account: both are named, and nothing of this account changes', async () => {
      const OTHER = 17;
      const others = await chain.balanceOf('WMATIC', OTHER);
      wallet.signNextAs(OTHER);
      await press('4');
      const words = `Your wallet sent this from another account, ${shortAddress(chain.account(OTHER))}: Wrap 4.00 MATIC`;
      await expect(page.getByRole('dialog')).toContainText(words);
      await expect.poll(() => chain.balanceOf('WMATIC', OTHER)).toBe(others + parseEther('4'));
      expect(await chain.balanceOf('WMATIC', trader.account)).toBe(before + parseEther('2'));
      await page.keyboard.press('Escape');
    });

    await test.step('it sends and throws nothing: found as well, also after a reload', async () => {
      await chain.setBlockSeconds(0);
      wallet.throwNext(undefined, true);
      await press('3');
      await expect(trade.dialog('Error')).toContainText('The wallet gave no reason.');
      await page.reload();
      await expect(trade.pay).toHaveValue('3');
      await chain.setBlockSeconds(1);
      await expect(trade.pay).toHaveValue('');
      const account = await wallets.openAccount(chain.account(trader.account));
      await expect(account).toContainText('Wrapped 3.00 MATIC');
      await expect(account.getByText('unanswered')).toBeHidden();
      expect(await chain.balanceOf('WMATIC', trader.account)).toBe(before + parseEther('5'));
    });
  },
);
