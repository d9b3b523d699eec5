import { useMemo } from 'react';
import { defaultExchange } from '#config/exchanges.ts';
import type { ExchangeConfig } from '#config/exchangeRule.ts';
import { rules } from '#config/rules.ts';
import { minRemoved, quoteRemoval, type Removal } from '#domain/liquidity/quoteRemoval.ts';
import { validateRemove, type RemoveProblem } from '#domain/liquidity/validateRemove.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isAllowed } from '#domain/trade/validateTrade.ts';
import { useApproval, type Approval } from '#features/approval/index.ts';
import type { Freshness } from '#domain/freshness/freshness.ts';
import { useFreshness } from '#features/blockAge/index.ts';
import type { CurrencyFieldView } from '#features/currencyInput/index.ts';
import { useEarnGate } from '#features/earnForm/index.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { valueOf } from '#lib/loadable.ts';
import type { Position } from '#stores/positions.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useCurrencyBalance } from '#reads/wallet/useCurrencyBalance.ts';
import { usePosition } from '#reads/pools/usePosition.ts';
import { useDeadlineSeconds } from '#reads/wallet/useDeadlineSeconds.ts';
import { burnReset, burnTyped, type BurnField } from '#state/burn/slice.ts';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import { selectUserSlippage } from '#state/user/selectors.ts';
import type { DeadlineTimes } from '#writes/plan/chainDeadline.ts';
import type { RemoveTerms } from '#writes/liquidity/liquidityTerms.ts';
import { usePermission, type Permission } from './usePermission.ts';
import { poolKeyOf, type RemoveAddress } from './removeAddress.ts';
import { useRemoveDraft } from './useRemoveDraft.ts';
import { useUnstake, type Unstake } from './useUnstake.ts';
import { useReceive, type Receive } from './zapOut/useReceive.ts';
import { typedRemoval } from './typedRemoval.ts';
import { useRemovePool, type RemovePool } from './useRemovePool.ts';

interface RemoveActions {
  type(field: BurnField, text: string): void;
  clear(): void;
}

export interface RemoveForm extends RemovePool {
  readonly account: Address | undefined;
  readonly address: RemoveAddress;
  readonly exchange: ExchangeConfig;
  readonly field: BurnField;
  /** Share of the wallet's pool tokens: text as typed or shown, and whole percent for the slider. */
  readonly percent: { readonly text: string; readonly whole: number; readonly isWrong: boolean };
  readonly poolTokens: CurrencyFieldView;
  readonly amountA: CurrencyFieldView;
  readonly amountB: CurrencyFieldView;
  readonly removal: Removal | undefined;
  readonly slippageBps: number;
  readonly held: bigint | undefined;
  readonly unstake: Unstake;
  readonly receive: Receive;
  readonly position: Position | undefined;
  readonly approval: Approval;
  readonly permission: Permission;
  readonly times: DeadlineTimes | undefined;
  termsOf(removal: Removal): RemoveTerms | undefined;
  readonly problem: RemoveProblem | undefined;
  readonly freshness: Freshness;
  readonly actions: RemoveActions;
}

const useRemoveActions = (address: RemoveAddress): RemoveActions => {
  const dispatch = useAppDispatch();
  const actions = useMemo(
    () => ({
      type: (field: BurnField, value: string) => void dispatch(burnTyped({ field, value })),
      clear: () => void dispatch(burnReset()),
    }),
    [dispatch],
  );
  useRemoveDraft(poolKeyOf(address));
  return actions;
};

interface TermsContext extends Pick<RemoveForm, 'account' | 'exchange' | 'slippageBps' | 'approval' | 'permission'> {
  readonly pool: Pick<RemovePool, 'poolToken' | 'a' | 'b'>;
}

const termsFor = (
  requestedRemoval: Removal,
  { account, exchange, pool: { poolToken, a, b }, slippageBps, approval, permission }: TermsContext,
): RemoveTerms | undefined =>
  account && poolToken && a.currency && b.currency
    ? {
        exchange,
        pair: poolToken.address,
        account,
        currencyA: a.currency,
        currencyB: b.currency,
        removal: requestedRemoval,
        ...minRemoved(requestedRemoval, slippageBps),
        permit: isAllowed(approval.state) ? undefined : permission.signed,
      }
    : undefined;

type Holding = Pick<RemoveForm, 'held' | 'position' | 'unstake' | 'receive'>;

const useHolding = (address: RemoveAddress, exchange: ExchangeConfig, pool: RemovePool): Holding => {
  const { account } = useWallet();
  const { poolState, poolToken, a, b } = pool;
  const held = valueOf(useCurrencyBalance(account, poolState === 'invalid' ? undefined : poolToken));
  const position = usePosition(exchange, a.token?.address, b.token?.address);
  const unstake = useUnstake({ address, position, poolToken, held });
  return { held, position, unstake, receive: useReceive(address, pool) };
};

export const useRemoveForm = (address: RemoveAddress): RemoveForm => {
  const gate = useEarnGate();
  const { account } = useWallet();
  const exchange = address.exchange ?? defaultExchange;
  const resolved = useRemovePool(address, exchange);
  const { pool, poolToken, poolState, isAToken0, a, b } = resolved;
  const burn = useAppSelector((state) => state.burn);
  const tolerance = useAppSelector(selectUserSlippage);
  const deadlineSeconds = useDeadlineSeconds();
  const { timestamp } = useBlock();
  const freshness = useFreshness();
  const holding = useHolding(address, exchange, resolved);
  const { unstake } = holding;
  const { available } = unstake;
  const currencies = { poolToken, currencyA: a.currency, currencyB: b.currency };
  const typed = typedRemoval(burn, currencies);
  const removal =
    pool && typed.amount !== undefined
      ? quoteRemoval({ pool, isAToken0, held: available, field: typed.field, typed: typed.amount })
      : undefined;
  const shown = typed.show(removal, available);
  const approval = useApproval(poolToken, removal?.poolTokens, exchange.router);
  const permission = usePermission({ account, poolToken, exchange, amount: removal?.poolTokens, now: timestamp });
  const connected = account !== undefined;
  const slippageBps = tolerance === 'auto' ? rules.slippage.liquidityBps : tolerance;
  const terms = { account, exchange, pool: resolved, slippageBps, approval, permission };
  return {
    ...resolved,
    account,
    address,
    exchange,
    field: burn.independentField,
    percent: shown.percent,
    poolTokens: { ...shown.poolTokens, currency: poolToken, balance: available, connected },
    amountA: { ...shown.amountA, currency: a.currency, balance: undefined, connected: false },
    amountB: { ...shown.amountB, currency: b.currency, balance: undefined, connected: false },
    removal,
    slippageBps,
    ...holding,
    approval,
    permission,
    times: timestamp === undefined ? undefined : { deadlineSeconds, shownTime: timestamp },
    termsOf: (requestedRemoval) => termsFor(requestedRemoval, terms),
    freshness,
    problem: validateRemove({
      ...gate,
      account,
      freshness,
      poolState,
      asksPercent: typed.field === 'percent',
      typed: typed.amount,
      removal,
      held: available,
      unstake: unstake.stateFor(removal),
      approval: approval.state,
      permit: permission.state,
    }),
    actions: useRemoveActions(address),
  };
};
