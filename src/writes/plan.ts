import type { Reader } from '#chain/sending/send.ts';
import type { Refusal, SendProblem } from '#chain/sending/sendProblem.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { TransactionInfo, TransactionRecord } from '#domain/transactions/types.ts';
import type { Result } from '#lib/result.ts';

/** The simulation gave something else than was shown: more would stay as an open order. Input raw units. */
export interface QuoteMoved {
  readonly code: 'quoteMoved';
  readonly expectedRest: bigint;
  readonly actualRest: bigint;
}

/** The token keeps a part of what is moved: of `sent` only `arrived` would reach the book. Raw units. */
export interface TakesFee {
  readonly code: 'takesFee';
  readonly sent: bigint;
  readonly arrived: bigint;
}

/** The order would be paid for with a resting order whose owner cannot receive the payment, which stops them all. */
export interface MakerBlocked {
  readonly code: 'makerBlocked';
  readonly orderIndex: bigint;
  readonly maker: Address;
  readonly cause: unknown;
}

export type PlanProblem =
  | QuoteMoved
  | TakesFee
  | MakerBlocked
  /**
   * `receiverBlocked`: the one who is to be paid cannot receive it. `rewardsBlocked`: a reward contract that the book
   * calls refuses. `payoutBlocked`: an order cannot be paid back, but it can be cancelled into a deposit.
   */
  | { readonly code: 'receiverBlocked' | 'rewardsBlocked' | 'payoutBlocked'; readonly cause: unknown }
  /**
   * `wrongContract`: the simulated call succeeded without returning what the contract returns: the address holds no
   * code, or a contract that swallows calls it does not know, and the coin sent along with them. `notWrapper`: the
   * address does not hold a coin for each of its tokens. `poolMoved`: a pool would take other amounts than were confirmed.
   * `fewerPoolTokens`: it would take those, but give fewer pool tokens for them than were confirmed.
   * `wouldFill`: something of a post-only order would fill at once.
   */
  | { readonly code: 'wrongContract' | 'notWrapper' | 'poolMoved' | 'fewerPoolTokens' | 'wouldFill' }
  /**
   * `nodeBehind`: the node that simulated lags behind another one or the wallet's own, so what it said may be old.
   * `blockTooOld`: its newest block is old, and nobody is known to have a newer one.
   */
  | { readonly code: 'nodeBehind' | 'blockTooOld' };

/** Why a plan was not sent. */
export type SubmitProblem = SendProblem | PlanProblem;

/** Who sends a plan, and where questions about it go. */
export interface SimulationContext {
  readonly reader: Reader;
  readonly from: Address;
}

/** A transaction ready to be simulated and sent. Plain data: decoding it proves it. */
export interface TransactionPlan {
  readonly contract: Address;
  readonly method: string;
  readonly callData: Hex;
  /** Native coin sent along, raw units. */
  readonly value: bigint;
  readonly info: TransactionInfo;
  readonly approval?: TransactionRecord['approval'];
  /** What it brings depends on prices: it is not sent on what an old block says. */
  readonly priceSensitive?: boolean;
  /**
   * The same transaction with what is looked up at the last moment, right before it is simulated. What it returns is
   * judged by the `check` it has then; `inspect` and `explain` are of the plan itself. Never rejects.
   */
  readonly refresh?: () => Promise<TransactionPlan>;
  /** Asks beside the simulation what that cannot tell. Never rejects. */
  readonly inspect?: (context: SimulationContext) => Promise<Result<void, SendProblem | PlanProblem>>;
  /** Looks for what stands behind a refusal; undefined where its reason says all that is known. Never rejects. */
  readonly explain?: (context: SimulationContext, refusal: Refusal) => Promise<PlanProblem | undefined>;
  /** Judges what the simulation returned before anything is signed. */
  readonly check?: (returned: Hex) => Result<void, PlanProblem>;
}
