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

/**
 * Planned effect of a transaction; amounts as decimal strings of raw units.
 * `placeOrder`: sells `from` of input for at least `to` of output. `cancelOrder`: takes back `amount` of input.
 * `swap`: a trade on another exchange's router; `field` is the exact side. `pair` has the log of the result.
 * `wrap`, `unwrap`: converts `amount` one for one.
 * `approve`: lets `spender` move `amount` of the token; `resetApproval` sets the allowance to zero first.
 */
export type TransactionInfo =
  | {
      readonly kind: 'placeOrder';
      readonly direction: 'BUY' | 'SELL';
      readonly orderType: 'MARKET' | 'LIMIT';
      readonly input: CurrencyFact;
      readonly output: CurrencyFact;
      readonly from: string;
      readonly to: string;
      /** Owner of the order; missing in records of earlier releases. */
      readonly maker?: Address;
    }
  | {
      readonly kind: 'swap';
      readonly exchange: string;
      readonly pair: Address;
      /** The exchange's fee in thousandths of the amount paid. */
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
      /** `cancelIntoDeposit` pays nothing out: the amount stays in the book as a deposit. */
      readonly kind: 'cancelOrder' | 'cancelIntoDeposit';
      readonly orderIndex: string;
      readonly input: CurrencyFact;
      readonly output: CurrencyFact;
      readonly amount: string;
    }
  | {
      /** Deposit in the book without an order, and its withdrawal. */
      readonly kind: 'depositTokens' | 'withdrawDeposit';
      readonly token: CurrencyFact;
      readonly amount: string;
    }
  | {
      /** `addLiquidity`: amounts for the pool of both tokens; `removeLiquidity`: amounts expected from it. */
      readonly kind: 'addLiquidity' | 'removeLiquidity';
      readonly currencyA: CurrencyFact;
      readonly currencyB: CurrencyFact;
      readonly amountA: string;
      readonly amountB: string;
      readonly pair: Address;
      readonly exchange: string;
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

/** Stored fields of the receipt (spec section 3). `status` 1 or absent is success. */
export interface TransactionReceipt {
  readonly blockHash: Hex;
  readonly blockNumber: number;
  readonly contractAddress: Address | null;
  readonly from: Address;
  readonly status?: number;
  readonly to: Address | null;
  readonly transactionHash: Hex;
  readonly transactionIndex: number;
  /** Gas used times its price, raw units of the native coin; missing if the node does not report it. */
  readonly networkFee?: string;
}

/** Rewards paid, from the receipt. Raw units as decimal strings. */
export interface ClaimedRewards {
  readonly reward: string;
  readonly secondReward?: string;
  /** Rewards of the same transaction in other tokens. */
  readonly others?: readonly { readonly token: CurrencyFact; readonly amount: string }[];
}

/** A token movement of the account that no call names, raw units. */
export interface UnplannedMove {
  readonly token: Address;
  readonly direction: 'received' | 'paid';
  readonly amount: string;
}

/** Signed fields as the node reports them. `value` is native coin in raw units, as a decimal string. */
export interface SignedFacts {
  readonly nonce: number;
  readonly to: Address | null;
  readonly data: Hex;
  readonly value: string;
}

/** A call as requested from the wallet. `value` is native coin in raw units, as a decimal string. */
export interface RequestedCall {
  readonly to: Address;
  readonly data: Hex;
  readonly value: string;
}

/** A transaction as a node reports it; pending without a block. */
export interface KnownTransaction {
  readonly hash: Hex;
  readonly from: Address;
  readonly signed: SignedFacts;
  readonly blockNumber?: number;
}

/**
 * Ending of a transaction that can no longer be mined, because its nonce is used. `cancelled`: by an empty payment of
 * the account to itself; `replaced`: by another transaction; `lost`: by one that was not found. `rejectedInSafe`,
 * `replacedInSafe`: the Safe executed a rejection, or another transaction, with the same nonce. `failedInWallet`: the
 * wallet gave up before anything was mined. `unseen`: no node ever knew it, and another transaction has its expected
 * nonce. `unknownInSafe`: the Safe used its nonce for something that could not be read. `hash` is that of the
 * transaction mined instead.
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
  /** Block at which the ending was known. */
  readonly blockNumber: number;
  readonly hash?: Hex;
  /** Call that was mined instead; long data is cut. */
  readonly instead?: RequestedCall;
}

