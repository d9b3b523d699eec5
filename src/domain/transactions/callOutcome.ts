/** Raw units as decimal strings. */
export interface OrderOutcome {
  /** 0 if no order was opened, as for a trade on a router. */
  readonly orderIndex: string;
  readonly spent: string;
  readonly received: string;
  readonly receivedFromBook: string;
  readonly ordersTouched: number;
  readonly rests: string;
}

interface Moved {
  readonly amount: string;
}

type Done = Readonly<Record<string, never>>;

interface LiquidityMoved {
  readonly amountA: string;
  readonly amountB: string;
  readonly poolTokens: string;
}

interface ApprovalState {
  readonly allowance: string;
}

/** Names equal those of the plan, whose values the outcomes replace. */
interface Outcomes {
  readonly placeOrder: OrderOutcome;
  readonly swap: OrderOutcome;
  readonly wrap: Moved;
  readonly unwrap: Moved;
  readonly cancelOrder: Moved;
  readonly cancelIntoDeposit: Moved;
  readonly depositTokens: Moved;
  readonly withdrawDeposit: Moved;
  readonly addLiquidity: LiquidityMoved;
  readonly removeLiquidity: LiquidityMoved;
  readonly requireBalance: Done;
  readonly approve: ApprovalState;
  readonly resetApproval: ApprovalState;
  readonly stake: Moved;
  readonly unstake: Moved;
  readonly leaveRewards: Moved;
  readonly lockTokens: Moved;
  readonly unlockTokens: Moved;
  readonly burn: Moved;
  readonly drip: Moved;
  readonly claimAirdrop: Moved;
  /** Rewards are known only as sums (`ClaimedRewards`). */
  readonly claimRewards: Done;
  readonly claimTrades: Done;
  readonly claimOrderRewards: Done;
  readonly claimBurnRewards: Done;
  readonly claimDistribution: Done;
  readonly claimBond: Done;
  readonly buyBond: Moved & { readonly payout: string };
  readonly operate: Done;
  readonly propose: { readonly proposal: string };
  readonly vote: Done;
  readonly signedVote: Done;
  readonly delegateVotes: Done;
  readonly queueProposal: Done;
  readonly executeProposal: Done;
  readonly cancelProposal: Done;
}

export type OutcomeOf<K extends keyof Outcomes> = Outcomes[K];

export type CallOutcome = Outcomes[keyof Outcomes];

/** True if the outcome is an order's, which has `spent`; false for a missing outcome. */
export const isOrderOutcome = (outcome: CallOutcome | null | undefined): outcome is OrderOutcome =>
  outcome !== null && outcome !== undefined && 'spent' in outcome;
