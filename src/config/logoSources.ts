import { env } from './env.ts';

/** Where pictures of tokens are looked for. */
export const logoSources = {
  gateways: env.ipfsGateways,
  base: env.logoBaseUrl,
  repository: env.logoRepository,
} as const;