export interface SafeProgress {
  /** Signatures needed, and the number that the Safe last reported. */
  readonly threshold: number;
  readonly confirmations?: number;
  /** The Safe's nonce, which only the Safe reports. */
  readonly nonce?: number;
  /** Owners that had signed by then, as far as the Safe named them. */
  readonly signedBy?: readonly Address[];
  /** The newest block when it was proposed; missing where that is not known. */
  readonly proposedAtBlock?: number;
  /** Its orders as they would have been executed at that block, in their order. */
  readonly atProposal?: readonly OrderOutlook[];
  /** Reason why `atProposal` stays unknown: the node keeps no state of that block, or it would have failed there. */
  readonly notAtProposal?: 'noState' | 'failed';
  /** Last block searched for the execution. */
  readonly searchedTo: number;
  /** Transaction that executed the proposal. */
  readonly minedHash?: Hex | undefined;
  /** The Safe's hash under which the same calls were executed, with other gas terms or another nonce. */
  readonly executedAs?: Hex | undefined;
  /** Call that the Safe has under the proposal's hash although it was not requested; long data is cut. */
  readonly instead?: RequestedCall;
}

/** A transaction that the app sent (spec section 3). */
export interface TransactionRecord {
  readonly hash: Hex;
  readonly from: Address;
  readonly chainId: number;
  readonly summary: string;
  readonly info: TransactionInfo;
  /** Further calls of the same transaction, before `info`, in order. */
  readonly also?: readonly TransactionInfo[];
  readonly approval?: { readonly spender: Address; readonly tokenAddress: Address };
  /** Milliseconds. */
  readonly addedTime: number;
  readonly lastCheckedBlockNumber?: number;
  /** Milliseconds. */
  readonly confirmedTime?: number;
  readonly receipt?: TransactionReceipt;
  readonly outcome?: OrderOutcome;
  readonly claimed?: ClaimedRewards;
  /** Missing if there are none, and in records of earlier releases. */
  readonly unplanned?: readonly UnplannedMove[];
  /** Native coin returned of the value sent, raw units; missing if there is none, or it is not known. */
  readonly returnedCoin?: string;
  /** Cause of a reverted transaction, after a replay at its block. */
  readonly revert?: RevertCause;
  /**
   * Outcome of each call from the receipt: those of `also` in order, then `info`. Null if only its plan is known.
   * Missing without a receipt, after a failure, and in records of earlier releases.
   */
  readonly calls?: readonly (CallOutcome | null)[];
  /**
   * Predicted fields for the wallet to sign, with the account's next nonce at that time; the wallet may use another
   * one.
   */
  readonly presumed?: SignedFacts;
  /** All calls of a batch or a proposal, and the call of a transaction whose nonce was not known. */
  readonly requested?: readonly RequestedCall[];
  /** Present once a node has seen the transaction. */
  readonly signed?: SignedFacts;
  /** A block at which the nonce was still unused. */
  readonly signedAtBlock?: number;
  /** First block since which the node has not known the transaction. */
  readonly unseenSinceBlock?: number;
  /** Number of earlier transactions of the account that are not mined yet; missing if there are none. */
  readonly waitsBehind?: number;
  /**
   * Hash of the replacement with another gas price that was mined instead. For a batch, hash of the transaction that
   * executed it.
   */
  readonly replacedBy?: Hex | undefined;
  /** Wallet's id of a batch (EIP-5792): `hash` is then random, and no chain knows it. */
  readonly callsId?: string;
  /** Transactions that executed the batch's first calls, if the wallet ran it as several; `replacedBy` is the last. */
  readonly earlierHashes?: readonly Hex[];
  /** Last report of the wallet on the batch, unless pending. A report alone never ends a batch that was mined. */
  readonly callsStage?: 'forgotten' | 'reverted' | 'partlyReverted' | undefined;
  /** Set for a transaction that a Safe executes: `hash` is then the Safe's own, which no node and no explorer knows. */
  readonly safe?: SafeProgress;
  readonly ended?: TransactionEnding;
  /** Time in milliseconds at which its receipt or ending was last learned or removed. */
  readonly changedTime?: number;
}
