import { rules } from '#config/rules.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { TradeRecipient } from '#domain/trade/validateTrade.ts';
import { useRecipient } from '#reads/wallet/useRecipient.ts';
import { useAppSelector } from '#state/hooks.ts';
import { usePaused } from '#ui/hooks/usePaused.ts';

export interface TicketRecipient {
  readonly recipient: TradeRecipient | undefined;
  /** Owner of the order, who receives its payout. */
  readonly maker: Address | undefined;
}

export const useTicketRecipient = (account: Address | undefined): TicketRecipient => {
  const typed = useAppSelector((state) => state.swap.recipient);
  const recipient = useRecipient(typed, usePaused(typed, rules.page.typingPauseMs));
  return { recipient, maker: recipient ? recipient.address : account };
};
