export interface Head {
  readonly source: string;
  readonly number: number;
  readonly timestamp: number;
}
