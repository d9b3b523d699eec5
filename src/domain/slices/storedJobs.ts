import { fieldsOf, isCount, textIn, type Fields } from '#lib/fields.ts';
import { isHash } from '#lib/hex.ts';
import type { Fraction } from '../amounts/fraction.ts';
import { parseAddress } from '../tokens/parseAddress.ts';
import { savedTokenOf } from '../tokens/savedToken.ts';
import type { Currency } from '../tokens/types.ts';
import {
  MAX_SLICE_MINUTES,
  MAX_SLICES,
  MIN_SLICE_MINUTES,
  MIN_SLICES,
  type SkipReason,
  type SliceBounds,
  type SliceJob,
  type SliceResult,
  type SliceTerms,
} from './sliceJob.ts';

export const MAX_JOBS = 20;
export const MAX_IMPACT_BPS = 1499;
const NUMBER = /^\d{1,160}$/;
const AMOUNT = /^\d{1,78}$/;
const ID = /^[\w-]{1,40}$/;
const MAX_TIME_MS = 8.64e15;

const integerIn = (value: unknown, shape: RegExp): bigint | undefined =>
  typeof value === 'string' && shape.test(value) ? BigInt(value) : undefined;

const ratioIn = (value: unknown): Fraction | undefined => {
  const fields = fieldsOf(value);
  const numerator = integerIn(fields['numerator'], NUMBER);
  const denominator = integerIn(fields['denominator'], NUMBER);
  return numerator && denominator ? { numerator, denominator } : undefined;
};

const isWithin = (value: unknown, min: number, max: number): value is number =>
  isCount(value) && value >= min && value <= max;

const isTime = (value: unknown): value is number => isWithin(value, 0, MAX_TIME_MS);

const currencyIn = (value: unknown, chainId: number, native: Currency): Currency | undefined => {
  if (fieldsOf(value)['kind'] === 'native') return native;
  const token = savedTokenOf(value);
  if (token?.chainId !== chainId || token.symbol === undefined) return undefined;
  const { symbol, name = symbol } = token;
  return { ...token, kind: 'token', symbol, name };
};

const reasonIn = (value: unknown): SkipReason | undefined => {
  const { code, bps, price: stored } = fieldsOf(value);
  if (code === 'user' || code === 'noFill') return { code };
  if (code === 'impact') return typeof bps === 'number' && Number.isFinite(bps) ? { code, bps } : undefined;
  const price = code === 'price' ? ratioIn(stored) : undefined;
  return price && { code: 'price', price };
};

const resultIn = (value: unknown): SliceResult | undefined => {
  const { hash, skipped: stored } = fieldsOf(value);
  if (isHash(hash)) return { hash };
  const skipped = reasonIn(stored);
  return skipped && { skipped };
};

const resultsIn = (value: unknown, count: number): readonly SliceResult[] | undefined => {
  if (!Array.isArray(value) || value.length > count) return undefined;
  const results = value.map(resultIn);
  return results.every((result) => result !== undefined) ? results : undefined;
};

type Sizes = Pick<SliceTerms, 'total' | 'count' | 'minutes'>;

const sizesIn = ({ count, minutes, total: stored }: Fields): Sizes | undefined => {
  const total = integerIn(stored, AMOUNT);
  if (!isWithin(count, MIN_SLICES, MAX_SLICES) || total === undefined || total < BigInt(count)) return undefined;
  return isWithin(minutes, MIN_SLICE_MINUTES, MAX_SLICE_MINUTES) ? { total, count, minutes } : undefined;
};

const boundsIn = ({ worstPrice: stored, maxImpactBps }: Fields): SliceBounds | undefined => {
  const worstPrice = ratioIn(stored);
  return worstPrice && isWithin(maxImpactBps, 1, MAX_IMPACT_BPS) ? { worstPrice, maxImpactBps } : undefined;
};

const termsIn = (fields: Fields, native: Currency): SliceTerms | undefined => {
  const { chainId } = native;
  const [sizes, bounds] = [sizesIn(fields), boundsIn(fields)];
  const account = parseAddress(textIn(fields['account']));
  const input = currencyIn(fields['input'], chainId, native);
  const output = currencyIn(fields['output'], chainId, native);
  if (fields['chainId'] !== chainId || !sizes || !bounds || !account || !input || !output) return undefined;
  return { account, chainId, input, output, ...sizes, ...bounds };
};

const STATES = ['running', 'paused', 'ended'] as const;

const timesIn = ({ nextTime, requestedTime }: Fields): Pick<SliceJob, 'nextTime' | 'requestedTime'> | undefined => {
  if (!isTime(nextTime)) return undefined;
  if (requestedTime === undefined) return { nextTime };
  return isTime(requestedTime) ? { nextTime, requestedTime } : undefined;
};

const jobIn = (value: unknown, native: Currency): SliceJob | undefined => {
  const fields = fieldsOf(value);
  const [terms, times, id] = [termsIn(fields, native), timesIn(fields), textIn(fields['id'])];
  const state = STATES.find((entry) => entry === fields['state']);
  const results = terms && resultsIn(fields['results'], terms.count);
  return terms && times && state && results && ID.test(id) ? { ...terms, id, state, results, ...times } : undefined;
};

/** Jobs from untrusted storage; invalid entries are left out, and the first one of an id counts. */
export const jobsIn = (value: unknown, native: Currency): readonly SliceJob[] => {
  if (!Array.isArray(value)) return [];
  const jobs = value.map((entry) => jobIn(entry, native)).filter((job) => job !== undefined);
  return jobs.filter(({ id }, at) => jobs.findIndex((job) => job.id === id) === at).slice(-MAX_JOBS);
};
