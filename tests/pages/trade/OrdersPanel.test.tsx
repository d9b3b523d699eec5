import { screen, waitFor, within } from '@testing-library/react';
import { AbiCoder, toBeHex, zeroPadValue } from 'ethers';
import { describe, expect, it, vi } from 'vitest';
import { orderBookTopics } from '#chain/abis/orderBookExt.ts';
import { poolTopics } from '#chain/abis/pool.ts';
import { polygonAddresses } from '#config/addresses/polygon.ts';
import { ask, bid, maker, E18, maticBook, mockBook, USDC, WMATIC } from './mockMarket.ts';
import { walletError } from '../../support/fakeWallet.ts';
import { alice, marketRead, openDesk, ordersConnected } from './tradeDesk.tsx';
import '#pages/trade/order/cancel/CancelAll.tsx';
import '#pages/trade/order/cancel/CancelOrder.tsx';
import '#pages/trade/shared/ExportButton.tsx';
import '#pages/trade/openOrders/WhyNotFilled.tsx';

const mine = { ...bid(41, 6_000n, 4135n), maker: alice } as const;
const sold = { ...ask(42, 5_000n, 4225n), maker: alice, remain: 3_200n * E18 } as const;
const book = mockBook({
  side0: { ...mockBook().side0, orders: [...mockBook().side0.orders, mine] },
  side1: { ...mockBook().side1, orders: [...mockBook().side1.orders, sold] },
});
const cancelName = 'Cancel the order of 5,000.00 MYT at 0.42250';

describe('the tabs under the chart', () => {
  it('count the open orders and lead to the others', async () => {
    const { user } = openDesk({ book });
    await marketRead();
    expect(await screen.findByRole('tab', { name: 'Open orders 2', selected: true })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Balances' }));
    const balances = await screen.findByRole('table', { name: 'Balances' });
    expect(await within(balances).findByRole('row', { name: /MYT/ })).toHaveTextContent('8,940.2');
    await user.click(screen.getByRole('tab', { name: 'Order history' }));
    expect(await screen.findByRole('tabpanel', { name: 'Order history' })).toBeInTheDocument();
  });
});

it('"Why is it not filled?" names the queue and the counter-order', async () => {
  const { user } = openDesk({ book });
  await marketRead();
  await user.click(
    await screen.findByRole('button', { name: 'Why is the order of 5,000.00 MYT at 0.42250 not filled?' }),
  );
  expect(
    await screen.findByText("This order's price is 1.03% above the pool's. New orders trade with the pool first."),
  ).toBeInTheDocument();
  expect(screen.getByText('3 orders are ahead of it, with 10,880.00 MYT.')).toBeInTheDocument();
  expect(
    screen.getByText(/^A new order that sells .* USDC for .* MYT, at 0\.42250, would fill it now\.$/),
  ).toBeInTheDocument();
});

it('the order shows the reason on a press on a phone', async () => {
  const { user } = openDesk({ book, width: 390, connected: true });
  const [first] = await screen.findAllByText('Why is it not filled?');
  if (!first) throw new Error('no order is shown');
  await user.click(first);
  expect(await screen.findByText(/^3 orders are ahead of it/)).toBeInTheDocument();
});

/** Presses the button and reads the file that is saved. */
const exported = async (user: ReturnType<typeof openDesk>['user']): Promise<string> => {
  const files: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  for (const spy of [create, click, revoke]) spy.mockRestore();
  const [file] = files;
  if (!file) throw new Error('nothing was saved');
  const reader = new FileReader();
  reader.readAsText(file);
  await new Promise((done) => reader.addEventListener('load', done));
  return String(reader.result);
};

describe('CSV export of each table', () => {
  it('contains open orders', async () => {
    const { user } = openDesk({ book });
    await marketRead();
    expect((await exported(user)).split('\r\n')).toEqual([
      'market (base/quote),side,price (quote per base),amount (base),filled (%),remaining (token paid),order,placed (UTC)',
      'MYT/USDC,SELL,0.4225,5000,,3200,42,',
      'MYT/USDC,BUY,0.4135,6000,0,2481,41,',
      '',
    ]);
  });

  it('contains balances, to their last unit, with what open orders bind and the value of each', async () => {
    const { user } = openDesk({ book });
    await marketRead();
    await user.click(screen.getByRole('tab', { name: 'Balances' }));
    const balances = within(await screen.findByRole('table', { name: 'Balances' }));
    await balances.findByRole('row', { name: /MYT/ });
    const rows = (await exported(user)).split('\r\n');
    expect(rows[0]).toBe('token,address,balance,in open orders,value (USD),value where pools disagree (USD)');
    expect(rows).toContainEqual(expect.stringMatching(/^MATIC,,412\.6,0,/));
    expect(rows).toContain(`USDC,${USDC.address},12480.55,2481,14961.55,`);
    expect(balances.getByRole('row', { name: /^Total/ })).toHaveTextContent(/\$[\d,]+\.\d\d$/);
  });
});

it('balances count held tokens of no list, and show them by a switch, in the file too', async () => {
  const gift = maker(77);
  const transfer = {
    address: gift,
    topics: [poolTopics.transfer, zeroPadValue(maker(78), 32), zeroPadValue(alice, 32)],
    data: toBeHex(5n, 32),
    blockNumber: '0x10',
    blockHash: '0x10',
    logIndex: '0x1',
    transactionHash: '0x10',
  };
  const { user, nextBlock } = openDesk({
    book,
    prepare: (chain) => {
      chain.logs = [transfer];
      chain.tokens.set(gift, { symbol: 'GIFT', name: 'Gift', decimals: 0 });
      chain.balances.set(`${gift} ${alice}`, 7n);
    },
  });
  await marketRead();
  await user.click(screen.getByRole('tab', { name: 'Balances' }));
  await nextBlock();
  expect(await screen.findByText(/^1 entry hidden: unlisted token/)).toBeVisible();
  expect((await exported(user)).includes(gift)).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await nextBlock();
  const balances = within(screen.getByRole('table', { name: 'Balances' }));
  expect(await balances.findByRole('row', { name: /^GIFT/ })).toHaveTextContent(/7/);
  expect((await exported(user)).split('\r\n')).toContainEqual(expect.stringMatching(new RegExp(`${gift},7,0,,`)));
});

/** The log of an order of Alice's that sells WMATIC for USDC. */
const placedElsewhere = (index: bigint) => ({
  address: polygonAddresses.orderBook,
  topics: [orderBookTopics.addOrder, zeroPadValue(alice, 32), zeroPadValue(WMATIC.address, 32), toBeHex(index, 32)],
  data: AbiCoder.defaultAbiCoder().encode(['address', 'uint256', 'uint256'], [USDC.address, 5n * E18, 4_000_000n]),
  blockNumber: '0x10',
  blockHash: '0x10',
  logIndex: toBeHex(index),
  transactionHash: '0x10',
});

it('open orders over all pairs are recognised by list membership, never by the remain field', async () => {
  const open = { ...ask(7, 5n, 8_000n), maker: alice } as const;
  const elsewhere = maticBook();
  const side = elsewhere.token0 === WMATIC.address ? 'side0' : 'side1';
  const { user, nextBlock } = openDesk({
    book,
    prepare: (chain) => {
      chain.books = [book, { ...elsewhere, [side]: { ...elsewhere[side], orders: [ask(5, 5n, 7_900n), open] } }];
      chain.logs = [placedElsewhere(7n), placedElsewhere(8n)];
    },
  });
  await marketRead();
  await nextBlock();
  expect(await screen.findByRole('tab', { name: 'Open orders 3' })).toBeInTheDocument();
  const row = screen.getByRole('row', { name: /^MATIC\/USDC/ });
  // Shows the distance to the market, though its book is not followed, and the order's block.
  await waitFor(() => expect(row).toHaveTextContent(/0\.800005\.00 MATIC0%[+−][\d.]+%Block 16/));
  await user.click(within(row).getByRole('button', { name: /^Why is the order of 5\.00 MATIC/ }));
  await nextBlock();
  expect(await screen.findByText('1 order is ahead of it, with 5.00 MATIC.')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'This market only' }));
  expect(screen.queryByRole('row', { name: /^MATIC\/USDC/ })).toBeNull();
});

