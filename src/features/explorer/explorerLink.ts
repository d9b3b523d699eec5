import { env } from '#config/env.ts';

export const explorerLink = (kind: 'tx' | 'address', id: string): string => `${env.explorerUrl}/${kind}/${id}`;
