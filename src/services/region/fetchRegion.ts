import { err, type Result } from '#lib/result.ts';
import { rules } from '#config/rules.ts';
import { requestJson } from '../http/requestJson.ts';
import { nullOr, readShape, record, text } from '../shape.ts';

/** ISO 3166: `DE`, and `DE-BY` if known. */
export interface Region {
  readonly country: string;
  readonly subdivision: string | undefined;
}

const limits = { bytes: 10_000, milliseconds: 5000 };
const subdivisionOrNull = nullOr(text(/^[A-Z]{2}-[A-Z0-9]{1,3}$/));
const shape = record({
  country: text(/^[A-Z]{2}$/),
  // Services that only know countries omit it; rejecting their answer would disable the restriction.
  subdivision: (value: unknown, path: string) => subdivisionOrNull(value ?? null, path),
});

/** Fails with `unknown` without a usable answer. */
export const fetchRegion = async (url: string): Promise<Result<Region, 'unknown'>> => {
  const sent = await requestJson({ url, limits, retry: rules.service.retry, init: { redirect: 'error' } });
  const read = sent.ok ? readShape(shape, sent.value) : sent;
  if (!read.ok) return err('unknown');
  const { country, subdivision } = read.value;
  const isOfCountry = subdivision === null || subdivision.startsWith(`${country}-`);
  return isOfCountry ? { ok: true, value: { country, subdivision: subdivision ?? undefined } } : err('unknown');
};
