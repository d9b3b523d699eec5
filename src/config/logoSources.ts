import { env } from './env.ts';

export const logoSources = {
  gateways: env.ipfsGateways,
  base: env.logoBaseUrl,
  repository: env.logoRepository,
} as const;
