import { parseAddress } from '#domain/tokens/parseAddress.ts';
import { fieldsOf } from '#lib/fields.ts';

const MAX_CHAIN_ID = Number.MAX_SAFE_INTEGER;

/**
 * Chain id in an answer or event of a wallet: hexadecimal or decimal text, a number, or an object with one of them as
 * `chainId`. Undefined for anything else.
 */
export const chainIdOf = (payload: unknown): number | undefined => {
  const { chainId = payload } = fieldsOf(payload);
  if (typeof chainId === 'number' || typeof chainId === 'bigint') return chainIdOf(String(chainId));
  if (typeof chainId !== 'string') return undefined;
  const text = chainId.trim().replace(/^0X/i, '0x');
  if (!/^(?:0x[\da-f]+|\d+)$/i.test(text)) return undefined;
  const id = Number(text);
  return id > 0 && id <= MAX_CHAIN_ID ? id : undefined;
};

/** A wallet's answer names no account that can be used. */
export class AccountFault extends Error {
  readonly code: 'noAccount' | 'badAccount';

  constructor(code: AccountFault['code'], answer: string, cause?: unknown) {
    super(code === 'noAccount' ? 'The wallet shares no account.' : `The wallet shares "${answer}" as its account.`, {
      cause,
    });
    this.code = code;
  }
}

const LONGEST_QUOTE = 60;

const quoteOf = (answer: unknown): string =>
  (typeof answer === 'string' ? answer : typeof answer).slice(0, LONGEST_QUOTE);

/**
 * The account that a wallet shares, from its answer to `eth_requestAccounts`.
 * @throws AccountFault where it shares none, or something that is no address
 */
export const sharedAccount = (answer: unknown): string => {
  const accounts: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  const [first] = accounts;
  if (first === undefined || first === null || first === '') throw new AccountFault('noAccount', '');
  if (typeof first !== 'string' || !parseAddress(first)) throw new AccountFault('badAccount', quoteOf(first), first);
  return first;
};
