interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds by the clock. */
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

export interface Task {
  readonly at: number;
  readonly duration: number;
}

export interface LoadTrace {
  readonly tasks: readonly Task[];
  /** First event of this name, such as a page's mark; undefined without one. */
  momentOf: (name: string) => number | undefined;
  /** Milliseconds per kind of work, without nested work, largest first. */
  workBetween: (from: number, to: number) => readonly (readonly [string, number])[];
}

export const LOAD_CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing', 'loading', 'v8'];

const placeOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;
const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

/** The browser keeps spare main threads. */
const busiest = (events: readonly TraceEvent[]): string => {
  const sums = new Map<string, number>();
  for (const event of events) {
    if (event.name === 'thread_name' && event.args?.name === 'CrRendererMain') sums.set(placeOf(event), 0);
  }
  for (const event of events) {
    const sum = sums.get(placeOf(event));
    if (sum !== undefined && event.name.endsWith('RunTask')) sums.set(placeOf(event), sum + (event.dur ?? 0));
  }
  return [...sums].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
};

/** Subtracts the time of nested events. */
const ownWork = (events: readonly TraceEvent[]): readonly (readonly [string, number])[] => {
  const sums = new Map<string, number>();
  const add = (name: string, microseconds: number): void =>
    void sums.set(name, (sums.get(name) ?? 0) + microseconds / 1000);
  const open: TraceEvent[] = [];
  for (const event of events.toSorted((a, b) => a.ts - b.ts || endOf(b) - endOf(a))) {
    while (open.length > 0 && endOf(open.at(-1) ?? event) <= event.ts) open.pop();
    const outer = open.at(-1);
    if (outer) add(outer.name, -(event.dur ?? 0));
    add(event.name, event.dur ?? 0);
    open.push(event);
  }
  return [...sums].toSorted(([, a], [, b]) => b - a);
};

export const readLoadTrace = (trace: Buffer): LoadTrace => {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { readonly traceEvents: readonly TraceEvent[] };
  const place = busiest(traceEvents);
  const own = traceEvents.filter((event) => placeOf(event) === place);
  const lasting = own.filter(({ ph }) => ph === 'X');
  const moments = own.filter(({ ts }) => ts > 0).toSorted((a, b) => a.ts - b.ts);
  return {
    tasks: lasting.filter(({ name }) => name.endsWith('RunTask')).map(({ ts, dur = 0 }) => ({ at: ts, duration: dur })),
    momentOf: (name) => moments.find((event) => event.name === name)?.ts,
    workBetween: (from, to) => ownWork(lasting.filter(({ ts }) => ts >= from && ts < to)),
  };
};
