export interface TriedMove {
  readonly done: boolean;
  readonly sent: bigint;
  readonly arrived: bigint;
  readonly reason: string;
}

export interface TokenTrial {
  readonly bought: TriedMove;
  readonly sold: TriedMove | undefined;
  readonly given: TriedMove | undefined;
}

export interface TokenFacts {
  readonly hasCode: boolean;
  readonly decimals: number | undefined;
  readonly paused: boolean | undefined;
  /**
   * `noPool`: there is no pool with a well-known token. `untried`: the node has no state override, or did not answer.
   */
  readonly trial: TokenTrial | 'noPool' | 'untried';
}

export type FindingSeverity = 'danger' | 'warning' | 'unknown' | 'fine';

/** Fees in 1/10000; `reason` is the contract's text. */
export type TokenFinding =
  | { readonly code: 'noCode' | 'noDecimals' | 'paused'; readonly severity: 'danger' }
  | { readonly code: 'oddDecimals'; readonly severity: 'danger'; readonly decimals: number }
  | {
      readonly code: 'cannotBuy' | 'cannotSell' | 'cannotDeposit';
      readonly severity: 'danger';
      readonly reason: string;
    }
  | { readonly code: 'buyTax' | 'sellTax' | 'moveTax'; readonly severity: 'danger' | 'warning'; readonly bps: number }
  | { readonly code: 'noPool' | 'pausable'; readonly severity: 'warning' }
  | { readonly code: 'untried'; readonly severity: 'unknown' }
  /** Holds now, which is no guarantee for later. */
  | { readonly code: 'movesWhole'; readonly severity: 'fine' };

/** A token with more decimals leaves no room for everyday amounts. */
const MAX_DECIMALS = 36;
/** At a fee of a fifth any trade is a loss. */
const RUINOUS_BPS = 2_000;

const ORDER: readonly FindingSeverity[] = ['danger', 'warning', 'unknown', 'fine'];

/** Transfer fee in 1/10000, rounded up; 0 if nothing was sent. */
export const keptBps = ({ sent, arrived }: TriedMove): number =>
  sent === 0n || arrived >= sent ? 0 : Number(((sent - arrived) * 10_000n + sent - 1n) / sent);

const tax = (code: 'buyTax' | 'sellTax' | 'moveTax', move: TriedMove | undefined): readonly TokenFinding[] => {
  const bps = move?.done ? keptBps(move) : 0;
  return bps === 0 ? [] : [{ code, severity: bps >= RUINOUS_BPS ? 'danger' : 'warning', bps }];
};

const refusal = (
  code: 'cannotBuy' | 'cannotSell' | 'cannotDeposit',
  move: TriedMove | undefined,
): readonly TokenFinding[] => (move && !move.done ? [{ code, severity: 'danger', reason: move.reason }] : []);

const ofTrial = (trial: TokenFacts['trial']): readonly TokenFinding[] => {
  if (trial === 'noPool') return [{ code: 'noPool', severity: 'warning' }];
  if (trial === 'untried') return [{ code: 'untried', severity: 'unknown' }];
  const { bought, sold, given } = trial;
  const found = [
    ...refusal('cannotBuy', bought),
    ...refusal('cannotSell', sold),
    ...refusal('cannotDeposit', given),
    ...tax('buyTax', bought),
    ...tax('sellTax', sold),
    ...tax('moveTax', given),
  ];
  if (found.length > 0) return found;
  return sold && given ? [{ code: 'movesWhole', severity: 'fine' }] : [{ code: 'untried', severity: 'unknown' }];
};

const ofDecimals = (decimals: number | undefined): readonly TokenFinding[] => {
  if (decimals === undefined) return [{ code: 'noDecimals', severity: 'danger' }];
  return decimals > MAX_DECIMALS ? [{ code: 'oddDecimals', severity: 'danger', decimals }] : [];
};

const ofSwitch = (paused: boolean | undefined): readonly TokenFinding[] => {
  if (paused === undefined) return [];
  return paused ? [{ code: 'paused', severity: 'danger' }] : [{ code: 'pausable', severity: 'warning' }];
};

/** Findings, worst first, never empty. A positive one needs a simulated purchase, sale and payment without a fee. */
export const tokenVerdict = ({ hasCode, decimals, paused, trial }: TokenFacts): readonly TokenFinding[] => {
  if (!hasCode) return [{ code: 'noCode', severity: 'danger' }];
  const found = [...ofDecimals(decimals), ...ofSwitch(paused), ...ofTrial(trial)];
  return found.toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
};
