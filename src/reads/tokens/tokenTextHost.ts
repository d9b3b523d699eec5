import { env } from '#config/env.ts';

const { dataApiUrl = '', subgraphUrl } = env;

/** Host of the service with texts about tokens, as its name; empty without one. */
export const tokenTextHost = URL.canParse(dataApiUrl) ? new URL(dataApiUrl).host : '';

/** True if a service reports on tokens: texts, or figures of their trades. */
export const tellsOfTokens = tokenTextHost !== '' || subgraphUrl !== undefined;
