import type { Hex } from '../multicall/types.ts';
import type { Address } from '../tokens/types.ts';
import type { CallOutcome, OrderOutcome } from './callOutcome.ts';
import type { CurrencyFact } from './currencyFact.ts';
import type { EarnInfo } from './earnInfo.ts';
import type { GovernanceInfo } from './governanceInfo.ts';
import type { OperationInfo } from './operationInfo.ts';
import type { RevertCause } from './revertCause.ts';

export type { OrderOutcome } from './callOutcome.ts';
export type { CurrencyFact } from './currencyFact.ts';

/**
 * What a transaction was meant to do: facts, amounts as decimal strings of raw units.
 * `placeOrder`: sell `from` of input for at least `to` of output. `cancelOrder`: take back `amount` of input.
 * `swap`: the same on another exchange's router, `field` being the exact side. `pair` has the log of what happened.
 * `wrap`, `unwrap`: change `amount` one for one.
 * `approve`: let `spender` move `amount` of the token; `resetApproval` sets it to zero first.
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
      /** Owner of the order; unknown of records of earlier releases. */
      readonly maker?: Address;
    }
  | {
      readonly kind: 'swap';
      /** Its name. */
      readonly exchange: string;
      readonly pair: Address;
      /** Of each thousand units paid, how many are the exchange's fee. */
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
      /** `cancelIntoDeposit` pays nothing out: it stays in the book as a deposit. */
      readonly kind: 'cancelOrder' | 'cancelIntoDeposit';
      readonly orderIndex: string;
      readonly input: CurrencyFact;
      readonly output: CurrencyFact;
      readonly amount: string;
    }
  | {
      /** Into the book without an order, and out of it. */
      readonly kind: 'depositTokens' | 'withdrawDeposit';
      readonly token: CurrencyFact;
      readonly amount: string;
    }
  | {
      /** `addLiquidity`: into the pool of both tokens, `removeLiquidity`: what was expected from it. */
      readonly kind: 'addLiquidity' | 'removeLiquidity';
      readonly currencyA: CurrencyFact;
      readonly currencyB: CurrencyFact;
      readonly amountA: string;
      readonly amountB: string;
      readonly pair: Address;
      /** Name of the exchange. */
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

/** The receipt's fields that are kept (spec section 3). `status` 1 or absent is success. */
export interface TransactionReceipt {
  readonly blockHash: Hex;
  readonly blockNumber: number;
  readonly contractAddress: Address | null;
  readonly from: Address;
  readonly status?: number;
  readonly to: Address | null;
  readonly transactionHash: Hex;
  readonly transactionIndex: number;
  /** Gas used times its price, raw units of the native coin; missing where the node does not report it. */
  readonly networkFee?: string;
}

/** Rewards that were paid, by the receipt. Raw units as decimal strings. */
export interface ClaimedRewards {
  readonly reward: string;
  readonly secondReward?: string;
  /** In other tokens, what else the same transaction claimed. */
  readonly others?: readonly { readonly token: CurrencyFact; readonly amount: string }[];
}

/** A token that came into the account (or left it) though no call names it: by how much, raw units. */
export interface UnplannedMove {
  readonly token: Address;
  readonly direction: 'received' | 'paid';
  readonly amount: string;
}

/** What was signed, as the node reports it. `value` is native coin in raw units, as a decimal string. */
export interface SignedFacts {
  readonly nonce: number;
  readonly to: Address | null;
  readonly data: Hex;
  readonly value: string;
}

/** A call as it was requested of the wallet. `value` is native coin in raw units, as a decimal string. */
export interface RequestedCall {
  readonly to: Address;
  readonly data: Hex;
  readonly value: string;
}

/** A transaction as a node knows it; pending without a block. */
export interface KnownTransaction {
  readonly hash: Hex;
  readonly from: Address;
  readonly signed: SignedFacts;
  readonly blockNumber?: number;
}

/**
 * How a transaction ended that can no longer be mined, because its nonce is used. `cancelled`: by an empty payment of
 * the account to itself; `replaced`: by another transaction; `lost`: by one that was not found. `rejectedInSafe`,
 * `replacedInSafe`: the Safe executed a rejection, or another transaction, with the same nonce. `failedInWallet`: the
 * wallet gave up before anything was mined. `unseen`: no node ever knew it, and another transaction has the nonce that it
 * was expected to take. `unknownInSafe`: the Safe used its nonce for something that could not be read. `hash` is that of the
 * transaction that was mined instead.
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
  /** The block at which this was known. */
  readonly blockNumber: number;
  readonly hash?: Hex;
  /** The call that was mined instead; of long data only its beginning. */
  readonly instead?: RequestedCall;
}

