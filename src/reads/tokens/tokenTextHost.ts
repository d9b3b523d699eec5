import { env } from '#config/env.ts';

const { dataApiUrl = '', subgraphUrl } = env;

/** Host of the service that says something of tokens, by which it is named; empty where there is none. */
export const tokenTextHost = URL.canParse(dataApiUrl) ? new URL(dataApiUrl).host : '';

/** Whether a service says something of tokens: in words, or what was traded of them. */
export const tellsOfTokens = tokenTextHost !== '' || subgraphUrl !== undefined;
