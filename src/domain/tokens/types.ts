/** Checksummed (EIP-55) wherever it is stored or shown. */
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
  /** Set if the decimals are unknown: they are 0 then, and amounts are shown in raw units with a note. */
  readonly inRawUnits?: true;
}

/** MATIC on Polygon; pools and the book use its wrapped token. */
export interface NativeCurrency {
  readonly kind: 'native';
  readonly chainId: number;
  readonly decimals: 18;
  readonly symbol: string;
  readonly name: string;
}

export type Currency = Token | NativeCurrency;

export interface TokenProblem {
  /** `notAToken`: the contract reports no decimals. `unread`: the chain could not be read. */
  readonly code: 'notAToken' | 'unread';
}
