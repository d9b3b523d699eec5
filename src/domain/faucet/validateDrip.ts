import { firstProblem, type Rule } from '#lib/firstProblem.ts';
import { gateRules, type EarnGate, type GateProblem } from '../rewards/earnRules.ts';

export interface FaucetTerms {
  readonly amount: bigint | undefined;
  readonly interval: bigint | undefined;
  readonly held: bigint | undefined;
  readonly lastDrip: bigint | undefined;
}

export interface DripContext extends EarnGate, FaucetTerms {
  readonly isPaused: boolean;
  readonly timestamp: number | undefined;
  readonly coins: bigint | undefined;
  readonly isPending: boolean;
}

export type DripProblem = GateProblem | 'paused' | 'loading' | 'pending' | 'wait' | 'empty' | 'noCoins';

type Known = Pick<FaucetTerms, 'interval' | 'lastDrip'> & Pick<DripContext, 'timestamp'>;

/**
 * Seconds until the next payment by the chain's time, at least 0. Undefined while a part is unknown, 0 without an
 * earlier payment.
 */
export const secondsToDrip = ({ interval, lastDrip, timestamp }: Known): bigint | undefined => {
  if (interval === undefined || lastDrip === undefined || timestamp === undefined) return undefined;
  const left = lastDrip === 0n ? 0n : lastDrip + interval - BigInt(timestamp);
  return left > 0n ? left : 0n;
};

const rules: readonly Rule<DripContext, DripProblem>[] = [
  ...gateRules,
  ({ isPaused }) => (isPaused ? 'paused' : undefined),
  ({ isPending }) => (isPending ? 'pending' : undefined),
  ({ amount, held }) => (amount === undefined || held === undefined ? 'loading' : undefined),
  ({ amount = 0n, held = 0n }) => (amount === 0n || held < amount ? 'empty' : undefined),
  (context) => {
    const left = secondsToDrip(context);
    if (left === undefined) return 'loading';
    return left > 0n ? 'wait' : undefined;
  },
  ({ coins }) => (coins === undefined ? 'loading' : undefined),
  ({ coins }) => (coins === 0n ? 'noCoins' : undefined),
];

/** Undefined if the faucet pays; a rule that depends on an unknown fact gives `loading`. */
export const validateDrip = (context: DripContext): DripProblem | undefined => firstProblem(rules, context);
