import { ok, type Result } from './result.ts';

declare const VALUE: unique symbol;

/**
 * A service's value that the chain has not confirmed. It has no readable field, so no quote, plan or total accepts it.
 */
export interface Reported<T> {
  readonly [VALUE]: T;
}

/** The mark exists only in types. */
const valueIn = <T>(report: Reported<T>): T => report as unknown as T;

export const reported = <T>(value: T): Reported<T> => value as unknown as Reported<T>;

export const reportedResult = <T, E>(result: Result<T, E>): Result<Reported<T>, E> =>
  result.ok ? ok(reported(result.value)) : result;

export const mapReported = <T, U>(report: Reported<T>, change: (value: T) => U): Reported<U> =>
  reported(change(valueIn(report)));

export const eachReported = <T>(list: Reported<readonly T[]>): readonly Reported<T>[] => valueIn(list).map(reported);

/** Reported entries by name, such as an address; the last entry of a name counts. */
export const reportedBy = <T, K>(list: Reported<readonly T[]>, nameOf: (value: T) => K): ReadonlyMap<K, Reported<T>> =>
  new Map(valueIn(list).map((value) => [nameOf(value), reported(value)]));

type Verdict = boolean | undefined;

/** Compares a report with the chain and returns only the verdict. */
export const judge = <T, V extends Verdict | Promise<Verdict>>(report: Reported<T>, compare: (value: T) => V): V =>
  compare(valueIn(report));

/** @param _verdict result of the comparison with the chain */
export const checked = <T>(report: Reported<T>, _verdict: true): T => valueIn(report);

/** Value for display, with its source or until the chain's value replaces it. */
export const shown = valueIn;

/** Value for reads that take everything from the chain: it only shows where to look, and at which block. */
export const hint = valueIn;
