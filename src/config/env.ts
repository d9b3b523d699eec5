import { err, ok } from '../lib/result.ts';
import type { Result } from '../lib/result.ts';
import { polygonAddresses } from './addresses/polygon.ts';
import { polygon } from './chains.ts';
import {
  addressListRule,
  addressRule,
  hashRule,
  indexListRule,
  logoTemplateRule,
  mnemonicRule,
  urlListRule,
  urlRule,
  wholeNumberRule,
} from './envRules.ts';
import type { EnvRule, HexText } from './envRules.ts';
import { exchangesRule } from './exchangeRule.ts';
import type { ExchangeConfig } from './exchangeRule.ts';

/** Where the application finds the chain and its contracts. */
export interface Env {
  /** In order of preference. */
  readonly rpcUrls: readonly string[];
  readonly orderBook: HexText;
  readonly orderBookExt: HexText;
  readonly factory: HexText;
  readonly pairInitCodeHash: HexText;
  readonly router: HexText;
  /** Where else a pair may be traded. */
  readonly exchanges: readonly ExchangeConfig[];
  /** What opening a pool on one of them takes, as it was written: read by firstMint.ts with the page that needs it. */
  readonly firstMintMinimums: string;
  readonly wrappedNative: HexText;
  readonly multicall: HexText;
  /** Undefined: names are not resolved. */
  readonly ensRegistry: HexText | undefined;
  readonly explorerUrl: string;
  /** A subgraph of the exchange; undefined: everything is read from the chain. */
  readonly subgraphUrl: string | undefined;
  /** The application's own service that is told of opened pools. Undefined: nobody is told. */
  readonly appApiUrl: string | undefined;
  /** Undefined: the white list that comes with the application counts. */
  readonly whiteListUrl: string | undefined;
  readonly generalListUrl: string | undefined;
  readonly securityNoticeListUrl: string | undefined;
  /** Where IPFS and IPNS content is asked for, in order of preference; without a slash at the end. */
  readonly ipfsGateways: readonly string[];
  /** Where pictures of tokens lie as `{chain id}/{lower-case address}.png`. Undefined: nowhere. */
  readonly logoBaseUrl: string | undefined;
  /** A public repository of tokens' pictures: a URL with `{address}` for the checksummed address. */
  readonly logoRepository: string | undefined;
  /** The rewards pool that pool tokens are staked in. Undefined: there is none. */
  readonly lpStaking: HexText | undefined;
  /** Undefined: the token is not offered. */
  readonly emyt: HexText | undefined;
  /** The accounts that the `emyt` token is offered to. */
  readonly specialAccounts: readonly HexText[];
  /** Usual time between two blocks. */
  readonly blockTimeMs: number;
  /** The block the exchange was deployed in: no event of it is older. */
  readonly firstBlock: number;
  /** Local keys; only ever set in the mode `devnet`. */
  readonly demo: { readonly mnemonic: string; readonly accounts: readonly number[] } | undefined;
}

export type RawEnv = Readonly<Record<string, string | undefined>>;

const zeroAddress: HexText = `0x${'0'.repeat(40)}`;

/** What counts where a variable is left out. The ones without a public value are zero and have to be given. */
const defaults: Env = {
  rpcUrls: polygon.rpcUrls,
  orderBook: polygonAddresses.orderBook,
  orderBookExt: zeroAddress,
  factory: polygonAddresses.factory,
  pairInitCodeHash: `0x${'0'.repeat(64)}`,
  router: zeroAddress,
  exchanges: [],
  firstMintMinimums: '',
  wrappedNative: polygonAddresses.wrappedNative,
  multicall: polygonAddresses.multicall,
  ensRegistry: undefined,
  explorerUrl: 'https://polygonscan.com',
  subgraphUrl: undefined,
  appApiUrl: undefined,
  whiteListUrl: undefined,
  generalListUrl: undefined,
  securityNoticeListUrl: undefined,
  ipfsGateways: ['https://ipfs.io', 'https://dweb.link', 'https://gateway.pinata.cloud'],
  logoBaseUrl: undefined,
  logoRepository: undefined,
  lpStaking: undefined,
  emyt: undefined,
  specialAccounts: [],
  blockTimeMs: 2000,
  firstBlock: 0,
  demo: undefined,
};

