import { firstProblem } from '#lib/firstProblem.ts';
import type { Rule } from '#lib/firstProblem.ts';
import { gateRules } from '../rewards/earnRules.ts';
import type { EarnGate, GateProblem } from '../rewards/earnRules.ts';

/** A faucet's own data and an account's; undefined while unknown. Raw units, times in unix seconds. */
export interface FaucetTerms {
  readonly amount: bigint | undefined;
  readonly interval: bigint | undefined;
  /** The faucet's balance. */
  readonly held: bigint | undefined;
  /** Time of the account's last drip; 0 if there was none. */
  readonly lastDrip: bigint | undefined;
}

export interface DripContext extends EarnGate, FaucetTerms {
  readonly isPaused: boolean;
  /** The chain's clock, unix seconds; undefined while unknown. */
  readonly timestamp: number | undefined;
  /** The account's native coin in wei, for the network fee; undefined while unknown. */
  readonly coins: bigint | undefined;
  /** True while the account's last request is not mined. */
  readonly isPending: boolean;
}

export type DripProblem = GateProblem | 'paused' | 'loading' | 'pending' | 'wait' | 'empty' | 'noCoins';

type Known = Pick<FaucetTerms, 'interval' | 'lastDrip'> & Pick<DripContext, 'timestamp'>;

/** Seconds until the faucet pays the account again, by the chain's clock; undefined while unknown. */
export const secondsToDrip = ({ interval, lastDrip, timestamp }: Known): bigint | undefined => {
  if (interval === undefined || lastDrip === undefined || timestamp === undefined) return undefined;
  const left = lastDrip === 0n ? 0n : lastDrip + interval - BigInt(timestamp);
  return left > 0n ? left : 0n;
};

/** Rules in order: the button shows the first that applies. */
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

/** Reason that a faucet does not pay; undefined if it does. */
export const validateDrip = (context: DripContext): DripProblem | undefined => firstProblem(rules, context);
