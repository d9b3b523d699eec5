import { useLingui } from '@lingui/react/macro';
import type { PairBook, RestingOrder } from '#domain/orderBook/types.ts';
import type { ExchangeChoice } from '#domain/trade/chooseExchange.ts';
import { priceShortOf } from '#domain/trade/priceShortOf.ts';
import type { RouterMarket } from '#domain/trade/routerQuote.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import type { SubmitProblem } from '#writes/plan/plan.ts';
import type { SubmitState } from '#writes/sending/useSubmit.ts';
import type { Market } from '../../shared/tradeMarket.ts';
import type { TicketActions } from './useTicketActions.ts';

export interface BlockedOrder {
  readonly direction: TradeDirection;
  readonly market: Market | undefined;
  readonly book: PairBook | undefined;
  readonly exchange: ExchangeChoice | undefined;
}

export interface RedirectableOrder extends BlockedOrder {
  readonly actions: Pick<TicketActions, 'chooseExchange' | 'chooseOrderType' | 'typePrice'>;
}

export interface Workaround {
  readonly label: string;
  readonly onPress: () => void;
}

const orderIn = ({ side0, side1 }: PairBook, index: bigint): RestingOrder | undefined =>
  [...side0.orders, ...side1.orders].find((order) => order.index === index);

/** Price before the order whose owner cannot be paid; undefined if there is no such order. */
export const priceWorkaround = (
  { book, market, direction }: BlockedOrder,
  problem: SubmitProblem,
): string | undefined => {
  if (problem.code !== 'makerBlocked' || !book || !market) return undefined;
  const order = orderIn(book, problem.orderIndex);
  const decimals = { base: market.base.decimals, quote: market.quote.decimals };
  return order && priceShortOf(direction, order, decimals);
};

export const exchangeWorkaround = ({ exchange }: BlockedOrder, problem: SubmitProblem): RouterMarket | undefined =>
  problem.code === 'makerBlocked' || problem.code === 'rewardsBlocked' || problem.code === 'takesFee'
    ? [exchange?.used, exchange?.rival].find((offer) => offer?.market && offer.quote.ok)?.market
    : undefined;

export const useWorkaround = (
  order: RedirectableOrder,
  state: SubmitState,
  done: () => void,
): Workaround | undefined => {
  const { t } = useLingui();
  const { actions } = order;
  if (state.phase !== 'failed') return undefined;
  const other = exchangeWorkaround(order, state.problem);
  if (other) {
    const applyExchange = (): void => {
      actions.chooseExchange(other.id);
      done();
    };
    return { label: t`Trade on ${other.name} instead`, onPress: applyExchange };
  }
  const price = priceWorkaround(order, state.problem);
  if (price === undefined) return undefined;
  const applyPrice = (): void => {
    actions.chooseOrderType('LIMIT');
    actions.typePrice(price);
    done();
  };
  return { label: t`Use the limit price ${price}`, onPress: applyPrice };
};
