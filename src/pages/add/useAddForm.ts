import { useMemo } from 'react';
import { defaultExchange } from '#config/exchanges.ts';
import type { ExchangeConfig } from '#config/exchangeRule.ts';
import { rules } from '#config/rules.ts';
import { quoteAdd, type AddQuote, type AddSetting, type FacingPool } from '#domain/liquidity/quoteAdd.ts';
import { validateAdd, type AddPoolState, type AddProblem } from '#domain/liquidity/validateAdd.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Freshness } from '#domain/freshness/freshness.ts';
import { useFreshness } from '#features/blockAge/index.ts';
import type { Position } from '#stores/positions.ts';
import { usePosition } from '#reads/pools/usePosition.ts';
import { useIsOffline } from '#reads/connection/useIsOffline.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectUserSlippage } from '#state/user/selectors.ts';
import type { AddAddress } from './addAddress.ts';
import { useAddActions, type AddActions } from './useAddActions.ts';
import { useAddPool } from './useAddPool.ts';
import { useAddSides, type AddSideView } from './useAddSides.ts';

export interface AddForm {
  readonly account: Address | undefined;
  readonly address: AddAddress;
  readonly exchange: ExchangeConfig;
  readonly a: AddSideView;
  readonly b: AddSideView;
  readonly pair: Address | undefined;
  readonly poolExists: boolean | undefined;
  readonly poolState: AddPoolState;
  readonly facing: FacingPool | undefined;
  readonly setting: AddSetting | undefined;
  readonly quote: AddQuote | undefined;
  readonly slippageBps: number;
  readonly position: Position | undefined;
  /** Raw pool tokens, staked ones included; undefined while a part is unknown. */
  readonly held: bigint | undefined;
  readonly problem: AddProblem | undefined;
  readonly freshness: Freshness;
  readonly actions: AddActions;
}

const heldIn = ({ holding: { wallet, staked } }: Position): bigint | undefined =>
  staked === undefined ? undefined : wallet + staked;

export const useAddForm = (address: AddAddress): AddForm => {
  const offline = useIsOffline();
  const { account, status } = useWallet();
  const exchange = address.exchange ?? defaultExchange;
  const tolerance = useAppSelector(selectUserSlippage);
  const { pair, poolExists, poolState, facing, tokens } = useAddPool(address, exchange);
  const { a, b } = useAddSides({ account, exchange, tokens, facing, poolState });
  const isAuto = tolerance === 'auto' || poolState === 'opens';
  const slippageBps = isAuto ? rules.slippage.liquidityBps : tolerance;
  const [amountA, amountB] = [a.field.amount, b.field.amount];
  const [transferFeeBpsA, transferFeeBpsB] = [a.transferFeeBps, b.transferFeeBps];
  const setting = useMemo(
    () =>
      facing && transferFeeBpsA !== undefined && transferFeeBpsB !== undefined
        ? { ...facing, slippageBps, transferFeeBpsA, transferFeeBpsB }
        : undefined,
    [facing, slippageBps, transferFeeBpsA, transferFeeBpsB],
  );
  const quoted = useMemo(
    () =>
      setting && amountA !== undefined && amountB !== undefined
        ? quoteAdd({ ...setting, amountADesired: amountA, amountBDesired: amountB })
        : undefined,
    [setting, amountA, amountB],
  );
  const position = usePosition(exchange, tokens.a.token?.address, tokens.b.token?.address);
  const freshness = useFreshness();
  const problem = validateAdd({
    freshness,
    account,
    offline,
    watching: status === 'watching',
    wrongNetwork: status === 'wrongNetwork',
    unsupported: a.isUnsupported || b.isUnsupported,
    poolState,
    a: { ...a, ...a.field },
    b: { ...b, ...b.field },
    quote: quoted,
  });
  return {
    account,
    address,
    exchange,
    a,
    b,
    pair,
    poolExists,
    poolState,
    facing,
    setting,
    quote: quoted?.ok ? quoted.value : undefined,
    slippageBps,
    position,
    held: facing?.pool.totalSupply === 0n ? 0n : position && heldIn(position),
    problem,
    freshness,
    actions: useAddActions(address, poolState),
  };
};
