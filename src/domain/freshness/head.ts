export interface Head {
  /** Node URL, or another name. */
  readonly source: string;
  readonly number: number;
  /** Chain time, unix seconds. */
  readonly timestamp: number;
}
