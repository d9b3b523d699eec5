import { firstProblem } from '#lib/firstProblem.ts';
import type { Rule } from '#lib/firstProblem.ts';
import { gateRules } from '../rewards/earnRules.ts';
import type { EarnGate, GateProblem } from '../rewards/earnRules.ts';

/** What a faucet says of itself and of an account; undefined while unknown. Raw units, times in unix seconds. */
export interface FaucetTerms {
  readonly amount: bigint | undefined;
  readonly interval: bigint | undefined;
  /** What the faucet holds. */
  readonly held: bigint | undefined;
  /** When the account got something last; 0: never. */
  readonly lastDrip: bigint | undefined;
}

/** Everything that decides whether a faucet gives something now. */
export interface DripContext extends EarnGate, FaucetTerms {
  readonly isPaused: boolean;
  /** The chain's clock, unix seconds; undefined while unknown. */
  readonly timestamp: number | undefined;
  /** The account's native coin in wei, for the network fee; undefined while unknown. */
  readonly coins: bigint | undefined;
  /** The account's last request is not mined yet. */
  readonly isPending: boolean;
}

/** Why not; the words belong to the page. */
export type DripProblem = GateProblem | 'paused' | 'loading' | 'pending' | 'wait' | 'empty' | 'noCoins';

type Known = Pick<FaucetTerms, 'interval' | 'lastDrip'> & Pick<DripContext, 'timestamp'>;

/** Seconds until the faucet gives the account something again, by the chain's clock; undefined while unknown. */
export const secondsToDrip = ({ interval, lastDrip, timestamp }: Known): bigint | undefined => {
  if (interval === undefined || lastDrip === undefined || timestamp === undefined) return undefined;
  const left = lastDrip === 0n ? 0n : lastDrip + interval - BigInt(timestamp);
  return left > 0n ? left : 0n;
};

/** In their order: the first that applies is what the button says. */
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

/** What keeps a faucet from giving something; undefined: nothing does. */
export const validateDrip = (context: DripContext): DripProblem | undefined => firstProblem(rules, context);
