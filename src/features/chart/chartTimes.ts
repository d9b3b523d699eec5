import { i18n } from '@lingui/core';
import {
  defaultHorzScaleBehavior,
  TickMarkType,
  type IHorzScaleBehavior,
  type Time,
  type TimeChartOptions,
} from 'lightweight-charts';
import { candleZone, DAY_SECONDS } from './candleZone.ts';
import { zoneOffset } from '#lib/zoneOffset.ts';

const parts: Readonly<Record<TickMarkType, Intl.DateTimeFormatOptions>> = {
  [TickMarkType.Year]: { year: 'numeric' },
  [TickMarkType.Month]: { month: 'short' },
  [TickMarkType.DayOfMonth]: { day: 'numeric' },
  [TickMarkType.Time]: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  [TickMarkType.TimeWithSeconds]: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
};

const milliseconds = (time: Time): number => Number(time) * 1000;

const createLabels = (seconds: number, timeZone: string | undefined) => {
  const formats = new Map<string, Intl.DateTimeFormat>();
  const formatOf = (kind: TickMarkType | 'full', options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
    const key = `${i18n.locale} ${kind}`;
    const format = formats.get(key) ?? new Intl.DateTimeFormat(i18n.locale, { ...options, timeZone });
    formats.set(key, format);
    return format;
  };
  const full: Intl.DateTimeFormatOptions =
    seconds < DAY_SECONDS ? { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' } : { dateStyle: 'medium' };
  return {
    tickLabel: (time: Time, kind: TickMarkType): string => formatOf(kind, parts[kind]).format(milliseconds(time)),
    timeLabel: (time: Time): string => formatOf('full', full).format(milliseconds(time)),
  };
};

export interface TimeBehavior extends IHorzScaleBehavior<Time> {
  options(): TimeChartOptions;
}

type Points = Parameters<IHorzScaleBehavior<Time>['fillWeightsForPoints']>[0];

/** The library chooses labels by days and hours in UTC; this uses the time zone of the labels. */
const createBehavior = (timeZone: string | undefined): TimeBehavior => {
  const offset = zoneOffset(timeZone);
  const behavior = new (defaultHorzScaleBehavior() as new () => TimeBehavior)();
  const fill = behavior.fillWeightsForPoints.bind(behavior);
  behavior.fillWeightsForPoints = (points: Points, startIndex: number): void => {
    const onTheClock = points.map((point) => {
      const seconds = Number(behavior.key(point.time));
      const shown = (seconds + offset(seconds)) as Time & number;
      return { ...point, time: behavior.convertHorzItemToInternal(shown as Time) };
    });
    fill(onTheClock, startIndex);
    points.forEach((point, index) => {
      const weight = onTheClock[index]?.timeWeight;
      if (index >= startIndex && weight !== undefined) point.timeWeight = weight;
    });
  };
  return behavior;
};

type TimeAxis = ReturnType<typeof createLabels> & { readonly behavior: TimeBehavior };

export const createTimeAxis = (seconds: number, zone = candleZone(seconds)): TimeAxis => ({
  ...createLabels(seconds, zone),
  behavior: createBehavior(zone),
});
