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

export interface LeftOut {
  readonly otherChains: number;
  readonly invalid: number;
  readonly repeated: number;
  readonly tooMany: number;
}

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

/** Spec 000 section 8, "Token list". */
export type ListProblem =
  | { readonly code: 'ensNotResolved'; readonly name: string }
  | { readonly code: 'contentHash'; readonly hash: string }
  | { readonly code: 'noEns' }
  | { readonly code: 'protocol' }
  | { readonly code: 'download'; readonly url: string; readonly cause: DownloadCause }
  | { readonly code: 'invalid'; readonly details: string };

export type DownloadCause =
  | { readonly code: 'unreachable' }
  | { readonly code: 'timeout'; readonly seconds: number }
  | { readonly code: 'status'; readonly status: number }
  | { readonly code: 'tooLarge'; readonly megabytes: number }
  | { readonly code: 'notJson' };
