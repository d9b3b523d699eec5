import { useState } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { parseAmount } from '#domain/amounts/parseAmount.ts';
import { parsePrice } from '#domain/amounts/parsePrice.ts';
import { typeableText } from '#domain/format/typeableText.ts';
import {
  MAX_SLICE_MINUTES,
  MAX_SLICES,
  MIN_SLICE_MINUTES,
  MIN_SLICES,
  type SliceTerms,
} from '#domain/slices/sliceJob.ts';
import { MAX_IMPACT_BPS } from '#domain/slices/storedJobs.ts';
import type { ScaleTicket } from '../form/scaleTicket.ts';

interface TypedSlices {
  readonly total: string;
  readonly count: string;
  readonly minutes: string;
  readonly worst: string;
  readonly impact: string;
}

export type SliceField = keyof TypedSlices;

export interface SliceFields {
  readonly typed: TypedSlices;
  /** Fields with an invalid text that is not empty. */
  readonly flaws: ReadonlySet<SliceField>;
  readonly terms: SliceTerms | undefined;
  type(part: Partial<TypedSlices>): void;
}

const DEFAULTS = { count: '6', minutes: '10', worst: '', impact: '1' };
const PERCENT_DECIMALS = 2;

const wholeWithin = (text: string, min: number, max: number): number | undefined =>
  /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined;

const bpsOf = (text: string): number | undefined => {
  const parsed = parseAmount(text, PERCENT_DECIMALS);
  return parsed.ok && parsed.value > 0n && parsed.value <= BigInt(MAX_IMPACT_BPS) ? Number(parsed.value) : undefined;
};

type Parsed = Pick<SliceTerms, 'total' | 'count' | 'minutes' | 'worstPrice' | 'maxImpactBps'>;

const parse = (typed: TypedSlices, { market, input: { currency } }: SliceTicket): Partial<Parsed> => {
  const total = currency ? parseAmount(typed.total, currency.decimals) : undefined;
  const count = wholeWithin(typed.count, MIN_SLICES, MAX_SLICES);
  const minutes = wholeWithin(typed.minutes, MIN_SLICE_MINUTES, MAX_SLICE_MINUTES);
  const worstPrice = market && parsePrice(typed.worst, market.base.decimals, market.quote.decimals);
  const maxImpactBps = bpsOf(typed.impact);
  return {
    ...(total?.ok && total.value >= BigInt(count ?? MIN_SLICES) && { total: total.value }),
    ...(count !== undefined && { count }),
    ...(minutes !== undefined && { minutes }),
    ...(worstPrice?.numerator && { worstPrice }),
    ...(maxImpactBps !== undefined && { maxImpactBps }),
  };
};

const FIELD_OF: readonly (readonly [SliceField, keyof Parsed])[] = [
  ['total', 'total'],
  ['count', 'count'],
  ['minutes', 'minutes'],
  ['worst', 'worstPrice'],
  ['impact', 'maxImpactBps'],
];

const sliceTermsOf = (typed: TypedSlices, ticket: SliceTicket): SliceTerms | undefined => {
  const { total, count, minutes, worstPrice, maxImpactBps } = parse(typed, ticket);
  const { account, currencies } = ticket;
  const { input, output } = currencies;
  if (!account || !input || !output || total === undefined || !worstPrice) return undefined;
  if (count === undefined || minutes === undefined || maxImpactBps === undefined) return undefined;
  const chainId = POLYGON_CHAIN_ID;
  return { account, chainId, input, output, total, count, minutes, worstPrice, maxImpactBps };
};

type SliceTicket = Pick<ScaleTicket, 'account' | 'market' | 'currencies' | 'input'>;

export const useSliceFields = (ticket: SliceTicket): SliceFields => {
  const { input } = ticket;
  const [typed, setTyped] = useState<TypedSlices>(() => ({
    ...DEFAULTS,
    total: input.currency && input.amount !== undefined ? typeableText(input.amount, input.currency.decimals) : '',
  }));
  const parsed = parse(typed, ticket);
  const flaws = FIELD_OF.filter(([field, part]) => typed[field] !== '' && parsed[part] === undefined);
  return {
    typed,
    flaws: new Set(flaws.map(([field]) => field)),
    terms: sliceTermsOf(typed, ticket),
    type: (part) => setTyped((before) => ({ ...before, ...part })),
  };
};
