import { env } from '#config/env.ts';

const { dataApiUrl = '', subgraphUrl } = env;

/** Host of the service for token descriptions, shown as its name; empty if not configured. */
export const tokenTextHost = URL.canParse(dataApiUrl) ? new URL(dataApiUrl).host : '';

export const hasTokenTexts = tokenTextHost !== '' || subgraphUrl !== undefined;
