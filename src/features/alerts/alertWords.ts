import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import type { AlertRule, OrderEventKind, PriceRule } from '#domain/alerts/types.ts';
import { exactPrice } from '#domain/format/exactPrice.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { dateMs } from '#domain/staking/lock.ts';
import { paidBackOf } from '#domain/tokens/currency.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { marketName, marketOf } from '#state/marketRule.ts';
import { programmeOfClaim } from '#programmes/programmes.ts';

export const eventWords: Readonly<Record<OrderEventKind, MessageDescriptor>> = {
  filled: msg`Filled`,
  partly: msg`Partly filled`,
  cancelled: msg`Cancelled`,
  blocked: msg`Blocked: it can't be filled`,
};

interface AlertWords {
  readonly subject: string;
  readonly condition: string;
  readonly happened: string;
}

export const alertTokens = (rule: AlertRule): readonly Address[] => {
  switch (rule.kind) {
    case 'price':
      return [rule.base, rule.quote];
    case 'balance':
      return [rule.token0, rule.token1];
    case 'reward':
      return [rule.token];
    default:
      return [];
  }
};

type Tokens = ReadonlyMap<Address, Token>;

export const nameOf = (tokens: Tokens, a: Address, b: Address): string | undefined => {
  const [first, second] = [tokens.get(a), tokens.get(b)];
  return first && second && marketName(marketOf(first, second));
};

export const quoteSymbol = (quote: Token): string =>
  shortenSymbol(paidBackOf(quote, wrappedNative, nativeCurrency).symbol);

export const priceOf = ({ base, quote, price }: PriceRule, tokens: Tokens): string => {
  const [first, second] = [tokens.get(base), tokens.get(quote)];
  if (!first || !second) return NO_VALUE;
  const decimals = { base: first.decimals, quote: second.decimals };
  return `${exactPrice(price, decimals)} ${quoteSymbol(second)}`;
};

export const useAlertWords = (rule: AlertRule): AlertWords | undefined => {
  const { t, i18n } = useLingui();
  const mask = useMask();
  const tokens = useTokens(alertTokens(rule));
  if (alertTokens(rule).some((address) => !tokens.has(address))) return undefined;
  switch (rule.kind) {
    case 'price': {
      const name = nameOf(tokens, rule.base, rule.quote) ?? NO_VALUE;
      const price = priceOf(rule, tokens);
      return rule.side === 'above'
        ? {
            subject: name,
            condition: t`Pool price at ${price} or above`,
            happened: t`The pool price rose to ${price} or above.`,
          }
        : {
            subject: name,
            condition: t`Pool price at ${price} or below`,
            happened: t`The pool price fell to ${price} or below.`,
          };
    }
    case 'orders': {
      const kinds = rule.events.map((event) => i18n._(eventWords[event])).join(', ');
      return { subject: t`My orders`, condition: kinds, happened: kinds };
    }
    case 'balance': {
      const name = nameOf(tokens, rule.token0, rule.token1) ?? NO_VALUE;
      const percent = formatPercent(rule.bps);
      return {
        subject: t`Position in ${name}`,
        condition: t`Out of balance by ${percent} or more`,
        happened: t`The ratio of its two amounts has moved by ${percent} or more since you set the alert.`,
      };
    }
    case 'reward': {
      const token = tokens.get(rule.token);
      const amount = token
        ? `${mask(exactText(rule.amount, token.decimals))} ${shortenSymbol(token.symbol)}`
        : NO_VALUE;
      const programme = programmeOfClaim(rule.claim);
      const subject = [programme ? i18n._(programme.name) : NO_VALUE, rule.name].filter(Boolean).join(' · ');
      return { subject, condition: t`Rewards of ${amount} or more`, happened: t`You can claim ${amount} or more.` };
    }
    case 'lock': {
      const id = rule.lock.toString();
      const ms = dateMs(rule.endTime);
      const date = ms === undefined ? NO_VALUE : i18n.date(new Date(ms), { dateStyle: 'medium', timeStyle: 'short' });
      const subject = [t`Lock ${id}`, rule.name].filter(Boolean).join(' · ');
      return { subject, condition: t`Ends on ${date}`, happened: t`It has ended. You can withdraw it.` };
    }
  }
};
