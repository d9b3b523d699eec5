import { env } from '#config/env.ts';

/** Where the block explorer shows a transaction or an address. */
export const explorerLink = (kind: 'tx' | 'address', id: string): string => `${env.explorerUrl}/${kind}/${id}`;
