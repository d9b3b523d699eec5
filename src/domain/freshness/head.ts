/** The newest block of a source other than the page's own reads. */
export interface Head {
  /** URL of a node, or the name of another source. */
  readonly source: string;
  readonly number: number;
  /** Chain time of that block, unix seconds. */
  readonly timestamp: number;
}
