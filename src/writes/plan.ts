import type { Hex } from '../domain/multicall/types.ts';
import type { Address } from '../domain/tokens/types.ts';
import type { TransactionInfo, TransactionRecord } from '../domain/transactions/types.ts';
import type { Result } from '../lib/result.ts';

/** The simulation gave something else than was shown: more would stay as an open order. Input raw units. */
export interface QuoteMoved {
  readonly code: 'quoteMoved';
  readonly expectedRest: bigint;
  readonly actualRest: bigint;
}

/**
 * The simulated call succeeded without returning what the contract returns: the address holds no code, or a contract
 * that swallows calls it does not know, and the coin sent along with them.
 */
export interface WrongContract {
  readonly code: 'wrongContract';
}

export type PlanProblem = QuoteMoved | WrongContract;

/** A transaction ready to be simulated and sent. Plain data: decoding it proves it. */
export interface TransactionPlan {
  readonly contract: Address;
  readonly method: string;
  readonly callData: Hex;
  /** Native coin sent along, raw units. */
  readonly value: bigint;
  readonly info: TransactionInfo;
  readonly approval?: TransactionRecord['approval'];
  /** The same transaction with what is looked up at the last moment, right before it is simulated. Never rejects. */
  readonly refresh?: () => Promise<TransactionPlan>;
  /** Judges what the simulation returned before anything is signed. */
  readonly check?: (returned: Hex) => Result<void, PlanProblem>;
}
