export interface Head {
  readonly source: string;
  readonly number: number;
  /** Chain time, unix seconds. */
  readonly timestamp: number;
}
