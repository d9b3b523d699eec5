import { readableText } from '#domain/tokens/readableText.ts';
import type { Address } from '#domain/tokens/types.ts';
import { address, list, record, type Shape } from '../shape.ts';
import type { TokenText } from './types.ts';

const [LONGEST, LONGEST_URL] = [600, 200];

const words: Shape<string | undefined> = (value) =>
  typeof value === 'string' ? readableText(value, LONGEST) : undefined;

/** Host in ASCII, so that a confusable host appears as "xn--". */
const httpsHost: Shape<string | undefined> = (value) => {
  if (typeof value !== 'string' || value.length > LONGEST_URL || !URL.canParse(value)) return undefined;
  const { protocol, host, username, password } = new URL(value);
  return protocol === 'https:' && username === '' && password === '' ? host : undefined;
};

const one: Shape<TokenText> = (value, path) => {
  const fields = record({ token_address: address, description: words, website: httpsHost });
  const { token_address: token, description, website: websiteHost } = fields(value, path);
  return { token, description, websiteHost };
};

export const textsOf =
  (tokens: readonly Address[]): Shape<readonly TokenText[]> =>
  (value, path) => {
    const texts = list(one, tokens.length)(value, path);
    return tokens.flatMap((token) => texts.find((text) => text.token === token) ?? []);
  };
