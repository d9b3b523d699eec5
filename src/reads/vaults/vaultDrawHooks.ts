import { useMemo } from 'react';
import { env } from '#config/env.ts';
import type { VaultDraw, VaultProgramme } from '#domain/mining/sharedVault.ts';
import { burnDraw, liquidityDraw, orderDraw, tradeDraw } from '#domain/mining/vaultDraws.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useBurnProgramme } from '../burn/useBurnProgramme.ts';
import { useBlock } from '../calls/useBlock.ts';
import { useStableList } from '../calls/useStableList.ts';
import { useBlockTime } from '../mining/useBlockTime.ts';
import { useMiningPools } from '../mining/useMiningPools.ts';
import { useMiningProgramme } from '../mining/useMiningProgramme.ts';
import { useOrderRewards } from '../mining/useOrderMining.ts';
import { usePoolStates } from '../mining/usePoolStates.ts';
import { useTradeMining } from '../mining/useTradeMining.ts';

type DrawHook = () => VaultDraw | undefined;

const useShownBlock = (): bigint | undefined => {
  const { number } = useBlock();
  return number === undefined ? undefined : BigInt(number);
};

const tradeHook = (contract: Address): DrawHook =>
  function useDraw() {
    const { vault, terms, pools, isComplete, block } = useTradeMining(contract, undefined);
    return useMemo(() => {
      if (!vault || !terms || !isComplete || block === undefined) return undefined;
      return tradeDraw(
        vault,
        terms,
        pools.map(({ pool }) => pool),
        block,
      );
    }, [vault, terms, pools, isComplete, block]);
  };

/** Pools without points draw nothing, so their state is not read with each block. */
const liquidityHook = (contract: Address): DrawHook =>
  function useDraw() {
    const { length, vault, terms } = useMiningProgramme(contract);
    const { pools, isComplete } = useMiningPools(contract, length, undefined);
    const drawing = useStableList(
      useMemo(
        () => pools.flatMap(({ pid, lpToken, allocPoint }) => (allocPoint > 0n ? [{ pid, lpToken }] : [])),
        [pools],
      ),
    );
    const states = usePoolStates(contract, drawing, undefined);
    const block = useShownBlock();
    return useMemo(() => {
      if (!vault || !terms || !isComplete || block === undefined) return undefined;
      const known = states.flatMap(({ pool, supply }) => (pool && supply !== undefined ? [{ pool, supply }] : []));
      return known.length === drawing.length ? liquidityDraw(vault, terms, known, block) : undefined;
    }, [vault, terms, isComplete, states, drawing, block]);
  };

const orderHook = (contract: Address): DrawHook =>
  function useDraw() {
    const { vault } = useOrderRewards(contract, undefined);
    const block = useShownBlock();
    return useMemo(() => (vault && block !== undefined ? orderDraw(vault, block) : undefined), [vault, block]);
  };

const burnHook = (contract: Address): DrawHook =>
  function useDraw() {
    const { vault, epoch, owed, epochLength } = useBurnProgramme(contract, undefined);
    const { ms: blockTimeMs } = useBlockTime();
    const { timestamp } = useBlock();
    return useMemo(() => {
      if (!vault || !epoch || owed === undefined || timestamp === undefined) return undefined;
      const left = epoch.endTime - BigInt(timestamp);
      return burnDraw(vault, { epoch, owed, secondsLeft: left > 0n ? left : 0n, epochLength, blockTimeMs });
    }, [vault, epoch, owed, epochLength, blockTimeMs, timestamp]);
  };

const nothing: DrawHook = () => undefined;

export const drawHooks: Readonly<Record<VaultProgramme, { readonly isSetUp: boolean; readonly useDraw: DrawHook }>> = {
  trade: { isSetUp: env.swapMining !== undefined, useDraw: env.swapMining ? tradeHook(env.swapMining) : nothing },
  liquidity: { isSetUp: env.lpStaking !== undefined, useDraw: env.lpStaking ? liquidityHook(env.lpStaking) : nothing },
  order: { isSetUp: env.orderMining !== undefined, useDraw: env.orderMining ? orderHook(env.orderMining) : nothing },
  burn: { isSetUp: env.burnEarn !== undefined, useDraw: env.burnEarn ? burnHook(env.burnEarn) : nothing },
};
