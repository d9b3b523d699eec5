/** Names of the open entry in the addresses of the earn pages. */
export const ENTRY = { single: 'stake', trade: 'pair', order: 'pair' } as const;

/** Document-wide id of an entry. */
export const entryId = (name: string): string => `entry-${name}`;

/** Either token may be first in the contract's list, so the order is kept. */
export const orderEntry = ({ token0, token1 }: { readonly token0: string; readonly token1: string }): string =>
  `${token0}-${token1}`;
