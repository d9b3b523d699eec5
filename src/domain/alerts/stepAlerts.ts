import type { PlacedEvent } from '../orderBook/accountOrders.ts';
import { crossing, unannounced, type CrossingState, type Level } from './crossing.ts';
import { orderNews, type NewsState } from './orderNews.ts';
import type { Alert, OrderNews } from './types.ts';

/** State of each alert by alert id; the state of an alert's single order by alert id and order id. */
export interface AlertStates {
  readonly crossings: Readonly<Record<string, CrossingState>>;
  readonly news: Readonly<Record<string, NewsState>>;
}

export const noStates: AlertStates = { crossings: {}, news: {} };

export type AlertReading =
  | { readonly kind: 'level'; readonly level: Level }
  | {
      readonly kind: 'orders';
      readonly events: readonly PlacedEvent[];
      readonly readTo: number;
      readonly blocked: readonly { readonly order: OrderNews; readonly level: Level }[];
    };

export interface Fired {
  readonly alert: Alert;
  readonly news: OrderNews | undefined;
  readonly id: string;
}

interface Step {
  readonly states: AlertStates;
  readonly fired: readonly Fired[];
}

const ofCrossing =
  (alert: Alert, key: string, block: number, level: Level, news?: OrderNews) =>
  (step: Step): Step => {
    const known = step.states.crossings[key] ?? unannounced;
    const { state, fires } = crossing(known, block, level);
    if (state === known) return step;
    const crossings = { ...step.states.crossings, [key]: state };
    if (!fires) return { states: { ...step.states, crossings }, fired: step.fired };
    const id = [news?.id, known.since].filter((part) => part !== undefined).join(' ');
    return { states: { ...step.states, crossings }, fired: [...step.fired, { alert, news, id }] };
  };

const ofNews =
  (alert: Alert, head: number, { events, readTo }: Extract<AlertReading, { readonly kind: 'orders' }>) =>
  (step: Step): Step => {
    if (alert.rule.kind !== 'orders') return step;
    const known = step.states.news[alert.id] ?? { to: alert.sinceBlock, announced: [] };
    const { state, news } = orderNews(known, { head, readTo, events }, alert.rule.events);
    if (state === known) return step;
    const fired = [...step.fired, ...news.map((entry) => ({ alert, news: entry, id: entry.id }))];
    return { states: { ...step.states, news: { ...step.states.news, [alert.id]: state } }, fired };
  };

const stepsOf = (alert: Alert, block: number, reading: AlertReading): readonly ((step: Step) => Step)[] => {
  if (reading.kind === 'level') return [ofCrossing(alert, alert.id, block, reading.level)];
  const blocked = reading.blocked.map(({ order, level }) =>
    ofCrossing(alert, `${alert.id} ${order.id}`, block, level, order),
  );
  return [ofNews(alert, block, reading), ...blocked];
};

/** Advances alerts by one block; `readings` are keyed by alert id. The first tab at a block announces for all tabs. */
export const stepAlerts = (
  alerts: readonly Alert[],
  states: AlertStates,
  block: number,
  readings: ReadonlyMap<string, AlertReading>,
): Step =>
  alerts
    .flatMap((alert) => {
      const reading = readings.get(alert.id);
      return reading ? stepsOf(alert, block, reading) : [];
    })
    .reduce<Step>((step, next) => next(step), { states, fired: [] });

const belongs = (alerts: readonly Alert[], key: string): boolean =>
  alerts.some(({ id }) => key === id || key.startsWith(`${id} `));

/** States without those of removed alerts; the same object if there are none. */
export const keptStates = (states: AlertStates, alerts: readonly Alert[]): AlertStates => {
  const keys = [...Object.keys(states.crossings), ...Object.keys(states.news)];
  if (keys.every((key) => belongs(alerts, key))) return states;
  const kept = <T>(all: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(all).filter(([key]) => belongs(alerts, key)));
  return { crossings: kept(states.crossings), news: kept(states.news) };
};
