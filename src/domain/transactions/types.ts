import type { Hex } from '../multicall/types.ts';
import type { Address } from '../tokens/types.ts';
import type { CallOutcome, OrderOutcome } from './callOutcome.ts';
import type { CurrencyFact } from './currencyFact.ts';
import type { EarnInfo } from './earnInfo.ts';
import type { GovernanceInfo } from './governanceInfo.ts';
import type { OperationInfo } from './operationInfo.ts';
import type { RevertCause } from './revertCause.ts';
import type { OrderOutlook } from './safeOutlook.ts';

export type { OrderOutcome } from './callOutcome.ts';
export type { CurrencyFact } from './currencyFact.ts';

/** `scale`: one of several orders over a price range. `move`: an order from what a cancellation returned. */
export type OrderMaking = 'scale' | 'move';

/** Key of the filled order whose offer the ticket showed, and the milliseconds at which it was opened. */
export interface FollowUpMark {
  readonly order: string;
  readonly openedTime: number;
}

/**
 * Planned call, with raw units as decimal strings. `placeOrder` sells `from` for at least `to`. `cancelOrder` takes
 * back `amount` of input. `swap` is on another exchange's router: `field` is the exact side, and `pair` has the log.
 * `resetApproval` sets the allowance to zero first.
 */
export type TransactionInfo =
  | {
      readonly kind: 'placeOrder';
      readonly direction: 'BUY' | 'SELL';
      readonly orderType: 'MARKET' | 'LIMIT';
      /** True if the wallet is to cancel a remainder while the result is on screen. */
      readonly cancelsRest?: boolean;
      readonly madeBy?: OrderMaking;
      readonly input: CurrencyFact;
      readonly output: CurrencyFact;
      readonly from: string;
      readonly to: string;
      /** Owner of the order; missing in records of earlier releases. */
      readonly maker?: Address;
      readonly slice?: { readonly job: string; readonly index: number };
      readonly followUp?: FollowUpMark;
    }
  | {
      readonly kind: 'swap';
      readonly exchange: string;
      readonly pair: Address;
      /** Thousandths of the amount paid. */
      readonly feePerThousand: number;
      readonly direction: 'BUY' | 'SELL';
      readonly field: 'INPUT' | 'OUTPUT';
      readonly input: CurrencyFact;
      readonly output: CurrencyFact;
      readonly from: string;
      readonly to: string;
      readonly recipient: Address;
    }
  | {
      readonly kind: 'wrap' | 'unwrap';
      readonly input: CurrencyFact;
      readonly output: CurrencyFact;
      readonly amount: string;
    }
  | {
      /** `cancelIntoDeposit` pays nothing out: the amount becomes a deposit in the book. */
      readonly kind: 'cancelOrder' | 'cancelIntoDeposit';
      readonly orderIndex: string;
      readonly input: CurrencyFact;
      readonly output: CurrencyFact;
      readonly amount: string;
      /** Set if the order had more left than this amount. */
      readonly isPart?: true;
    }
  | {
      readonly kind: 'depositTokens' | 'withdrawDeposit';
      readonly token: CurrencyFact;
      readonly amount: string;
    }
  | {
      readonly kind: 'addLiquidity' | 'removeLiquidity';
      readonly currencyA: CurrencyFact;
      readonly currencyB: CurrencyFact;
      readonly amountA: string;
      readonly amountB: string;
      readonly pair: Address;
      readonly exchange: string;
    }
  | {
      /** The account sends the amount to itself, so that a batch reverts if it has less. */
      readonly kind: 'requireBalance';
      readonly token: CurrencyFact;
      readonly amount: string;
    }
  | EarnInfo
  | GovernanceInfo
  | OperationInfo
  | {
      readonly kind: 'approve' | 'resetApproval';
      readonly token: CurrencyFact;
      readonly spender: Address;
      readonly amount: string;
    };

export interface TransactionReceipt {
  readonly blockHash: Hex;
  readonly blockNumber: number;
  readonly contractAddress: Address | null;
  readonly from: Address;
  readonly status?: number;
  readonly to: Address | null;
  readonly transactionHash: Hex;
  readonly transactionIndex: number;
  /** Raw native coin; missing if the node does not report it. */
  readonly networkFee?: string;
}

/** Amounts of the receipt, as decimal strings of raw units. */
export interface ClaimedRewards {
  readonly reward: string;
  readonly secondReward?: string;
  readonly others?: readonly { readonly token: CurrencyFact; readonly amount: string }[];
}

export interface UnplannedMove {
  readonly token: Address;
  readonly direction: 'received' | 'paid';
  readonly amount: string;
}

