import type { Reader } from '#chain/sending/send.ts';
import type { NoBatch } from '#chain/sending/sendBatch.ts';
import type { Refusal, SendProblem } from '#chain/sending/sendProblem.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { CurrencyFact, TransactionInfo, TransactionRecord } from '#domain/transactions/types.ts';
import type { Result } from '#lib/result.ts';
import type { NoGasMoney } from './gasMoney.ts';

/** The simulation leaves a larger remainder than was shown. Raw input units. */
export interface QuoteMoved {
  readonly code: 'quoteMoved';
  readonly expectedRest: bigint;
  readonly actualRest: bigint;
}

/**
 * The token takes a transfer fee: of `sent` only `arrived` would reach the book, or its payee. Raw units. `side`: the
 * order sells or buys the token.
 */
export interface TakesFee {
  readonly code: 'takesFee';
  readonly side: 'sold' | 'bought';
  readonly sent: bigint;
  readonly arrived: bigint;
}

/** The owner of a resting order that would be filled cannot receive the payment, so the whole order reverts. */
export interface MakerBlocked {
  readonly code: 'makerBlocked';
  readonly orderIndex: bigint;
  readonly maker: Address;
  readonly cause: unknown;
}

/**
 * A number on the chain that decides a transaction's effect; amounts in raw units of the named currency.
 * `restingOrder`: amount, remainder or price of an order that would be filled. `terms`: a number of a contract's
 * terms, or an `address` in them.
 */
export type DecisiveNumber =
  | {
      readonly kind: 'balance' | 'allowance' | 'reserve' | 'supply' | 'restingOrder' | 'deposit' | 'stake' | 'reward';
      readonly symbol: string;
      readonly decimals: number;
    }
  | { readonly kind: 'bookHead' | 'terms' | 'address' | 'nonce' };

/** A read that decides a transaction's effect. */
export interface DecisiveRead {
  /**
   * Meaning of each 32-byte word of the answer, in its order; undefined words and those after the last do not decide.
   */
  readonly about: readonly (DecisiveNumber | undefined)[];
  /** Meaning of all further words; undefined: they do not decide. */
  readonly rest?: DecisiveNumber;
  readonly call: Call;
  /** Set if the answer depends on the caller, so the account itself is the caller. */
  readonly byAccount?: true;
}

/**
 * Reason why no number of the chain decides a transaction. `chosenAmount`: it permits an amount that it names.
 * `ownVotes`: it moves votes, whose number the contract itself takes from an earlier block. `writtenCalls`: its calls
 * are spelled out in it or in a proposal, and shown unmodified.
 */
export type NothingDecides = 'chosenAmount' | 'ownVotes' | 'writtenCalls';

/**
 * All reads that the amounts and bounds of a plan depend on, or the reason why there are none. Made when the plan is
 * sent.
 */
export type DecidingReads =
  | ((from: Address) => readonly [DecisiveRead, ...DecisiveRead[]])
  | { readonly nothing: NothingDecides };

/** An amount that a call changes, and the change that was shown. Raw units; negative: paid. */
export interface ShownMove {
  readonly currency: Pick<CurrencyFact, 'symbol' | 'decimals'>;
  /** Read of the amount, which is the first word of the answer. */
  readonly measure: Call;
  readonly shown: bigint;
  /** Worst confirmed change. */
  readonly bound?: bigint;
  /** True if it may exceed the shown change: rewards grow with every block. */
  readonly mayGrow?: boolean;
  /** Read of the payer's balance. It falls by the whole amount if the token takes a transfer fee. */
  readonly payer?: Call;
}

/**
 * Reason why a simulation moves no shown amount. `chosenAmount`: it sets an allowance. `movesNothing`: it concerns
 * votes, proposals or a contract's settings alone. `writtenCalls`: it runs the calls of a proposal, which are
 * simulated one by one.
 */
export type NothingMoves = 'chosenAmount' | 'movesNothing' | 'writtenCalls';

/** Amounts that the simulated result of a plan is compared with, or the reason why there are none. */
export type ShownMoves = ((from: Address) => readonly [ShownMove, ...ShownMove[]]) | { readonly nothing: NothingMoves };

/** Two nodes report different numbers for the same block, so one of them is wrong. */
export interface NodesDisagree {
  readonly code: 'nodesDisagree';
  readonly about: DecisiveNumber;
  /** Reports by host: the node for reads first, then the other one. */
  readonly reports: readonly [NodeReport, NodeReport];
}

export interface NodeReport {
  /** `WALLET_SOURCE` for the wallet's provider. */
  readonly host: string;
  /** Undefined: the node answers that there is no such number. */
  readonly value: bigint | undefined;
}

/**
 * Source that also reports the numbers that decide: a host, or `WALLET_SOURCE` for the wallet's provider. Undefined:
 * no source answered in time.
 */
export interface SecondOpinion {
  readonly by: string | undefined;
  /** Network fee at a gas price of the node that is not believed, raw units. */
  readonly doubtfulFee?: bigint;
}

