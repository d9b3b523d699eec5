import type { TokenList } from '@uniswap/token-lists/src/types.ts';
import { env } from '../env.ts';
import { defaultTokenList } from './defaultTokenList.ts';
import { unsupportedTokenList } from './unsupportedTokenList.ts';

/**
 * `white` and `general` offer tokens and cannot be removed. Tokens of `securityNotice` and `unsupported` can neither be
 * traded nor supplied.
 */
export type ListRole = 'white' | 'general' | 'securityNotice' | 'unsupported';

export interface BuiltInList {
  /** URL of the download; a bundled list that is not downloaded has an internal name. */
  readonly url: string;
  readonly role: ListRole;
  /** Content until the download. */
  readonly bundled: TokenList | undefined;
}

const configured = (url: string | undefined, role: ListRole, bundled?: TokenList): readonly BuiltInList[] =>
  url === undefined ? [] : [{ url, role, bundled }];

const BUNDLED_WHITE = 'bundled:myt-whitelist';

/** Lists of every visitor, in order of precedence (spec 000 section 7: white, general and security notice list). */
export const builtInLists: readonly BuiltInList[] = [
  { url: env.whiteListUrl ?? BUNDLED_WHITE, role: 'white', bundled: defaultTokenList },
  ...configured(env.generalListUrl, 'general'),
  ...configured(env.securityNoticeListUrl, 'securityNotice'),
  { url: 'bundled:unsupported', role: 'unsupported', bundled: unsupportedTokenList },
];

/** True for a list that is only bundled and never downloaded. */
export const isBundled = (url: string): boolean => url.startsWith('bundled:');
