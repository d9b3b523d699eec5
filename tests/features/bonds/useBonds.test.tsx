import { act, renderHook } from '@testing-library/react';
import { AbiCoder } from 'ethers';
import { MemoryRouter } from 'react-router-dom';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { bond as bondAbi } from '#chain/abis/bond.ts';
import { bondRegistry } from '#chain/abis/bondRegistry.ts';
import { erc20 } from '#chain/abis/erc20.ts';
import { bondRules } from '#config/bondRules.ts';
import { rules } from '#config/rules.ts';
import { toCallKey } from '#domain/multicall/callKey.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useBonds } from '#features/bonds/index.ts';
import { applyListeners } from '#reads/calls/changeListeners.ts';
import { openReads } from '../../support/readAnswers.tsx';

const registry: Address = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const { listBlocks } = rules.rewards;

await vi.hoisted(async () => {
  const { configure } = await import('../../support/configure.ts');
  configure({ VITE_BOND_REGISTRY_ADDRESS: '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082' });
});

const addressOf = (index: number): Address => `0x${(index + 1).toString(16).padStart(40, '0')}`;
const encoded = (...values: readonly (bigint | string)[]): Hex =>
  AbiCoder.defaultAbiCoder().encode(
    values.map(() => 'uint256'),
    values.map(BigInt),
  ) as Hex;
const [SHOWN, OPENED, OWN, FAR] = [addressOf(0), addressOf(1), addressOf(2), addressOf(3)];

it('reads the figures of listed bonds at their pace, and with each block what is owned or may be signed', () => {
  const { store, wrapper, answer } = openReads();
  const routed = ({ children }: { readonly children: ReactNode }) =>
    wrapper({ children: <MemoryRouter>{children}</MemoryRouter> });
  renderHook(() => useBonds(alice, { shown: [SHOWN, OPENED], opened: OPENED, listBlocks }), { wrapper: routed });
  for (let index = 0; index < bondRules.page; index += 1) {
    const call = {
      ...bondRegistry.bondDetails.call(registry, BigInt(index)),
      gasRequired: Math.floor(rules.multicall.chunkGasLimit / bondRules.page),
    };
    const entry = encoded(registry, addressOf(0x200 + index), registry, addressOf(index), registry);
    answer(call, index < 4 ? entry : { status: 'reverted', data: '0x' });
  }
  answer(bondAbi.bondInfo.call(OWN, alice), encoded(10n, 20n, 30n, 40n));
  const paceOf = (call: Call): number => {
    act(() => applyListeners(store.dispatch));
    return Math.min(...Object.keys(store.getState().multicall.callListeners[137]?.[toCallKey(call)] ?? {}).map(Number));
  };
  const bonds = [SHOWN, OPENED, OWN, FAR];
  expect(bonds.map((bond) => paceOf(bondAbi.trueBondPrice.call(bond)))).toEqual([listBlocks, 1, 1, 150]);
  expect(bonds.map((bond) => paceOf(bondAbi.bondInfo.call(bond, alice)))).toEqual([1, 1, 1, 150]);
  const principals = [0, 1, 2, 3].map((index) => paceOf(erc20.balanceOf.call(addressOf(0x200 + index), alice)));
  expect(principals).toEqual([1, 1, 1, 150]);
});
