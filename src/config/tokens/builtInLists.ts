import type { TokenList } from '@uniswap/token-lists/src/types.ts';
import { env } from '../env.ts';
import { defaultTokenList } from './defaultTokenList.ts';
import { unsupportedTokenList } from './unsupportedTokenList.ts';

/**
 * `white` and `general` offer tokens and cannot be removed. The tokens of `securityNotice` and `unsupported` can
 * neither be traded nor supplied.
 */
export type ListRole = 'white' | 'general' | 'securityNotice' | 'unsupported';

export interface BuiltInList {
  /** Where it is fetched from; a bundled list that is not fetched has a name of its own. */
  readonly url: string;
  readonly role: ListRole;
  /** What counts until it is fetched. */
  readonly bundled: TokenList | undefined;
}

const configured = (url: string | undefined, role: ListRole, bundled?: TokenList): readonly BuiltInList[] =>
  url === undefined ? [] : [{ url, role, bundled }];

const BUNDLED_WHITE = 'bundled:myt-whitelist';

/** The lists every visitor has, in order of precedence (spec 000 section 7: white, general and security notice list). */
export const builtInLists: readonly BuiltInList[] = [
  { url: env.whiteListUrl ?? BUNDLED_WHITE, role: 'white', bundled: defaultTokenList },
  ...configured(env.generalListUrl, 'general'),
  ...configured(env.securityNoticeListUrl, 'securityNotice'),
  { url: 'bundled:unsupported', role: 'unsupported', bundled: unsupportedTokenList },
];

/** Whether the list comes with the program alone and is not fetched from anywhere. */
export const isBundled = (url: string): boolean => url.startsWith('bundled:');