/** What is known of a transaction that was proposed to a Safe. */
export interface SafeProgress {
  /** Signatures that it needs, and how many it had when the Safe last reported it. */
  readonly threshold: number;
  readonly confirmations?: number;
  /** The Safe's own nonce, which only the Safe reports. */
  readonly nonce?: number;
  /** The last block in which its execution was searched. */
  readonly searchedTo: number;
  /** The transaction that executed it. */
  readonly minedHash?: Hex | undefined;
  /** The Safe's hash under which the same calls were executed, with other terms for gas or another nonce. */
  readonly executedAs?: Hex | undefined;
}

/** A transaction the app sent (spec section 3). */
export interface TransactionRecord {
  readonly hash: Hex;
  readonly from: Address;
  readonly chainId: number;
  readonly summary: string;
  readonly info: TransactionInfo;
  /** What else the same transaction does, before `info`, in its order. */
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
  /** Missing where there are none, and in records of earlier releases. */
  readonly unplanned?: readonly UnplannedMove[];
  /** Native coin that came back of what was sent along, raw units; missing where there is none, or it is not known. */
  readonly returnedCoin?: string;
  /** Cause of a reverted transaction, once it was replayed at its block. */
  readonly revert?: RevertCause;
  /**
   * Each call by the receipt: those of `also` in their order, then `info`. Null where only its plan is known; missing
   * while there is no receipt, after a failure, and in records of earlier releases.
   */
  readonly calls?: readonly (CallOutcome | null)[];
  /**
   * Prediction of what the wallet signs, with the account's next nonce at that time; the wallet may take another one.
   */
  readonly presumed?: SignedFacts;
  /** All calls of a batch or a proposal, and the call of a transaction whose nonce was not known. */
  readonly requested?: readonly RequestedCall[];
  /** Known once a node has seen the transaction. */
  readonly signed?: SignedFacts;
  /** A block at which the nonce was still unused. */
  readonly signedAtBlock?: number;
  /** The node has not known it since this block. */
  readonly unseenSinceBlock?: number;
  /** Earlier transactions of the account that are not mined yet; missing where there are none. */
  readonly waitsBehind?: number;
  /**
   * The replacement with another gas price that was mined instead: the same call under a different hash. Of a batch the
   * transaction that executed it.
   */
  readonly replacedBy?: Hex | undefined;
  /** Of a batch that the wallet reports under this id (EIP-5792): `hash` is then random, and no chain knows it. */
  readonly callsId?: string;
  /** Transactions that executed its first calls, where the wallet ran it as several; `replacedBy` is the last. */
  readonly earlierHashes?: readonly Hex[];
  /** What the wallet last reported of it, unless it is pending; a report alone is never its end where it was mined. */
  readonly callsStage?: 'forgotten' | 'reverted' | 'partlyReverted' | undefined;
  /** Of a transaction that a Safe executes: `hash` is then the Safe's own, which no node and no explorer knows. */
  readonly safe?: SafeProgress;
  readonly ended?: TransactionEnding;
  /** When its receipt or end was last learned or taken back, in milliseconds. */
  readonly changedTime?: number;
}