const nextStep = 'Correct it in .env (see .env.example) and start again.';

const createReader = (raw: RawEnv, problems: string[]) => {
  const textOf = (name: string): string => raw[name]?.trim() ?? '';
  const optional = <T>(name: string, rule: EnvRule<T>, fallback: T): T => {
    const text = textOf(name);
    if (text === '') return fallback;
    const read = rule(text);
    if (read.ok) return read.value;
    problems.push(`${name} is "${text}", but it has to be ${read.error}. ${nextStep}`);
    return fallback;
  };
  const required = <T>(name: string, rule: EnvRule<T>, blank: T): T => {
    if (textOf(name) !== '') return optional(name, rule, blank);
    const wanted = rule('');
    const expected = wanted.ok ? 'a value' : wanted.error;
    problems.push(`${name} is not set, and it has no public default. It has to be ${expected}. ${nextStep}`);
    return blank;
  };
  return { textOf, optional, required };
};

/**
 * Reads and checks the variables. Every problem is a sentence that names the variable, its value, what is expected
 * and the next step.
 */
export const parseEnv = (raw: RawEnv): Result<Env, readonly string[]> => {
  const problems: string[] = [];
  const { textOf, optional, required } = createReader(raw, problems);
  const maybe = (name: string): HexText | undefined => optional<HexText | undefined>(name, addressRule, undefined);
  const maybeUrl = (name: string): string | undefined => optional<string | undefined>(name, urlRule, undefined);
  const env: Env = {
    rpcUrls: optional('VITE_RPC_URLS', urlListRule, defaults.rpcUrls),
    orderBook: optional('VITE_ORDER_BOOK_ADDRESS', addressRule, defaults.orderBook),
    orderBookExt: required('VITE_ORDER_BOOK_EXT_ADDRESS', addressRule, defaults.orderBookExt),
    factory: optional('VITE_FACTORY_ADDRESS', addressRule, defaults.factory),
    pairInitCodeHash: required('VITE_PAIR_INIT_CODE_HASH', hashRule, defaults.pairInitCodeHash),
    router: required('VITE_ROUTER_ADDRESS', addressRule, defaults.router),
    exchanges: optional('VITE_EXCHANGES', exchangesRule, defaults.exchanges),
    firstMintMinimums: textOf('VITE_FIRST_MINT_MINIMUMS'),
    wrappedNative: optional('VITE_WRAPPED_NATIVE_ADDRESS', addressRule, defaults.wrappedNative),
    multicall: optional('VITE_MULTICALL_ADDRESS', addressRule, defaults.multicall),
    ensRegistry: maybe('VITE_ENS_REGISTRY_ADDRESS'),
    explorerUrl: optional('VITE_EXPLORER_URL', urlRule, defaults.explorerUrl),
    subgraphUrl: optional<string | undefined>('VITE_SUBGRAPH_URL', urlRule, defaults.subgraphUrl),
    appApiUrl: maybeUrl('VITE_APP_API_URL'),
    whiteListUrl: maybeUrl('VITE_WHITE_LIST_URL'),
    generalListUrl: maybeUrl('VITE_GENERAL_LIST_URL'),
    securityNoticeListUrl: maybeUrl('VITE_SECURITY_NOTICE_LIST_URL'),
    ipfsGateways: optional('VITE_IPFS_GATEWAYS', urlListRule, defaults.ipfsGateways),
    logoBaseUrl: maybeUrl('VITE_LOGO_BASE_URL'),
    logoRepository: optional<string | undefined>('VITE_LOGO_REPOSITORY_URL', logoTemplateRule, undefined),
    lpStaking: maybe('VITE_LP_STAKING_ADDRESS'),
    emyt: maybe('VITE_EMYT_ADDRESS'),
    specialAccounts: optional('VITE_SPECIAL_ACCOUNTS', addressListRule, defaults.specialAccounts),
    blockTimeMs: optional('VITE_BLOCK_TIME_MS', wholeNumberRule(100, 60_000), defaults.blockTimeMs),
    firstBlock: optional('VITE_FIRST_BLOCK', wholeNumberRule(0, Number.MAX_SAFE_INTEGER), defaults.firstBlock),
    demo:
      textOf('VITE_DEMO_MNEMONIC') === ''
        ? undefined
        : {
            mnemonic: optional('VITE_DEMO_MNEMONIC', mnemonicRule, ''),
            accounts: optional('VITE_DEMO_ACCOUNTS', indexListRule, [0]),
          },
  };
  return problems.length === 0 ? ok(env) : err(problems);
};

