import { parseTypedAddress } from '#domain/tokens/copiedAddress.ts';
import { fieldsOf } from '#lib/fields.ts';
import type { Eip1193Provider } from './eip1193.ts';

const MAX_CHAIN_ID = Number.MAX_SAFE_INTEGER;

/** Chain id of a hexadecimal or decimal text, a number, or an object with `chainId`; undefined for other values. */
export const chainIdOf = (payload: unknown): number | undefined => {
  const { chainId = payload } = fieldsOf(payload);
  if (typeof chainId === 'number' || typeof chainId === 'bigint') return chainIdOf(String(chainId));
  if (typeof chainId !== 'string') return undefined;
  const text = chainId.trim().replace(/^0X/i, '0x');
  if (!/^(?:0x[\da-f]+|\d+)$/i.test(text)) return undefined;
  const id = Number(text);
  return id > 0 && id <= MAX_CHAIN_ID ? id : undefined;
};

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

/** First account of `eth_requestAccounts`, checksummed. Throws AccountFault. */
export const sharedAccount = (answer: unknown): string => {
  const accounts: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  const [first] = accounts;
  if (first === undefined || first === null || first === '') throw new AccountFault('noAccount', '');
  const account = typeof first === 'string' ? parseTypedAddress(first) : undefined;
  if (!account) throw new AccountFault('badAccount', quoteOf(first), first);
  return account;
};

/** First entry of an `eth_accounts` answer, or the answer itself, checksummed if it is an address; null without a text. */
export const firstAccount = (accounts: unknown): string | null => {
  const first: unknown = Array.isArray(accounts) ? accounts[0] : accounts;
  return typeof first === 'string' ? (parseTypedAddress(first) ?? first) : null;
};

/** True if the wallet already shares an account, so that connecting shows no prompt. */
export const sharesAccount = async (provider: Eip1193Provider): Promise<boolean> => {
  try {
    return firstAccount(await provider.request({ method: 'eth_accounts' })) !== null;
  } catch {
    return false;
  }
};
