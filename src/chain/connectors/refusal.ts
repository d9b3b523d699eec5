import { USER_REJECTED } from './eip1193.ts';

export interface RefusalFacts {
  readonly codes: readonly number[];
  readonly texts: readonly string[];
}

/** Fields in which libraries and phones keep the wrapped error. */
const WRAPPERS = [
  ...['error', 'info', 'data', 'cause', 'originalError', 'reason', 'payload'],
  ...['errors', 'err', 'innerError', 'response', 'body'],
];
const TEXTS = ['message', 'shortMessage', 'code', 'details'] as const;
/** Most errors are named "Error", so only names that are reasons count. */
const NAMES = ['name', 'statusText'] as const;
const NAMED_REASON = /reject|refuse|locked|UserCancel|ContractData|CONDITIONS_OF_USE|NOT_SUPPORTED/i;
const MAX_DEPTH = 5;
const MAX_ENTRIES = 10;
/** A smaller number alone is not a wallet's code. */
const LEAST_CODE = 1000;
const MAX_TEXT = 20_000;

/** Field of a value; undefined for a missing field, or one whose getter throws. */
export const fieldAt = (value: unknown, name: string): unknown => {
  try {
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  } catch {
    return undefined;
  }
};

const codeIn = (code: unknown): number | undefined =>
  Number.isInteger(code) || typeof code === 'bigint' || (typeof code === 'string' && /^\s*-?\d{1,9}\s*$/.test(code))
    ? Number(code)
    : undefined;

/** Status word of a device; undefined for other numbers, such as an HTTP status. */
const statusWord = (status: unknown): string | undefined =>
  typeof status === 'number' && status >= 0x5000 && status < 0x7000 ? `0x${status.toString(16)}` : undefined;

const parsed = (text: string): unknown => {
  if (!text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const namesOf = (error: object): readonly string[] => {
  const names = NAMES.map((field) => fieldAt(error, field)).filter(
    (name): name is string => typeof name === 'string' && NAMED_REASON.test(name),
  );
  const status = statusWord(fieldAt(error, 'statusCode'));
  return status === undefined ? names : [...names, status];
};

/** Facts of any thrown value: wrapped errors, JSON in texts, cycles, fields that throw. Never throws. */
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
  const readCode = (value: unknown): void => {
    const code = codeIn(value);
    if (code !== undefined) codes.push(code);
  };
  const visit = (value: unknown, depth: number): void => {
    if (depth > MAX_DEPTH || seen.has(value)) return;
    if (typeof value === 'string') return readText(value, depth + 1);
    if (typeof value !== 'object' || value === null) return;
    seen.add(value);
    if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).forEach((entry) => visit(entry, depth + 1));
    readCode(fieldAt(value, 'code'));
    for (const name of TEXTS) visit(fieldAt(value, name), depth + 1);
    texts.push(...namesOf(value));
    for (const name of WRAPPERS) visit(fieldAt(value, name), depth + 1);
  };
  if (Math.abs(codeIn(thrown) ?? 0) >= LEAST_CODE) readCode(thrown);
  visit(thrown, 0);
  return { codes, texts };
};

const EMPTY =
  /^(?:internal (?:json-?rpc )?error\.?|unknown(?: error)?\.?|could not coalesce error.*|error|undefined|null|[\w-]*|-?\d+|\[object \w+\])$/is;

/** First informative sentence of the wallet or node itself. */
export const refusalText = (thrown: unknown): string | undefined =>
  refusalFacts(thrown)
    .texts.map((text) => text.trim())
    .find((text) => !EMPTY.test(text) && parsed(text) === undefined);

/** True for EIP-1193's code, and for WalletConnect's 5000 to 5099. */
export const isRejection = (code: number): boolean => code === USER_REJECTED || (code >= 5000 && code < 5100);

/** True for WalletConnect's codes of unsupported chains, methods, events and accounts. */
export const isUnsupported = (code: number): boolean => code >= 5100 && code < 5300;

/** The request never left this page. */
export const NEVER_LEFT = "WalletConnect's relay is out of reach.";

/** True if the relay was out of reach, so that the wallet cannot have the request. */
export const neverLeft = (thrown: unknown): boolean =>
  refusalFacts(thrown).texts.some((text) => text.includes(NEVER_LEFT));
