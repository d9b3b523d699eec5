import type { CallProblem } from '#domain/multicall/callOutcome.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { failed, ready, valueOf, type Loadable } from '#lib/loadable.ts';
import type { Result } from '#lib/result.ts';

export interface AccountCall {
  readonly from: Address;
  readonly to: Address;
  readonly data: Hex;
  readonly value?: Hex;
}

/** Keyed by `accountCallKey`; a call without an answer is missing. */
type AccountReading = Loadable<Hex, CallProblem>;
type AccountAnswers = ReadonlyMap<string, AccountReading>;

export interface AccountCallsStore {
  /** Equal calls share one request. @returns stops watching */
  watch(calls: readonly AccountCall[]): () => void;
  watched(): readonly AccountCall[];
  answers(): AccountAnswers;
  /** A failure keeps the last answer. */
  record(answers: readonly (readonly [AccountCall, Result<Hex, CallProblem>])[]): void;
  subscribe(listener: () => void): () => void;
  onRequest(listener: () => void): () => void;
}

export const accountCallKey = ({ from, to, data, value = '0x0' }: AccountCall): string =>
  `${from} ${to} ${data} ${value}`;

export const createAccountCallsStore = (): AccountCallsStore => {
  const recorded = createNotifier();
  const requests = createNotifier();
  const watchers = new Map<string, { readonly call: AccountCall; readonly count: number }>();
  let answers: AccountAnswers = new Map();

  const add = (call: AccountCall): void => {
    const key = accountCallKey(call);
    watchers.set(key, { call, count: (watchers.get(key)?.count ?? 0) + 1 });
  };
  const leave = (call: AccountCall): void => {
    const key = accountCallKey(call);
    const count = (watchers.get(key)?.count ?? 0) - 1;
    if (count > 0) return void watchers.set(key, { call, count });
    watchers.delete(key);
    answers = new Map([...answers].filter(([known]) => known !== key));
  };
  const codeOf = (reading: AccountReading | undefined): CallProblem['code'] | undefined =>
    reading?.status === 'failed' ? reading.error.code : undefined;
  const changed = (
    call: AccountCall,
    answer: Result<Hex, CallProblem>,
  ): readonly (readonly [string, AccountReading])[] => {
    const key = accountCallKey(call);
    const known = answers.get(key);
    const value = known && valueOf(known);
    const next = answer.ok ? ready(answer.value) : failed(answer.error, value);
    const isSame = known?.status === next.status && value === valueOf(next) && codeOf(known) === codeOf(next);
    return isSame || !watchers.has(key) ? [] : [[key, next]];
  };

  return {
    watch(calls) {
      const before = watchers.size;
      calls.forEach(add);
      if (watchers.size > before) requests.notify();
      return () => calls.forEach(leave);
    },
    watched: () => [...watchers.values()].map(({ call }) => call),
    answers: () => answers,
    record(newAnswers) {
      const changes = newAnswers.flatMap(([call, data]) => changed(call, data));
      if (changes.length === 0) return;
      answers = new Map([...answers, ...changes]);
      recorded.notify();
    },
    subscribe: recorded.add,
    onRequest: requests.add,
  };
};

export const accountCallsStore = createAccountCallsStore();
