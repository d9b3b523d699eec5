import { rules } from '#config/rules.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import type { ApiProblem } from '#domain/appApi/types.ts';
import { powerOfTen } from '#domain/amounts/integers.ts';
import { isFields } from '#lib/fields.ts';
import { reported, type Reported } from '#lib/reported.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { createBreaker, type Breaker, type RetryRules } from '../http/breaker.ts';
import { requestJson } from '../http/requestJson.ts';
import { withQuery } from '../http/withQuery.ts';
import { misfit, readShape, record, type Shape } from '../shape.ts';

type DollarPrices = ReadonlyMap<string, Fraction>;

const DIGITS = 18;
const [MIN_PRICE, MAX_PRICE] = [1e-12, 1e12];

const price: Shape<Fraction> = (value, path) =>
  typeof value === 'number' && value >= MIN_PRICE && value <= MAX_PRICE
    ? { numerator: BigInt(value.toFixed(DIGITS).replace('.', '')), denominator: powerOfTen(DIGITS) }
    : misfit(value, path);

/** Undefined for a known token without a price. */
const priced: Shape<Fraction | undefined> = (value, path) =>
  value === undefined || (isFields(value) && value.usd === undefined)
    ? undefined
    : record({ usd: price })(value, path).usd;

const limits = { bytes: 100_000, milliseconds: rules.service.timeoutMs };

const breakers = new Map<string, Breaker>();

/** One breaker per service, because all tokens use the same server. */
const breakerOf = (url: string): Breaker => {
  const known = breakers.get(url) ?? createBreaker(rules.service.breaker, () => performance.now());
  breakers.set(url, known);
  return known;
};

/** Spec 000 and 001, section 7. */
export const fetchPrices = async (
  baseUrl: string,
  ids: readonly string[],
  retry: RetryRules = rules.service.retry,
): Promise<Result<Reported<DollarPrices>, ApiProblem>> => {
  const sent = await requestJson({
    url: withQuery(`${baseUrl}/simple/price`, { ids: ids.join(), vs_currencies: 'usd' }),
    limits,
    retry,
    breaker: breakerOf(baseUrl),
    init: { redirect: 'error' },
  });
  if (!sent.ok) return sent;
  const shape = record(Object.fromEntries(ids.map((id) => [id, priced])));
  const read = readShape(shape, sent.value);
  if (!read.ok) return err({ code: 'invalid' });
  const quotes = Object.entries(read.value).flatMap(([id, quoted]) => (quoted ? [[id, quoted] as const] : []));
  return ok(reported(new Map(quotes)));
};
