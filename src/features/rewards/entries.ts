/** Parameters that name the open entry in URLs of the earn pages. */
export const ENTRY = { single: 'stake', trade: 'pair', order: 'pair' } as const;

export const entryId = (name: string): string => `entry-${name}`;

/** Keeps the order of the contract's list, in which either token may be first. */
export const orderEntry = ({ token0, token1 }: { readonly token0: string; readonly token1: string }): string =>
  `${token0}-${token1}`;
