import { isAddress, isHash, ZERO_ADDRESS, ZERO_HASH, type HexText } from '#lib/hex.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { knownLocales } from './knownLocales.ts';
import { defaultLinks, type LinkName } from './defaultLinks.ts';

/** Parses a text. The error is the expected form, or its key in `envProblemText.ts`. */
export type EnvRule<T> = (text: string) => Result<T, string>;

export const textRule: EnvRule<string> = ok;

/** Mixed case is a checksum (EIP-55); an address in one case has none. */
const isChecksumRight = (address: HexText): boolean => {
  const digits = address.slice(2);
  const isOfOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isOfOneCase || address === toChecksumAddress(address);
};

export const addressRule: EnvRule<HexText> = (text) => {
  if (!isAddress(text)) return err('address');
  return isChecksumRight(text) ? ok(toChecksumAddress(text)) : err('checksum');
};

const hashRule: EnvRule<HexText> = (text) => (isHash(text) ? ok(text) : err('hash'));

/** The zero address is refused, because it creates no pairs. */
export const factoryRule: EnvRule<HexText> = (text) => {
  const address = addressRule(text);
  return address.ok && address.value === ZERO_ADDRESS ? err('factory') : address;
};

/** A missing or zero hash is refused, because it gives no pair's address. */
export const initCodeHashRule: EnvRule<HexText> = (text) =>
  text === '' || text.toLowerCase() === ZERO_HASH ? err('initCodeHash') : hashRule(text);

const isHttpUrl = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && (url.protocol === 'http:' || url.protocol === 'https:');
};

export const urlRule: EnvRule<string> = (text) => (isHttpUrl(text) ? ok(text.replace(/\/+$/, '')) : err('url'));

export const webSocketUrlRule: EnvRule<string> = (text) =>
  /^wss?:$/.test(URL.canParse(text) ? new URL(text).protocol : '')
    ? ok(text.replace(/\/+$/, ''))
    : err('a URL that begins with wss:// or ws://');

export const logoTemplateRule: EnvRule<string> = (text) =>
  isHttpUrl(text) && text.includes('{address}') ? ok(text) : err('logoTemplate');

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const addressListRule: EnvRule<readonly HexText[]> = (text) => {
  const read = listOf(text).map(addressRule);
  const wrong = read.find((entry) => !entry.ok);
  if (wrong) return err(wrong.error === 'checksum' ? 'checksums' : 'addresses');
  return ok(read.flatMap((entry) => (entry.ok ? [entry.value] : [])));
};

const isKnownLocale = (code: string): boolean => knownLocales.includes(code);

export const localesRule: EnvRule<readonly string[]> = (text) => {
  const codes = listOf(text);
  return codes.length > 0 && codes.every(isKnownLocale) ? ok(codes) : err('locales');
};

export const regionsRule: EnvRule<readonly string[]> = (text) => {
  const codes = listOf(text.toUpperCase());
  return codes.every((code) => /^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/.test(code)) ? ok(codes) : err('regions');
};

/** Accepts `/`, a path between slashes, or `./` for any folder. */
export const folderRule: EnvRule<string> = (text) => (/^\.?\/(?:[\w.-]+\/)*$/.test(text) ? ok(text) : err('folder'));

export const switchRule: EnvRule<string> = (text) => (['on', 'off'].includes(text) ? ok(text) : err('switch'));

export const urlListRule: EnvRule<readonly string[]> = (text) => {
  const urls = listOf(text);
  // A different separator would join two URLs into one.
  if (urls.length === 0 || !urls.every((url) => isHttpUrl(url) && !/[;\s]|:\/\/.*:\/\//.test(url))) return err('urls');
  const parsed = urls.map((url) => new URL(url));
  if (parsed.some(({ username, password }) => username !== '' || password !== '')) return err('urlsWithPassword');
  const places = new Set(parsed.map(({ href }) => href.replace(/\/+$/, '')));
  // Two URLs of one node are refused, because a node would confirm its own numbers.
  return places.size === urls.length ? ok(urls) : err('urlsTwice');
};

export const wholeNumberRule =
  (min: number, max: number): EnvRule<number> =>
  (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? ok(value) : err(`a whole number from ${min} to ${max}`);
  };

type LinkChanges = Readonly<Partial<Record<LinkName, string>>>;

const isPlace = (value: unknown): boolean =>
  value === '' ||
  (typeof value === 'string' && URL.canParse(value) && /^(?:https|mailto):$/.test(new URL(value).protocol));

const objectIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** JSON object of names and URLs; an empty URL hides the link. */
export const linksRule: EnvRule<LinkChanges> = (text) => {
  const read = objectIn(text);
  const isObject = typeof read === 'object' && read !== null && !Array.isArray(read);
  const isRight =
    isObject && Object.entries(read).every(([name, value]) => Object.hasOwn(defaultLinks, name) && isPlace(value));
  return isRight ? ok(read) : err('links');
};
