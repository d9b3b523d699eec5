import type { Reader } from '#chain/sending/send.ts';
import type { NoBatch } from '#chain/sending/sendBatch.ts';
import type { SendProblem } from '#chain/sending/sendProblem.ts';
import type { Call } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { CurrencyFact, TransactionInfo, TransactionRecord } from '#domain/transactions/types.ts';
import type { Result } from '#lib/result.ts';
import type { GovernanceInspections } from '#writes/governance/governanceTerms.ts';
import type { LiquidityChecks, LiquidityRefreshes } from '#writes/liquidity/liquidityTerms.ts';
import type { OrderChecks, OrderExplanations, OrderInspections, OrderRefreshes } from '#writes/orders/orderTerms.ts';
import type { RewardChecks, RewardExplanations, RewardInspections } from '#writes/rewards/rewardTerms.ts';
import type { PlannedCall, RuleUse } from './planParts.ts';

interface QuoteMoved {
  readonly code: 'quoteMoved';
  readonly expectedRest: bigint;
  readonly actualRest: bigint;
}

/** Only `arrived` of the raw amount `sent` reaches the book or its payee. `side`: the order sells or buys the token. */
export interface TakesFee {
  readonly code: 'takesFee';
  readonly side: 'sold' | 'bought';
  readonly sent: bigint;
  readonly arrived: bigint;
}

interface MakerBlocked {
  readonly code: 'makerBlocked';
  readonly orderIndex: bigint;
  readonly maker: Address;
  readonly cause: unknown;
}

/** `restingOrder`: amount, remainder or price. `terms`: a number or `address` in a contract's terms. */
export type DecisiveNumber =
  | {
      readonly kind: 'balance' | 'allowance' | 'reserve' | 'supply' | 'restingOrder' | 'deposit' | 'stake' | 'reward';
      readonly symbol: string;
      readonly decimals: number;
    }
  | { readonly kind: 'bookHead' | 'terms' | 'address' | 'nonce' };

export interface DecisiveRead {
  /** Meaning of each 32-byte word of the answer; undefined words and those after the last one do not decide. */
  readonly about: readonly (DecisiveNumber | undefined)[];
  /** Meaning of all further words; undefined if they do not decide. */
  readonly rest?: DecisiveNumber;
  readonly call: Call;
  /** True if the account makes the call, because the contract answers its caller. */
  readonly byAccount?: true;
}

/**
 * `chosenAmount`: the call names the permitted amount. `ownVotes`: they are counted at an earlier block.
 * `writtenCalls`: they are shown in full.
 */
type NothingDecides = 'chosenAmount' | 'ownVotes' | 'writtenCalls';

/** `template` has `SENDER` in place of the account that will send the plan. */
export interface PlannedRead extends Omit<DecisiveRead, 'call'> {
  readonly template: Call;
}

/** Reads on which the amounts and bounds depend, or the reason for none. */
export type DecidingReads = readonly [PlannedRead, ...PlannedRead[]] | { readonly nothing: NothingDecides };

/** Planned change of a balance in raw units; negative if paid. Changes of one balance add up. */
export interface BalanceChange {
  readonly currency: CurrencyFact;
  readonly change: bigint;
  readonly bound?: bigint;
  readonly mayGrow?: boolean;
  /** Default: the balance of `owner`. May contain `SENDER`. */
  readonly measure?: Call;
  /** Default: the account that sends the plan. */
  readonly owner?: Address;
  readonly payer?: Address;
}

export interface BalanceMove {
  readonly currency: Pick<CurrencyFact, 'symbol' | 'decimals'>;
  readonly measure: Call;
  readonly shown: bigint;
  readonly bound?: bigint;
  readonly mayGrow?: boolean;
  /** Read of the payer's balance, which falls by the whole amount if the token takes a transfer fee. */
  readonly payer?: Call;
}

/** `chosenAmount`: an allowance. `movesNothing`: votes, proposals or settings. `writtenCalls`: simulated one by one. */
type NothingMoves = 'chosenAmount' | 'movesNothing' | 'writtenCalls';

export type BalanceChanges = readonly [BalanceChange, ...BalanceChange[]] | { readonly nothing: NothingMoves };

export interface NodesDisagree {
  readonly code: 'nodesDisagree';
  readonly about: DecisiveNumber;
  readonly reports: readonly [NodeReport, NodeReport];
}

interface NodeReport {
  readonly host: string;
  readonly value: bigint | undefined;
}

