import type { Address } from '../tokens/types.ts';

export interface Funding {
  readonly token: Address;
  readonly payer: Address;
  readonly spender: Address;
  readonly balance: bigint;
  readonly allowance: bigint;
  readonly takes: bigint;
}

/** `funding` is undefined if it is unknown, or if the balance pays nothing else. */
export interface FundedClaim {
  readonly id: string;
  readonly funding: Funding | undefined;
}

/** Ids of claims that cannot all be paid: each takes from the balance and the approval that earlier ones left. */
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
