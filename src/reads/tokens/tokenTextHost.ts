import { env } from '#config/env.ts';

const { dataApiUrl = '' } = env;

/** Host of the service that says something of tokens, by which it is named; empty where there is none. */
export const tokenTextHost = URL.canParse(dataApiUrl) ? new URL(dataApiUrl).host : '';
