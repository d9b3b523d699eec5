import type { TokenList } from '@uniswap/token-lists/src/types.ts';
import { env } from '../env.ts';
import { defaultTokenList } from './defaultTokenList.ts';
import { unsupportedTokenList } from './unsupportedTokenList.ts';

/** `white` and `general` offer tokens and cannot be removed; the others' tokens can neither be traded nor supplied. */
export type ListRole = 'white' | 'general' | 'securityNotice' | 'unsupported';

export interface BuiltInList {
  /** An internal name for a list that is only bundled. */
  readonly url: string;
  readonly role: ListRole;
  readonly bundled: TokenList | undefined;
}

const configured = (url: string | undefined, role: ListRole, bundled?: TokenList): readonly BuiltInList[] =>
  url === undefined ? [] : [{ url, role, bundled }];

const BUNDLED_WHITE = 'bundled:myt-whitelist';

/** In order of precedence (spec 000 section 7). */
export const builtInLists: readonly BuiltInList[] = [
  { url: env.whiteListUrl ?? BUNDLED_WHITE, role: 'white', bundled: defaultTokenList },
  ...configured(env.generalListUrl, 'general'),
  ...configured(env.securityNoticeListUrl, 'securityNotice'),
  { url: 'bundled:unsupported', role: 'unsupported', bundled: unsupportedTokenList },
];

export const isBundled = (url: string): boolean => url.startsWith('bundled:');
