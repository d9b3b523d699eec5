/** The zone of all times on screen: UTC, or undefined for the browser's own. */
export type TimeZone = 'UTC' | undefined;

let chosen: TimeZone;

export const timeZone = (): TimeZone => chosen;

export const chooseTimeZone = (isUtc: boolean): void => {
  chosen = isUtc ? 'UTC' : undefined;
};