/**
 * Each variable is named on its own, so that a build holds these and nothing else of the environment. The keys of the
 * demo accounts are read in the mode `devnet` only; in any other mode the branch is not part of the build.
 */
const raw: RawEnv = {
  VITE_RPC_URLS: import.meta.env.VITE_RPC_URLS,
  VITE_ORDER_BOOK_ADDRESS: import.meta.env.VITE_ORDER_BOOK_ADDRESS,
  VITE_ORDER_BOOK_EXT_ADDRESS: import.meta.env.VITE_ORDER_BOOK_EXT_ADDRESS,
  VITE_FACTORY_ADDRESS: import.meta.env.VITE_FACTORY_ADDRESS,
  VITE_PAIR_INIT_CODE_HASH: import.meta.env.VITE_PAIR_INIT_CODE_HASH,
  VITE_ROUTER_ADDRESS: import.meta.env.VITE_ROUTER_ADDRESS,
  VITE_EXCHANGES: import.meta.env.VITE_EXCHANGES,
  VITE_FIRST_MINT_MINIMUMS: import.meta.env.VITE_FIRST_MINT_MINIMUMS,
  VITE_WRAPPED_NATIVE_ADDRESS: import.meta.env.VITE_WRAPPED_NATIVE_ADDRESS,
  VITE_MULTICALL_ADDRESS: import.meta.env.VITE_MULTICALL_ADDRESS,
  VITE_ENS_REGISTRY_ADDRESS: import.meta.env.VITE_ENS_REGISTRY_ADDRESS,
  VITE_EXPLORER_URL: import.meta.env.VITE_EXPLORER_URL,
  VITE_SUBGRAPH_URL: import.meta.env.VITE_SUBGRAPH_URL,
  VITE_APP_API_URL: import.meta.env.VITE_APP_API_URL,
  VITE_WHITE_LIST_URL: import.meta.env.VITE_WHITE_LIST_URL,
  VITE_GENERAL_LIST_URL: import.meta.env.VITE_GENERAL_LIST_URL,
  VITE_SECURITY_NOTICE_LIST_URL: import.meta.env.VITE_SECURITY_NOTICE_LIST_URL,
  VITE_IPFS_GATEWAYS: import.meta.env.VITE_IPFS_GATEWAYS,
  VITE_LOGO_BASE_URL: import.meta.env.VITE_LOGO_BASE_URL,
  VITE_LOGO_REPOSITORY_URL: import.meta.env.VITE_LOGO_REPOSITORY_URL,
  VITE_LP_STAKING_ADDRESS: import.meta.env.VITE_LP_STAKING_ADDRESS,
  VITE_EMYT_ADDRESS: import.meta.env.VITE_EMYT_ADDRESS,
  VITE_SPECIAL_ACCOUNTS: import.meta.env.VITE_SPECIAL_ACCOUNTS,
  VITE_BLOCK_TIME_MS: import.meta.env.VITE_BLOCK_TIME_MS,
  VITE_FIRST_BLOCK: import.meta.env.VITE_FIRST_BLOCK,
  ...(import.meta.env.MODE === 'devnet' && {
    VITE_DEMO_MNEMONIC: import.meta.env.VITE_DEMO_MNEMONIC,
    VITE_DEMO_ACCOUNTS: import.meta.env.VITE_DEMO_ACCOUNTS,
  }),
};

const parsed = parseEnv(raw);

/** What is wrong with the configuration; main.tsx shows these instead of the application when there are any. */
export const envProblems: readonly string[] = parsed.ok ? [] : parsed.error;

/** The configuration. With problems it holds the defaults only, and nothing is started. */
export const env: Env = parsed.ok ? parsed.value : defaults;