/** Facts reported by the node. `value` is raw native coin as a decimal string. */
export interface SignedFacts {
  /** Sender, if another account than the record's sent it: the wallet's choice, or a bundler. */
  readonly from?: Address;
  readonly nonce: number;
  readonly to: Address | null;
  readonly data: Hex;
  readonly value: string;
}

/** Call requested from the wallet. `value` is raw native coin as a decimal string. */
export interface RequestedCall {
  readonly to: Address;
  readonly data: Hex;
  readonly value: string;
}

export interface KnownTransaction {
  readonly hash: Hex;
  readonly from: Address;
  readonly signed: SignedFacts;
  readonly blockNumber?: number;
}

/**
 * Reason for which a transaction can no longer be mined. `cancelled`: an empty payment to itself used its nonce. `lost`:
 * a transaction that was not found used it. `rejectedInSafe`, `replacedInSafe`: the Safe executed another one.
 * `failedInWallet`: nothing was mined. `unseen`: no node knew it. `unknownInSafe`: not readable. `hash` was mined instead.
 */
export interface TransactionEnding {
  readonly kind:
    | 'cancelled'
    | 'replaced'
    | 'lost'
    | 'rejectedInSafe'
    | 'replacedInSafe'
    | 'failedInWallet'
    | 'unseen'
    | 'unknownInSafe';
  readonly blockNumber: number;
  readonly hash?: Hex;
  readonly instead?: RequestedCall;
}

export interface SafeProgress {
  readonly threshold: number;
  readonly confirmations?: number;
  /** Nonce as only the Safe reports it. */
  readonly nonce?: number;
  readonly signedBy?: readonly Address[];
  readonly proposedAtBlock?: number;
  readonly atProposal?: readonly OrderOutlook[];
  /** `noState`: the node keeps no state of that block. `failed`: it would have failed there. */
  readonly notAtProposal?: 'noState' | 'failed';
  readonly searchedTo: number;
  readonly minedHash?: Hex | undefined;
  /** Safe's hash of the same calls with other gas terms or another nonce. */
  readonly executedAs?: Hex | undefined;
  /** Call that the Safe has under the proposal's hash instead of the requested one; long data is cut. */
  readonly instead?: RequestedCall;
  /** Approval of the proposal whose amount an owner lowered in the Safe. */
  readonly approvesLess?: RequestedCall;
  /** Raw payment for gas by the execution; unknown fields are missing. */
  readonly refund?: { readonly unit?: Address | 'coin'; readonly amount?: string };
}

export interface TransactionRecord {
  readonly hash: Hex;
  readonly from: Address;
  readonly chainId: number;
  readonly summary: string;
  readonly info: TransactionInfo;
  readonly also?: readonly TransactionInfo[];
  readonly approval?: { readonly spender: Address; readonly tokenAddress: Address };
  readonly addedTime: number;
  readonly lastCheckedBlockNumber?: number;
  readonly confirmedTime?: number;
  readonly receipt?: TransactionReceipt;
  readonly outcome?: OrderOutcome;
  readonly claimed?: ClaimedRewards;
  /** Missing if there are none, and in records of earlier releases. */
  readonly unplanned?: readonly UnplannedMove[];
  readonly returnedCoin?: string;
  readonly revert?: RevertCause;
  /**
   * Outcomes of `also`, then of `info`; null if only planned. Missing without a successful receipt, and in earlier
   * releases.
   */
  readonly calls?: readonly (CallOutcome | null)[];
  /** Facts that assume the account's next nonce at that time; the wallet may use another one. */
  readonly presumed?: SignedFacts;
  /** All calls of a batch or proposal; the call of a transaction of unknown nonce. */
  readonly requested?: readonly RequestedCall[];
  readonly signed?: SignedFacts;
  readonly signedAtBlock?: number;
  readonly unseenSinceBlock?: number;
  readonly waitsBehind?: number;
  /** Hash mined instead, at another gas price; for a batch the transaction that executed it. */
  readonly replacedBy?: Hex | undefined;
  /** Id of an EIP-5792 batch: `hash` is then random, and no chain knows it. */
  readonly callsId?: string;
  /** Hashes of a batch that was run as several transactions; `replacedBy` is the last one. */
  readonly earlierHashes?: readonly Hex[];
  /** Last report of the wallet, unless pending; it never ends a batch that was mined. */
  readonly callsStage?: 'forgotten' | 'reverted' | 'partlyReverted' | undefined;
  /** Progress in a Safe: `hash` is then the Safe's own, which no node or explorer knows. */
  readonly safe?: SafeProgress;
  readonly ended?: TransactionEnding;
  /** Set if the transaction was sent although the wallet had answered that it was not. */
  readonly sentAfterRefusal?: true;
  /** Id of the wallet request, for a transaction that was found on the chain. */
  readonly requestId?: string;
  /** Milliseconds; last change of receipt or ending. */
  readonly changedTime?: number;
}
