import { knownLocales } from './knownLocales.ts';
import type { EnvProblem } from './parseEnv.ts';

const URL_TEXT = 'a URL that begins with http:// or https://';
const HASH_TEXT = 'a 32-byte hash: 0x and 64 hexadecimal digits';
const ADDRESS_TEXT = '0x and 40 hexadecimal digits';

const expectations: Readonly<Record<string, string>> = {
  address: `an address: ${ADDRESS_TEXT}`,
  factory: `an address with a contract: ${ADDRESS_TEXT}. No V2 factory address on this chain`,
  hash: HASH_TEXT,
  initCodeHash: `${HASH_TEXT}. No V2 Init code hash on this chain`,
  url: URL_TEXT,
  logoTemplate: `${URL_TEXT} and has {address} where the address of the token goes`,
  addresses: `addresses of ${ADDRESS_TEXT}, separated by commas`,
  checksum: 'an address whose capital letters fit its EIP-55 checksum: a digit is wrong, or write it in lower case',
  checksums:
    'addresses whose capital letters fit their EIP-55 checksums: a digit is wrong, or write them in lower case',
  locales: `languages separated by commas, out of ${knownLocales.join(', ')}`,
  regions: 'ISO 3166 codes of regions such as KP or UA-43, separated by commas',
  links: 'JSON such as {"faq":"https://..."}: names of links, each with an https:// or mailto: address, or empty',
  folder: '/, a path such as /exchange/ with a slash at both ends, or ./',
  switch: 'on or off',
  urls: 'one or more URLs that begin with http:// or https://, separated by commas',
  urlsWithPassword: 'URLs without a user name and a password: browsers do not send them',
  urlsTwice: 'URLs of different places: one is named twice',
  airdrops:
    'a JSON list of airdrops, each with its own id, title, distributor and files; the capital letters of an address have to fit its EIP-55 checksum',
  exchanges:
    'a JSON list of exchanges, each with its own id, name, factory, initCodeHash and router; the capital letters of an address have to fit its EIP-55 checksum',
};

export const envFault = ({ text, expected, neededBy }: EnvProblem): string => {
  const right = expectations[expected] ?? expected;
  if (text !== '') return `is "${text}", but it has to be ${right}.`;
  const reason = neededBy === undefined ? 'it has no public default' : `${neededBy} needs it`;
  return `is not set, and ${reason}. It has to be ${right}.`;
};

export const envProblemText = (problem: EnvProblem): string => {
  return `${problem.name} ${envFault(problem)} Correct it in .env (see .env.example) and start again.`;
};
