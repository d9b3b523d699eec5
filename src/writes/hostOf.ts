/** The host of a node's URL, by which it is named. */
export const hostOf = (url: string): string => new URL(url).host;
