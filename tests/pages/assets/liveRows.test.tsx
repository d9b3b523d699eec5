import { act } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pair as pairAbi } from '#chain/abis/pair.ts';
import { exchangePair } from '#chain/reading/poolProof.ts';
import { defaultExchange } from '#config/exchanges.ts';
import { toCallKey } from '#domain/multicall/callKey.ts';
import { poolHolding } from '#pages/assets/holdings/useLiquidityHoldings.ts';
import { KindBlock } from '#pages/assets/overview/KindBlock.tsx';
import { applyListeners } from '#reads/calls/changeListeners.ts';
import { FIRST_POSITIONS, type Position } from '#stores/positions.ts';
import { watchedAccount } from '#stores/watchedAccount.ts';
import { startOutside } from '../../support/outside.ts';
import { openReads } from '../../support/readAnswers.tsx';
import { renderUi } from '../../ui/renderUi.tsx';
import { E18, maker, MYT, USDC } from '../trade/mockMarket.ts';

const account = maker(41);

beforeEach(() => {
  startOutside({});
  watchedAccount.set({ phase: 'watching', account, name: undefined });
});
afterEach(() => {
  watchedAccount.set({ phase: 'off' });
  vi.unstubAllGlobals();
});

const positionAt = (index: number): Position => {
  const token = { ...MYT, address: maker(1000 + index) };
  const { pair, token0, token1 } = exchangePair(defaultExchange, token.address, USDC.address);
  const [first, second] = token0 === token.address ? [token, USDC] : [USDC, token];
  const reserves = { reserve0: E18, reserve1: E18, totalSupply: E18, kLast: 0n, feeRate: undefined };
  return {
    exchange: defaultExchange,
    pool: { pair, token0, token1, ...reserves },
    token0: first,
    token1: second,
    holding: { wallet: 1n, staked: 0n },
    mining: undefined,
  };
};

it('the positions of the shown lines are read with each block, the others are not', () => {
  const { store, wrapper: Reads } = openReads();
  const positions = Array.from({ length: FIRST_POSITIONS + 10 }, (_, index) => positionAt(index));
  const lines = positions.map((position) => ({
    ...poolHolding(position, position.pool.pair),
    ...{ position, now: undefined, before: undefined },
  }));
  const value = { dollars: undefined, uncounted: 0 };
  const kind = { kind: 'liquidity', label: { id: 'Liquidity' }, path: '/pool', isComplete: true, isFailed: false };
  renderUi(
    <Reads>
      <MemoryRouter>
        <KindBlock kind={{ ...kind, lines, value }} lines={lines} isAllShown={false} onShowAll={vi.fn()} />
      </MemoryRouter>
    </Reads>,
  );
  act(() => applyListeners(store.dispatch));
  const listeners = store.getState().multicall.callListeners[137] ?? {};
  const isLive = ({ pool }: Position): boolean => listeners[toCallKey(pairAbi.getReserves.call(pool.pair))]?.[1] === 1;
  expect(positions.map(isLive)).toEqual(positions.map((_, index) => index < FIRST_POSITIONS));
});
