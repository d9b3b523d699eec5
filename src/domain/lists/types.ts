import type { Token } from '../tokens/types.ts';

export interface ListVersion {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
}

export interface ListTag {
  readonly name: string;
  readonly description: string;
}

/** Entries of a list that were not taken over, counted by the reason. */
export interface LeftOut {
  readonly otherChains: number;
  /** Not what the token-list schema asks for. */
  readonly invalid: number;
  /** An address that stands in the list already. */
  readonly repeated: number;
  /** Beyond the most tokens a list may have. */
  readonly tooMany: number;
}

/** A token list as it is kept: this chain's tokens, each once, with checksummed addresses and harmless texts. */
export interface TokenList {
  readonly name: string;
  readonly timestamp: string;
  readonly version: ListVersion;
  readonly logoURI?: string;
  readonly keywords: readonly string[];
  readonly tags: Readonly<Record<string, ListTag>>;
  readonly tokens: readonly Token[];
  readonly leftOut: LeftOut;
}

/** Why a list could not be had (spec 000 section 8, "Token list"). */
export type ListProblem =
  | { readonly code: 'ensNotResolved'; readonly name: string }
  | { readonly code: 'contentHash'; readonly hash: string }
  | { readonly code: 'noEns' }
  | { readonly code: 'protocol' }
  | { readonly code: 'download'; readonly url: string; readonly cause: DownloadCause }
  | { readonly code: 'invalid'; readonly details: string };

/** What went wrong with the last address that was tried. */
export type DownloadCause =
  | { readonly code: 'unreachable' }
  | { readonly code: 'timeout'; readonly seconds: number }
  | { readonly code: 'status'; readonly status: number }
  | { readonly code: 'tooLarge'; readonly megabytes: number }
  | { readonly code: 'notJson' };