/** The simulation on the node of that host moves another amount than was shown. Raw units. */
export interface ResultDiffers {
  readonly code: 'resultDiffers';
  readonly symbol: string;
  readonly decimals: number;
  readonly shown: bigint;
  readonly simulated: bigint;
  readonly host: string;
}

export type PlanProblem =
  | QuoteMoved
  | NodesDisagree
  | ResultDiffers
  | TakesFee
  | MakerBlocked
  /**
   * `receiverBlocked`: the recipient cannot receive the payment. `rewardsBlocked`: a reward contract that the book
   * calls refuses. `payoutBlocked`: an order cannot be paid back, but it can be cancelled into a deposit. `vaultShort`:
   * the vault cannot pay the rewards that the staking contract takes with every deposit, withdrawal and claim.
   */
  | { readonly code: 'receiverBlocked' | 'rewardsBlocked' | 'payoutBlocked' | 'vaultShort'; readonly cause: unknown }
  /** There are rewards to claim, but no funds to pay them. */
  | { readonly code: 'claimShort'; readonly cause: unknown }
  /**
   * `wrongContract`: the simulated call succeeded without the contract's return value. The address has no code, or a
   * contract that accepts unknown calls and the coin sent along with them. `notWrapper`: the address does not hold a
   * coin for each of its tokens. `poolMoved`: a pool would take other amounts than were confirmed. `fewerPoolTokens`:
   * it would take those, but give fewer pool tokens for them than were confirmed. `wouldFill`: some part of a
   * post-only order would fill at once. `termsChanged`: a lock or bond would get other terms than were confirmed.
   * `forgedClaim`: an airdrop's claim file is not the one that its contract pays by.
   */
  | {
      readonly code:
        | 'wrongContract'
        | 'notWrapper'
        | 'poolMoved'
        | 'fewerPoolTokens'
        | 'wouldFill'
        | 'termsChanged'
        | 'forgedClaim';
    }
  /**
   * `nodeBehind`: the node that simulated lags behind another one or the wallet's own, so its results may be old.
   * `blockTooOld`: its newest block is old, and no other node is known to have a newer one.
   */
  | { readonly code: 'nodeBehind' | 'blockTooOld' };

/** The wallet already has an unanswered request for the same. `isDeclined`: the user chose not to send a second one. */
export interface RequestWaiting {
  readonly code: 'requestWaiting';
  readonly isDeclined: boolean;
}

export type SubmitProblem = SendProblem | PlanProblem | NoBatch | RequestWaiting | NoGasMoney;

/** Sender of a plan, and the node that simulates it. */
export interface SimulationContext {
  readonly reader: Reader;
  readonly from: Address;
}

/** A transaction ready to be simulated and sent: its call as data, and functions that check, refresh and explain it. */
export interface TransactionPlan {
  readonly contract: Address;
  readonly method: string;
  readonly callData: Hex;
  /** Native coin sent along, raw units. */
  readonly value: bigint;
  readonly info: TransactionInfo;
  readonly reads: DecidingReads;
  readonly moves: ShownMoves;
  readonly approval?: TransactionRecord['approval'];
  /** The first such transaction of a block settles rewards for all, so an estimate may lack the gas for that. */
  readonly settlesOncePerBlock?: boolean;
  /** The outcome depends on prices, so the transaction is not sent on the state of an old block. */
  readonly priceSensitive?: boolean;
  /**
   * The same transaction with values read right before the simulation. The refreshed plan's `check` applies to the
   * simulation; `inspect` and `explain` are taken from the original plan. Never rejects.
   */
  readonly refresh?: () => Promise<TransactionPlan>;
  /** Checks, in parallel with the simulation, what a simulation does not show. Never rejects. */
  readonly inspect?: (context: SimulationContext) => Promise<Result<void, SendProblem | PlanProblem>>;
  /** Diagnoses a refusal; undefined if nothing is known beyond its reason. Never rejects. */
  readonly explain?: (context: SimulationContext, refusal: Refusal) => Promise<PlanProblem | undefined>;
  /** Checks what the simulation returned, before anything is signed. */
  readonly check?: (returned: Hex) => Result<void, PlanProblem>;
}

/**
 * Makes a plan when a button is pressed. Calls are encoded then and not during render, because the input may be
 * invalid until then.
 */
export type MakePlan = () => TransactionPlan | undefined;

/** Simulates a plan; the error code is `reverted` if the contract refuses. Never rejects. */
export type TryOut = (plan: TransactionPlan) => Promise<Result<void, { readonly code: string }>>;

/**
 * Content of one press: one plan, or several in order as one all-or-nothing transaction whose last plan is the main
 * one. A function makes them right before sending, by what the contracts would accept.
 */
export type Job =
  | TransactionPlan
  | readonly TransactionPlan[]
  | ((tryOut: TryOut) => Promise<readonly TransactionPlan[]>);
