import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useApproval, type Approval } from '#features/approval/index.ts';
import { useSpendable } from '#features/currencyInput/index.ts';
import { valueOf } from '#lib/loadable.ts';
import { useCurrencyBalance } from '#reads/wallet/useCurrencyBalance.ts';
import { shareOf } from './ticketRules.ts';
import type { TicketMarket } from './useTicketMarket.ts';
import type { TicketQuote } from './useTicketQuote.ts';
import type { TypedOrder } from './useTypedOrder.ts';

export interface TicketFunds {
  readonly inputBalance: bigint | undefined;
  readonly outputBalance: bigint | undefined;
  readonly spend: bigint | undefined;
  readonly approval: Approval;
  readonly maxInput: bigint | undefined;
  readonly share: number;
}

export const useTicketFunds = (
  account: Address | undefined,
  { currencies: { input, output }, wrap }: TicketMarket,
  { field, amount }: TypedOrder,
  { quote, exchange, gasToPay, hold }: TicketQuote,
): TicketFunds => {
  const inputBalance = valueOf(useCurrencyBalance(account, input));
  const outputBalance = valueOf(useCurrencyBalance(account, output));
  const spend = quote?.order.from ?? (field === 'INPUT' || wrap ? amount : undefined);
  // The confirmation of a split approves each part.
  const approved = exchange?.used.split ? 0n : spend;
  const approval = useApproval(wrap ? undefined : input, approved, exchange?.used.market?.router ?? env.orderBook);
  const maxInput = useSpendable(input, inputBalance, wrap ? rules.gas.wrap : gasToPay(inputBalance));
  return {
    inputBalance,
    outputBalance,
    spend,
    approval: {
      ...approval,
      approve: (nextPlan) => {
        hold(true);
        approval.approve(nextPlan);
      },
    },
    maxInput,
    share: shareOf(field === 'INPUT' ? amount : spend, maxInput),
  };
};
