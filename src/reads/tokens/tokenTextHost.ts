import { env } from '#config/env.ts';

const { dataApiUrl = '', subgraphUrl } = env;

/** Host of the service with token texts, shown as its name; empty without one. */
export const tokenTextHost = URL.canParse(dataApiUrl) ? new URL(dataApiUrl).host : '';

export const hasTokenTexts = tokenTextHost !== '' || subgraphUrl !== undefined;
