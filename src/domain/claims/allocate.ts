import type { Address } from '../tokens/types.ts';

/** A claim's part of a balance that others may be paid from too. Raw units of the token. */
export interface Funding {
  readonly token: Address;
  /** The account that holds the balance. */
  readonly payer: Address;
  /** The contract that takes from it. */
  readonly spender: Address;
  readonly balance: bigint;
  readonly allowance: bigint;
  /** Taken by the claim. */
  readonly takes: bigint;
}

/** A claim, and the balance that it is paid from; undefined: not known, or a balance that nothing else is paid from. */
export interface FundedClaim {
  readonly id: string;
  readonly funding: Funding | undefined;
}

/**
 * The ids of claims that cannot all be paid together: in their order each takes from what the earlier ones left of the
 * same balance and of the same approval.
 */
export const unpaidTogether = (claims: readonly FundedClaim[]): ReadonlySet<string> => {
  const taken = new Map<string, bigint>();
  const unpaid = new Set<string>();
  for (const { id, funding } of claims) {
    if (!funding) continue;
    const { token, payer, spender, balance, allowance, takes } = funding;
    const [vault, approval] = [`${token} ${payer}`, `${token} ${payer} ${spender}`];
    const [fromVault, fromApproval] = [(taken.get(vault) ?? 0n) + takes, (taken.get(approval) ?? 0n) + takes];
    if (fromVault > balance || fromApproval > allowance) {
      unpaid.add(id);
      continue;
    }
    taken.set(vault, fromVault);
    taken.set(approval, fromApproval);
  }
  return unpaid;
};
