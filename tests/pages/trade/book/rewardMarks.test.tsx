import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { AbiCoder } from 'ethers';
import { orderMiningConfig } from '#chain/abis/orderMining.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Token } from '#domain/tokens/types.ts';
import { RewardedSpread } from '#pages/trade/book/RewardedSpread.tsx';
import { RewardNote } from '#pages/trade/ticket/RewardNote.tsx';
import { openReads } from '../../../support/readAnswers.tsx';

const CONFIG = await vi.hoisted(async () => {
  const { configure } = await import('../../../support/configure.ts');
  const address = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082' as const;
  configure({ VITE_ORDER_MINING_CONFIG_ADDRESS: address, VITE_ORDER_MINING_ADDRESS: address });
  return address;
});
const MYT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const USDC = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const coin = (address: typeof MYT | typeof USDC, symbol: string): Token => {
  return { kind: 'token', chainId: 137, address, symbol, name: symbol, decimals: 6 };
};
const market = { base: coin(MYT, 'MYT'), quote: coin(USDC, 'USDC') };
const side = (soldToken: typeof MYT | typeof USDC) => ({ soldToken, orders: [], complete: true });
const book: PairBook = {
  pair: CONFIG,
  blockNumber: 1,
  token0: USDC,
  token1: MYT,
  reserve0: 50n,
  reserve1: 100n,
  side0: side(USDC),
  side1: side(MYT),
};
const price = (numerator: bigint) => ({ numerator, denominator: 100n });
const rows = [51n, 53n, 54n].map((entry) => {
  const nothing = { tick: entry, orders: 0n, pool: 0n, cumulative: 0n, cumulativeQuote: 0n, own: false };
  return { ...nothing, price: price(entry) };
});

beforeAll(() => i18n.loadAndActivate({ locale: 'en-US', messages: {} }));

/** The marks of the pair, whose orders earn from 0.475 to 0.53, or of none. */
const show = (shown: ReactElement, isListed = true) => {
  const { wrapper: Store, answer } = openReads();
  const { container } = render(
    <Store>
      <I18nProvider i18n={i18n}>{shown}</I18nProvider>
    </Store>,
  );
  expect(container).toBeEmptyDOMElement();
  const listed = isListed ? [[MYT], [USDC], [1n], [600n], [500n]] : [[], [], [], [], []];
  const types = ['address[]', 'address[]', 'uint256[]', 'uint256[]', 'uint256[]'];
  answer(orderMiningConfig.getPairFactors.call(CONFIG), AbiCoder.defaultAbiCoder().encode(types, listed) as Hex);
  return container;
};

it('a bracket reaches over the levels within the spread; a pair that earns nothing has none', () => {
  const bracket = <RewardedSpread side="asks" rows={rows} book={book} base={MYT} />;
  const drawn = show(bracket).querySelector('span');
  expect(drawn?.style.height).toBe(`${((2 / 3) * 100).toString()}%`);
  expect(drawn).toHaveAttribute('data-ends', '');
  expect(show(bracket, false)).toBeEmptyDOMElement();
});

it('the ticket says whether an order at the price earns, and where it would', () => {
  const note = (direction: 'BUY' | 'SELL', at: bigint) =>
    show(<RewardNote book={book} market={market} direction={direction} price={price(at)} />).textContent;
  expect(note('BUY', 48n)).toContain('Within the rewarded spread');
  expect(note('BUY', 47n)).toContain('from 0.47500 up');
  expect(note('SELL', 53n)).toContain('Within the rewarded spread');
  expect(note('SELL', 54n)).toContain('up to 0.53000');
});
