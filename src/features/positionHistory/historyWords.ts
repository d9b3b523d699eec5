import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { signedPercent } from '#domain/format/signedPercent.ts';
import type { PointValues } from '#domain/liquidity/pointValues.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { countsOf, type MarkKind } from './graph.ts';

export const kindNames: Readonly<Record<MarkKind, MessageDescriptor>> = {
  deposit: msg`Deposited`,
  withdrawal: msg`Withdrawn`,
  stake: msg`Staked pool tokens`,
  unstake: msg`Unstaked pool tokens`,
  claim: msg`Rewards claimed`,
};

export interface HistoryUnit {
  readonly symbol: string;
  readonly decimals: number;
}

const MINUS = '\u2212';

export const unitText = (raw: bigint | undefined, { symbol, decimals }: HistoryUnit): string =>
  raw === undefined ? NO_VALUE : `${raw < 0n ? MINUS : ''}${formatAmount(raw < 0n ? -raw : raw, decimals)} ${symbol}`;

export const dateText = (seconds: number): string =>
  i18n.date(new Date(seconds * 1000), { day: 'numeric', month: 'short', year: 'numeric' });

/** Such as "Deposit ×2, Staked"; empty if there is no move. */
export const movesText = (point: Pick<PointValues, 'moves' | 'claims'>): string =>
  countsOf(point)
    .map(({ kind, count }) => `${i18n._(kindNames[kind])}${count > 1 ? ` ×${count}` : ''}`)
    .join(', ');

export const gainText = (values: PointValues['values']): string =>
  values?.gainBps === undefined ? NO_VALUE : signedPercent(values.gainBps);

const BPS = 10_000n;

/** Fees of the open part as a percentage of the held value. */
export const feesPercent = (values: PointValues['values']): string =>
  !values || values.held <= 0n ? NO_VALUE : signedPercent(Number((values.fees * BPS) / values.held));

/** A dash while an amount or a token is unknown. */
export const rewardsText = (
  rewards: PointValues['rewards'],
  tokens: ReadonlyMap<Address, Token>,
  none: string,
): string => {
  if (!rewards) return NO_VALUE;
  const texts = [...rewards].map(([address, amount]) => {
    const token = tokens.get(address);
    return token && `${formatAmount(amount, token.decimals)} ${shortenSymbol(token.symbol)}`;
  });
  if (texts.length === 0) return none;
  return texts.some((text) => text === undefined) ? NO_VALUE : texts.join(' + ');
};
