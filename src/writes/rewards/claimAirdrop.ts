import { merkleDistributor } from '#chain/abis/merkleDistributor.ts';
import type { AirdropEntry } from '#domain/airdrop/claimFiles.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import { addressRead, termsRead } from '#writes/plan/decisiveReads.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';

const { claim, isClaimed, merkleRoot, token } = merkleDistributor;

export const planAirdropClaim = (distributor: Address, entry: AirdropEntry, reward: Token): TransactionPlan => ({
  contract: distributor,
  method: 'claim',
  callData: claim.encode(entry.index, entry.account, entry.amount, entry.proof),
  value: 0n,
  info: {
    kind: 'claimAirdrop',
    reward: currencyFact(reward),
    amount: entry.amount.toString(),
    recipient: entry.account,
  },
  reads: [
    termsRead(merkleRoot.call(distributor)),
    termsRead(isClaimed.call(distributor, entry.index)),
    addressRead(token.call(distributor)),
  ],
  moves: [
    {
      ...{ currency: currencyFact(reward), change: entry.amount },
      ...{ owner: entry.account, payer: distributor },
    },
  ],
  inspect: { rule: 'airdropRoot', distributor, entry },
  explain: { rule: 'refusalReason', texts: ['exceeds balance', 'Transfer failed'], code: 'claimShort' },
});
