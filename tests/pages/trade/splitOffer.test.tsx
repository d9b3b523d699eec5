import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatUnits, parseUnits } from 'ethers';
import { rules } from '#config/rules.ts';
import { gasPriceStore } from '#stores/gasPriceStore.ts';
import { harbourMaticPool, harbourPool } from './exchangeDesk.tsx';
import { E18, maticBook, USDC } from './mockMarket.ts';
import { alice, field, marketRead, mytUsdc, openDesk, ticket, button } from './tradeDesk.tsx';
import '#pages/trade/order/confirm/split/SplitOrder.tsx';
import '#pages/trade/ticket/ExchangeLine.tsx';

await vi.hoisted(async () => {
  const { configure } = await import('../../support/configure.ts');
  const { withHarbour } = await import('./harbour.ts');
  configure(withHarbour());
});

const GWEI = 10n ** 9n;

interface Opened {
  /** Undefined: the wallet never answers. */
  readonly batches: boolean | undefined;
  readonly allowance?: bigint;
}

/** 8,000 USDC for MYT, at the same price on both exchanges; MATIC has a price in dollars. */
const openLarge = async ({ batches, allowance }: Opened) => {
  const desk = openDesk({
    address: mytUsdc,
    prepare: (chain) => {
      if (allowance !== undefined) chain.allowances.set(`${USDC.address} ${alice}`, allowance);
      chain.books = [...chain.books, harbourPool(1000n), maticBook()];
    },
  });
  const capabilities = batches === true ? { '0x89': { atomic: { status: 'supported' } } } : {};
  const never = () => new Promise(() => undefined);
  desk.wallet.answer('wallet_getCapabilities', batches === undefined ? never : capabilities);
  await marketRead();
  await desk.user.type(field('Amount to pay'), '8000');
  return desk;
};

const words = (text: RegExp) => ticket().findByText(text);
const feeShown = (dialog: HTMLElement): string | undefined =>
  /Network fee, estimated([\d.]+) MATIC/.exec(dialog.textContent)?.[1];

const isUsed = (): boolean => ticket().queryByText(/USDC pool of Harbour/) !== null;
const radio = (name: string) => ticket().queryByRole('radio', { name });

/** Time after which an account that does not answer counts as one that can't batch. */
const CAPABILITIES_TIMEOUT_MS = 2000;
/** Timers of this delay never end. */
const stopClock = (delay: number): void => {
  const { setTimeout } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((callback: () => void, ms?: number) =>
    setTimeout(ms === delay ? () => undefined : callback, ms)) as typeof setTimeout);
};

afterEach(() => void vi.restoreAllMocks());

