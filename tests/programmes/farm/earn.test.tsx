import { act } from '@testing-library/react';
import { AbiCoder } from 'ethers';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { farm as farmAbi } from '#chain/abis/farm.ts';
import { rules } from '#config/rules.ts';
import { toCallKey } from '#domain/multicall/callKey.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { earn } from '#programmes/farm/earn.tsx';
import { applyListeners } from '#reads/calls/changeListeners.ts';
import { ReadPace } from '#reads/calls/ReadPace.ts';
import { openReads } from '../../support/readAnswers.tsx';
import { renderUi } from '../../ui/renderUi.tsx';
import { MYT } from '../../pages/trade/mockMarket.ts';

const FARM: Address = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const { listBlocks } = rules.rewards;

await vi.hoisted(async () => {
  const { configure } = await import('../../support/configure.ts');
  configure({ VITE_SINGLE_FARMS: '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082' });
});

it('totals are read at the pace that the list names, and the amounts of the account with every block', () => {
  const { store, wrapper, answer } = openReads();
  const pace = { blocks: listBlocks, account: alice };
  const useRows = earn.useRows ?? (() => undefined);
  function Rows(): null {
    useRows(alice);
    return null;
  }
  renderUi(
    wrapper({
      children: (
        <MemoryRouter>
          <ReadPace value={pace}>
            <Rows />
          </ReadPace>
        </MemoryRouter>
      ),
    }),
  );
  const token = AbiCoder.defaultAbiCoder().encode(['address'], [MYT.address]) as Hex;
  answer(farmAbi.stakingToken.call(FARM), token);
  answer(farmAbi.rewardsToken.call(FARM), token);
  const paceOf = (call: Call): number => {
    act(() => applyListeners(store.dispatch));
    return Math.min(...Object.keys(store.getState().multicall.callListeners[137]?.[toCallKey(call)] ?? {}).map(Number));
  };
  expect(paceOf(farmAbi.totalSupply.call(FARM))).toBe(listBlocks);
  expect(paceOf(farmAbi.balanceOf.call(FARM, alice))).toBe(1);
});
