import { createNotifier } from './createNotifier.ts';

/** Undefined means the browser's zone. */
type TimeZone = 'UTC' | undefined;

let chosen: TimeZone;
const changes = createNotifier();

export const timeZone = (): TimeZone => chosen;

export const chooseTimeZone = (isUtc: boolean): void => {
  const before = chosen;
  chosen = isUtc ? 'UTC' : undefined;
  if (chosen !== before) changes.notify();
};

export const onTimeZone = changes.add;
