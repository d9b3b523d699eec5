import type { Fraction } from '../amounts/fraction.ts';
import type { Address } from '../tokens/types.ts';
import type { Alert, AlertRule } from './types.ts';

const divisorOf = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisorOf(b, a % b));

const ratioText = ({ numerator, denominator }: Fraction): string => {
  const divisor = divisorOf(numerator, denominator) || 1n;
  return `${numerator / divisor}/${denominator / divisor}`;
};

/** Key of an alert's rule: a new alert replaces an old one with the same key. */
export const alertKey = (rule: AlertRule): string => {
  switch (rule.kind) {
    case 'price':
      return ['price', rule.base, rule.quote, rule.side, ratioText(rule.price)].join(' ');
    case 'orders':
      return ['orders', rule.account].join(' ');
    case 'balance':
      return ['balance', rule.account, rule.pair].join(' ');
    case 'reward':
      return ['reward', rule.account, rule.claim, rule.token].join(' ');
    case 'lock':
      return ['lock', rule.account, rule.staking, rule.lock].join(' ');
  }
};

/** Account that an alert belongs to; undefined for price alerts, which belong to no account. */
export const alertAccount = (rule: AlertRule): Address | undefined =>
  rule.kind === 'price' ? undefined : rule.account;

/** Alerts of `account`, and those of no account; only the latter if `account` is undefined. */
export const alertsOf = (alerts: readonly Alert[], account: string | undefined): readonly Alert[] =>
  alerts.filter(({ rule }) => {
    const owner = alertAccount(rule);
    return owner === undefined || owner === account;
  });
