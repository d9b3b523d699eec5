import type { EnvProblem } from './env.ts';

const URL_TEXT = 'a URL that begins with http:// or https://';
const ADDRESS_TEXT = '0x and 40 hexadecimal digits';

/** What each rule expects; a rule that is not named here says it itself. */
const expectations: Readonly<Record<string, string>> = {
  address: `an address: ${ADDRESS_TEXT}`,
  hash: 'a 32-byte hash: 0x and 64 hexadecimal digits',
  url: URL_TEXT,
  logoTemplate: `${URL_TEXT} and has {address} where the address of the token goes`,
  addresses: `addresses of ${ADDRESS_TEXT}, separated by commas`,
  locales: 'codes of languages such as en-US,zh-CN, separated by commas',
  regions: 'ISO 3166 codes of regions such as KP or UA-43, separated by commas',
  links: 'JSON such as {"faq":"https://..."}: names of links, each with an https:// or mailto: address, or empty',
  folder: '/, a path such as /exchange/ with a slash at both ends, or ./',
  switch: 'on or off',
  urls: 'one or more URLs that begin with http:// or https://, separated by commas',
  airdrops: 'a JSON list of airdrops, each with its own id, title, distributor and files',
  exchanges: 'a JSON list of exchanges, each with its own id, name, factory, initCodeHash and router',
};

/** A sentence that names the variable, its value and what is expected, and the next step. */
export const envProblemText = ({ name, text, expected }: EnvProblem): string => {
  const right = expectations[expected] ?? expected;
  const problem =
    text === ''
      ? `${name} is not set, and it has no public default. It has to be ${right}.`
      : `${name} is "${text}", but it has to be ${right}.`;
  return `${problem} Correct it in .env (see .env.example) and start again.`;
};
