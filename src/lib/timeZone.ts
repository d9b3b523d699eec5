import { createNotifier } from './createNotifier.ts';

/** Zone of all times on screen: UTC, or undefined for the browser's own. */
export type TimeZone = 'UTC' | undefined;

let chosen: TimeZone;
const changes = createNotifier();

export const timeZone = (): TimeZone => chosen;

export const chooseTimeZone = (isUtc: boolean): void => {
  const before = chosen;
  chosen = isUtc ? 'UTC' : undefined;
  if (chosen !== before) changes.tell();
};

/** Adds a listener of changes; returns its removal. */
export const onTimeZone = changes.add;
