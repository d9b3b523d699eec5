import type { Address } from '../tokens/types.ts';

/** A claim's share of a balance that may pay other claims too. Raw units of the token. */
export interface Funding {
  readonly token: Address;
  /** Account that holds the balance. */
  readonly payer: Address;
  /** Contract that takes from the balance. */
  readonly spender: Address;
  readonly balance: bigint;
  readonly allowance: bigint;
  readonly takes: bigint;
}

/** A claim and the balance that pays it; undefined if unknown, or if the balance pays nothing else. */
export interface FundedClaim {
  readonly id: string;
  readonly funding: Funding | undefined;
}

/**
 * Ids of claims that cannot all be paid together. In order, each claim takes from what earlier ones left of the same
 * balance and of the same approval.
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
