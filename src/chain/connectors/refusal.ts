import { USER_REJECTED } from './eip1193.ts';

/** Codes and sentences of what a wallet or a node threw or answered, outermost first. */
export interface RefusalFacts {
  readonly codes: readonly number[];
  readonly texts: readonly string[];
}

/** Fields under which libraries and phones keep the error that they wrap. */
const WRAPPERS = ['error', 'info', 'data', 'cause', 'originalError', 'reason'] as const;
const TEXTS = ['message', 'shortMessage', 'code', 'details'] as const;
const MAX_DEPTH = 5;
const MAX_TEXT = 20_000;

/** Undefined where there is no such field, or reading it throws. */
export const fieldAt = (value: unknown, name: string): unknown => {
  try {
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  } catch {
    return undefined;
  }
};

const codeIn = (code: unknown): number | undefined =>
  typeof code === 'string' && /^-?\d{1,9}$/.test(code) ? Number(code) : typeof code === 'number' ? code : undefined;

/** The object in a text of JSON; undefined for any other text. */
const parsed = (text: string): unknown => {
  if (!text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads any value: errors that wrap each other, texts, JSON in texts, cycles, fields that throw. Never throws. */
export const refusalFacts = (thrown: unknown): RefusalFacts => {
  const codes: number[] = [];
  const texts: string[] = [];
  const seen = new Set<unknown>();
  const readText = (text: string, depth: number): void => {
    // Revert data may contain the digits of any code.
    if (/^0x[\da-f]{8,}$/i.test(text)) return;
    const short = text.slice(0, MAX_TEXT);
    texts.push(short);
    visit(parsed(short.trim()), depth);
  };
  const visit = (value: unknown, depth: number): void => {
    if (depth > MAX_DEPTH || seen.has(value)) return;
    if (typeof value === 'string') return readText(value, depth + 1);
    if (typeof value !== 'object' || value === null) return;
    seen.add(value);
    const code = codeIn(fieldAt(value, 'code'));
    if (code !== undefined) codes.push(code);
    for (const name of TEXTS) {
      const text = fieldAt(value, name);
      if (typeof text === 'string') readText(text, depth + 1);
    }
    for (const name of WRAPPERS) visit(fieldAt(value, name), depth + 1);
  };
  visit(thrown, 0);
  return { codes, texts };
};

/** Sentences that say nothing. */
const EMPTY = /^(?:internal (?:json-?rpc )?error\.?|unknown(?: error)?\.?|error|undefined|null|[\w-]*|-?\d+)$/i;

/** The sentence of a wallet or a node itself, the first that says anything; undefined where there is none. */
export const saidBy = (thrown: unknown): string | undefined =>
  refusalFacts(thrown)
    .texts.map((text) => text.trim())
    .find((text) => !EMPTY.test(text));

/** A code for what the person refused: EIP-1193's, and WalletConnect's from 5000 to 5099. */
export const isRejection = (code: number): boolean => code === USER_REJECTED || (code >= 5000 && code < 5100);

/** WalletConnect's codes for chains, methods, events and accounts that the wallet does not support. */
export const isUnsupported = (code: number): boolean => code >= 5100 && code < 5300;

const REJECTED_TEXTS: readonly RegExp[] = [
  /\buser (?:has )?(?:rejected|denied|cancell?ed|declined|disapproved|aborted|closed)/i,
  /(?:rejected|denied|cancell?ed|declined) by (?:the )?user/i,
  /^(?:action |request |transaction |signature )?(?:was |is )?(?:rejected|denied|cancell?ed|declined|aborted)[.!]?$/i,
  // Names of libraries, and status words of devices.
  /ACTION_REJECTED|Failure_ActionCancelled|0x6985\b|conditions? of use not satisfied/i,
  /用[户戶]已?(?:取消|拒[绝絕])|ユーザーが?(?:拒否|キャンセル)|사용자가? ?(?:거부|취소)/,
];

/** True for the words by which wallets without a code say that the person refused. */
export const saysRejected = (text: string): boolean => REJECTED_TEXTS.some((pattern) => pattern.test(text.trim()));
