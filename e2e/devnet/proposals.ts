export const DESCRIPTIONS = {
  executed: `# Fund the grants programme for a quarter

The grants programme paid for the subgraph, two wallets and the Korean translation. This proposal gives it
**250,000 UNI** for the next quarter.

## What it pays for

- tools that read the order book
- security reviews of open-source clients
- translations

A report is due at the end of the quarter.`,
  defeated: `# Raise the timelock's delay to ten days

Two days are short for people who hold positions in farms. Ten days give everybody time to leave before a change.

Against it: a fix would take ten days as well.`,
  expired: `# Double the rewards of burning

1. Pay 24,000 MYT for each epoch.
2. Take it from the treasury.

The owner of the contract has to hand it over to the timelock first.`,
  canceled: `# Move the treasury to a multisig

A multisig acts faster than a vote.`,
  succeeded: `# Pay for the audit of the order book

The audit of \`OrderBook.sol\` costs **12,000 USDC**. The auditors may draw up to a million UNI for a bounty.`,
  queued: `# Lengthen the timelock's delay by a day

> Two days are too short over a weekend.

The delay becomes three days, and the person who wrote the change is paid 50 MATIC.`,
  active: `# Pay for resting orders out of the treasury

## Summary

Makers who rest orders near the market price keep the spread narrow. This proposal lets the rewards contract draw
**20,000 USDC** from the treasury, and pays 18,000 MYT for each epoch of burning.

## Why now

- The spread of MYT/USDC was *0.4%* on average last month.
- Harbour pays makers; we don't.

## Risks

The owner of the burn contract is a person, not the timelock: the second call fails until that changes. Read the
[discussion](https://forum.example.org/t/rewards-for-makers/42) before you vote.`,
} as const;

export type ProposalName = keyof typeof DESCRIPTIONS;