describe('a split that pays more than the best exchange alone', () => {
  it('is offered before the network fee is known, but is not the automatic choice', async () => {
    await openLarge({ batches: true });
    await words(/A split over MYT Exchange and Harbour pays [\d,.]+ MYT more, after exchange fees, in 1 transaction\./);
    await words(/That is before the network fee\./);
    expect(radio('Split')).toBeInTheDocument();
    expect(radio('Best')).toBeChecked();
    expect(isUsed()).toBe(false);
  });

  it('that is found after the press is offered in the confirmation, which changes only by another press', async () => {
    const { user } = await openLarge({ batches: true });
    await words(/in 1 transaction\./);
    await user.click(await button('Buy MYT'));
    const single = await screen.findByRole('dialog', { name: 'Confirm order' });
    expect(within(single).queryByRole('button', { name: 'Use this route' })).toBeNull();
    act(() => gasPriceStore.record(30n * GWEI));
    const offer = await within(single).findByText(/^A split over MYT Exchange and Harbour pays [\d,.]+ MYT more/);
    expect(offer).toBeInTheDocument();
    expect(within(single).getByRole('button', { name: 'Buy MYT' })).toBeEnabled();
    await user.click(within(single).getByRole('button', { name: 'Use this route' }));
    const split = await screen.findByRole('dialog', { name: 'Confirm split order' });
    expect(within(split).queryByRole('button', { name: 'Use this route' })).toBeNull();
    expect(screen.queryByRole('dialog', { name: 'Confirm order' })).toBeNull();
  });

  it('is the automatic choice in one transaction, with its additional network fee', async () => {
    await openLarge({ batches: true });
    await words(/in 1 transaction\./);
    act(() => gasPriceStore.record(30n * GWEI));
    const gas = rules.gas.swap + rules.gas.approve;
    expect(gas * 30n * GWEI).toBe(63n * 10n ** 14n);
    await words(/The network fee rises by about 0\.0063\d* MATIC\./);
    await words(/MYT\/USDC pool of Harbour/);
    expect(radio('Best')).toBeChecked();
  });

  it('stays a choice by hand for an account that needs two transactions', async () => {
    const { user } = await openLarge({ batches: false });
    act(() => gasPriceStore.record(30n * GWEI));
    await words(/in 2 transactions\./);
    expect(isUsed()).toBe(false);
    await user.click(await ticket().findByRole('radio', { name: 'Split' }));
    await words(/MYT\/USDC pool of Harbour/);
    expect(await button('Buy MYT')).toBeEnabled();
  });

  it('names no number of transactions, and places nothing, while the wallet has not said whether it can batch', async () => {
    stopClock(CAPABILITIES_TIMEOUT_MS);
    const { user } = await openLarge({ batches: undefined });
    await words(/pays [\d,.]+ MYT more, after exchange fees\./);
    expect(ticket().queryByText(/in [12] transactions?/)).toBeNull();
    await user.click(await ticket().findByRole('radio', { name: 'Split' }));
    await user.click(await button('Buy MYT'));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm split order' });
    expect(dialog).toHaveTextContent('Checking whether your wallet can place both parts at once.');
    expect(within(dialog).queryByRole('button', { name: /^(Approve|Step|Buy)/ })).toBeNull();
  });

  it.each([true, false])(
    'counts the approvals that are missing in its network fee, in one transaction: %s',
    async (batches) => {
      const { user } = await openLarge({ batches, allowance: 0n });
      act(() => gasPriceStore.record(30n * GWEI));
      await user.click(await ticket().findByRole('radio', { name: 'Split' }));
      await user.click(await button('Buy MYT'));
      const dialog = await screen.findByRole('dialog', { name: 'Confirm split order' });
      await waitFor(() => expect(feeShown(dialog)).toBeDefined());
      const { order, fill, swap, approve } = rules.gas;
      const gas = [0n, 1n, 2n, 3n].map((fills) => order + fills * fill + swap + 2n * approve);
      const fees = gas.map((each) => Number(formatUnits(each * 30n * GWEI, 18)));
      expect(fees.some((fee) => Math.abs(fee - Number(feeShown(dialog))) < 0.0005)).toBe(true);
    },
  );

  it('is not offered if the network fee exceeds its gain, and says so if it was chosen', async () => {
    const costly = 1_000_000n * GWEI;
    const { user, store } = await openLarge({ batches: true });
    act(() => gasPriceStore.record(costly));
    await words(/^MYT Exchange pays [\d,.]+ MYT more than Harbour/);
    expect(radio('Split')).toBeNull();
    expect(isUsed()).toBe(false);
    act(() => gasPriceStore.record(30n * GWEI));
    await user.click(await ticket().findByRole('radio', { name: 'Split' }));
    expect(store.getState().swap.dex).toBe('split');
    act(() => gasPriceStore.record(costly));
    await words(/The additional network fee of about 210\.00 MATIC is higher than that\./);
    expect(isUsed()).toBe(true);
  });
});

describe('a split paid in the native coin', () => {
  const held = 50_000n * E18;
  const price = 100n * GWEI;

  const openMatic = async () => {
    const desk = openDesk({
      address: `/trade/ETH/${USDC.address}`,
      prepare: (chain) => {
        chain.books = [maticBook(), harbourMaticPool()];
        chain.balances.set(`native ${alice}`, held);
      },
    });
    desk.wallet.answer('wallet_getCapabilities', {});
    act(() => gasPriceStore.record(price));
    await ticket().findByText(/50,000/);
    return desk;
  };

  const left = (): bigint => held - parseUnits(field('Amount to pay').value, 18);

  it('keeps the network fee of the order and of the swap at Max', async () => {
    const { user } = await openMatic();
    const [max] = ticket().getAllByRole('button', { name: 'Max' });
    if (max) await user.click(max);
    await waitFor(() => expect(left()).toBe((rules.gas.order + rules.gas.swap) * price * 2n));
    await user.click(await ticket().findByRole('radio', { name: 'Split' }));
    await words(/MATIC\/USDC pool of Harbour/);
  });

  it('is not offered, with the reason, for an amount that leaves less', async () => {
    const { user, store } = await openMatic();
    await user.type(field('Amount to pay'), '49000');
    await user.click(await ticket().findByRole('radio', { name: 'Split' }));
    expect(store.getState().swap.dex).toBe('split');
    await user.clear(field('Amount to pay'));
    await user.type(field('Amount to pay'), '50000');
    await words(/A split is not offered: this amount leaves too little MATIC for its network fee\. Press Max\./);
    expect(radio('Split')).toBeNull();
    expect(isUsed()).toBe(false);
  });
});