describe('cancel', () => {
  it('a typed amount comes back, at most what is left', async () => {
    const { user } = openDesk({ book });
    await marketRead();
    await user.click(await screen.findByRole('button', { name: cancelName }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
    const amount = dialog.getByRole('textbox', { name: 'Amount to cancel' });
    expect(amount).toHaveValue('3200');
    await user.clear(amount);
    await user.type(amount, '200');
    expect(dialog.getByRole('button', { name: 'Cancel part' })).toBeEnabled();
    expect(screen.getByRole('dialog')).toHaveTextContent('Returned to you200.00 MYT');
    await user.type(amount, '00');
    expect(dialog.getByText('Only 3,200.00 MYT of the order remains.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Cancel order' })).toBeDisabled();
  });

  it('sends several one after another, ends with the first that is rejected, and shows what was done', async () => {
    const { user, wallet } = openDesk({ book });
    let sent = 0;
    wallet.answer('eth_sendTransaction', () => {
      sent += 1;
      if (sent === 2) throw walletError(4001, 'User rejected the request');
      return `0x${'1'.repeat(64)}`;
    });
    let answerCapabilities = (): void => undefined;
    wallet.answer('wallet_getCapabilities', () => new Promise((resolve) => (answerCapabilities = () => resolve({}))));
    await marketRead();
    await user.click(await screen.findByRole('button', { name: 'Cancel all' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel 2 orders?' });
    const cancelAll = within(dialog).getByRole('button', { name: 'Cancel all' });
    expect(dialog).toHaveTextContent('Checking whether your wallet can cancel them all at once.');
    expect(cancelAll).toHaveAttribute('aria-busy', 'true');
    answerCapabilities();
    await waitFor(() => expect(dialog).toHaveTextContent('Your wallet will ask you to confirm each order.'));
    await user.click(cancelAll);
    await waitFor(() => expect(dialog).toHaveTextContent('Stopped: 1 of 2 cancellations were sent.'));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('The request was rejected in the wallet.');
    expect(sent).toBe(2);
  });
});

it('the depth chart of a phone is among the tabs', async () => {
  const { user } = openDesk({ book, width: 390 });
  await ordersConnected();
  const tabs = within(await screen.findByRole('tablist', { name: 'Your orders' }));
  await user.click(tabs.getByRole('tab', { name: 'Depth' }));
  expect(await screen.findByRole('slider', { name: 'Depth at a price' })).toBeInTheDocument();
});
