import { envSchema } from '#config/envSchema.ts';
import type { Env } from '#config/parseEnv.ts';
import type { Address } from '#domain/tokens/types.ts';
import { logoAddresses } from '#domain/tokens/logoAddresses.ts';
import { CHAIN_ID } from '../configure/node.ts';
import { degraded, works, type Finding } from './findings.ts';

const TIMEOUT_MS = 10_000;
/** Answers of servers that serve people only. */
const REFUSES_PROGRAMS: readonly number[] = [401, 403, 429];

interface Answer {
  readonly status: number | undefined;
  readonly type: string;
}

const request = async (url: string): Promise<Answer> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    return { status: response.status, type: response.headers.get('content-type') ?? '' };
  } catch {
    return { status: undefined, type: '' };
  }
};

const outcomeOf = ({ status, type }: Answer): string =>
  status === undefined
    ? 'does not answer'
    : status < 400
      ? `answers with ${type || 'no type'}`
      : `answers with HTTP ${status}`;

/** The order book's page, which the application links to. */
const explorerFinding = async ({ explorerUrl, orderBook }: Env): Promise<Finding> => {
  const { name } = envSchema.explorerUrl;
  const url = `${explorerUrl}/address/${orderBook}`;
  const answer = await request(url);
  if (answer.status !== undefined && REFUSES_PROGRAMS.includes(answer.status))
    return works(
      name,
      `${explorerUrl} answers, but refuses programs (HTTP ${answer.status}): open ${url} once in a browser.`,
    );
  if (answer.status !== undefined && answer.status < 400)
    return works(name, `${url} answers; look once that it shows your order book on chain ${CHAIN_ID}.`);
  return degraded(
    name,
    `${url} ${outcomeOf(answer)}: links to transactions and accounts lead nowhere.`,
    'Name an explorer of Polygon whose pages are /address/0x... and /tx/0x....',
  );
};

/** Uses a token that every deployment has. */
const logoFinding = async (name: string, url: string): Promise<Finding> => {
  const answer = await request(url);
  return answer.status !== undefined && answer.status < 400 && answer.type.startsWith('image/')
    ? works(name, `${url} is a picture.`)
    : degraded(
        name,
        `${url} ${outcomeOf(answer)} instead of a picture: this token is shown with its letters.`,
        'Check the address and its folders ({chain id}/{lower-case address}.png, or {address}); leave it empty to do without.',
      );
};

/** Links and pictures of the pages. */
export const examineLinks = async (env: Env): Promise<readonly Finding[]> => {
  const token: { readonly chainId: number; readonly address: Address } = {
    chainId: CHAIN_ID,
    address: env.wrappedNative,
  };
  const pictures = [
    { name: envSchema.logoBaseUrl.name, base: env.logoBaseUrl, repository: undefined },
    { name: envSchema.logoRepository.name, base: undefined, repository: env.logoRepository },
  ].flatMap(({ name, ...sources }) =>
    logoAddresses(undefined, token, { gateways: [], ...sources }).map((url) => logoFinding(name, url)),
  );
  return Promise.all([explorerFinding(env), ...pictures]);
};
