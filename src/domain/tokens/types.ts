/** 0x and 40 hex characters, checksummed (EIP-55) wherever it is stored or shown. */
export type Address = `0x${string}`;

export interface Token {
  readonly kind: 'token';
  readonly chainId: number;
  readonly address: Address;
  readonly decimals: number;
  readonly symbol: string;
  readonly name: string;
  readonly logoURI?: string;
  readonly tags?: readonly string[];
  /**
   * True if the token does not report its decimals: they are 0 here, and amounts are shown in raw units with a note.
   */
  readonly inRawUnits?: true;
}

/** The chain's own coin (MATIC on Polygon). Pools and the book use its wrapped token. */
export interface NativeCurrency {
  readonly kind: 'native';
  readonly chainId: number;
  readonly decimals: 18;
  readonly symbol: string;
  readonly name: string;
}

export type Currency = Token | NativeCurrency;

/** Reason for a missing token; `error` of a failed read. */
export interface TokenProblem {
  /** `notAToken`: nothing at the address reports decimals. `unread`: the chain could not be read. */
  readonly code: 'notAToken' | 'unread';
}
