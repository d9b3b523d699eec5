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
  /** The token does not report its decimals: they are 0 here, and amounts are shown in raw units with a note. */
  readonly inRawUnits?: true;
}

/** The chain's own coin (MATIC on Polygon). Inside pools and the book it stands as its wrapped token. */
export interface NativeCurrency {
  readonly kind: 'native';
  readonly chainId: number;
  readonly decimals: 18;
  readonly symbol: string;
  readonly name: string;
}

export type Currency = Token | NativeCurrency;

/** Why there is no token, as `error` of a failed reading. */
export interface TokenProblem {
  /** `notAToken`: nothing at the address reports decimals. `unread`: the chain could not be read. */
  readonly code: 'notAToken' | 'unread';
}