/** A host, or `WALLET_SOURCE` for the wallet's provider; undefined if none answered in time. */
export interface SecondOpinion {
  readonly by: string | undefined;
  /** Network fee at an implausible gas price of the node. */
  readonly doubtfulFee?: bigint;
}

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
   * `fundsMoved`: the balance is too small by now. `approvalShort`: the approval is too small. `transferRefused`: both
   * suffice.
   */
  | { readonly code: 'fundsMoved' | 'approvalShort' | 'transferRefused'; readonly cause: unknown }
  /**
   * `rewardsBlocked`: a reward contract refuses the book. `vaultShort`: rewards that are due with every deposit,
   * withdrawal and claim cannot be paid.
   */
  | { readonly code: 'receiverBlocked' | 'rewardsBlocked' | 'vaultShort'; readonly cause: unknown }
  /** A deposit remains possible. `isWrapped`: it is withdrawn as wrapped coins instead of native ones. */
  | { readonly code: 'payoutBlocked'; readonly isWrapped: boolean; readonly cause: unknown }
  | { readonly code: 'claimShort'; readonly cause: unknown }
  /**
   * `wrongContract`: success without the contract's return value. `notWrapper`: not backed 1:1 by the coin.
   * `poolMoved`: other amounts than confirmed. `fewerPoolTokens`: fewer for the confirmed amounts. `wouldFill`: a
   * post-only order would fill in part. `termsChanged`: of a lock, bond or burn. `forgedClaim`: the claim file is not the
   * contract's.
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
  /** `nodeBehind`: behind another node or the wallet's. `blockTooOld`: no other node is known to be ahead. */
  | { readonly code: 'nodeBehind' | 'blockTooOld' };

/**
 * The wallet has an unanswered request for the same action (`requestWaiting`), or refused one and may have sent it all
 * the same (`mayBeSent`). `isDeclined`: the user chose not to send a second one.
 */
export interface RequestWaiting {
  readonly code: 'requestWaiting' | 'mayBeSent';
  readonly isDeclined: boolean;
}

/** The storage refused the request of a plan with `needsStoredRequest`, so nothing was sent. */
export interface RequestNotStored {
  readonly code: 'requestNotStored';
}

/** Another tab or dialog requested the same after this press, so this request never left. */
export interface Overtaken {
  readonly code: 'overtaken';
}

export interface NoGasMoney {
  readonly code: 'noGasMoney';
  readonly fee: bigint;
  readonly missing: bigint;
  readonly sendsCoin: boolean;
}

export type SubmitProblem =
  | SendProblem
  | PlanProblem
  | NoBatch
  | RequestWaiting
  | RequestNotStored
  | Overtaken
  | NoGasMoney;

export interface SimulationContext {
  readonly reader: Reader;
  readonly from: Address;
}

export interface CheckArguments extends OrderChecks, LiquidityChecks, RewardChecks {}
export interface InspectionArguments extends OrderInspections, RewardInspections, GovernanceInspections {}
export interface ExplanationArguments extends OrderExplanations, RewardExplanations {}
export interface RefreshArguments extends OrderRefreshes, LiquidityRefreshes {}

/** Plain data, without functions. Its rules are in the tables of `checks/planRules.ts`. */
export interface TransactionPlan extends PlannedCall {
  readonly method: string;
  readonly info: TransactionInfo;
  readonly reads: DecidingReads;
  readonly moves: BalanceChanges;
  readonly approval?: TransactionRecord['approval'];
  /** Plan that needs this approval. Nothing is approved if a simulation shows that it would be refused. */
  readonly enables?: TransactionPlan;
  /** True if a block's first such transaction settles rewards for all, so that an estimate may lack its gas. */
  readonly settlesOncePerBlock?: boolean;
  /** True if a reload would offer it again unless its request is stored, which it needs before the wallet opens. */
  readonly needsStoredRequest?: boolean;
  /** True if the plan must not be sent on the state of an old block. */
  readonly priceSensitive?: boolean;
  /**
   * Renews the hint, deadline or amounts. The `check` of the refreshed plan applies, with `inspect` and `explain` of this
   * one.
   */
  readonly refresh?: RuleUse<RefreshArguments>;
  /** Runs in parallel with the simulation and checks facts that it does not show. */
  readonly inspect?: RuleUse<InspectionArguments>;
  /** Diagnosis of a refusal. */
  readonly explain?: RuleUse<ExplanationArguments>;
  readonly check?: RuleUse<CheckArguments>;
}

/** Encodes on the click instead of during render, because the input may be invalid until then. */
export type MakePlan = () => TransactionPlan | undefined;

/** The error code is `reverted` if the contract refuses. Never rejects. */
export type TryOut = (plan: TransactionPlan) => Promise<Result<void, { readonly code: string }>>;

/** Several plans are one transaction, which runs all or nothing. `mainIndex` finds the one that names it. */
export type Job =
  | TransactionPlan
  | readonly TransactionPlan[]
  | ((tryOut: TryOut) => Promise<readonly TransactionPlan[]>);
