import { merkleDistributor } from '#chain/abis/merkleDistributor.ts';
import { tryCall } from '#chain/sending/send.ts';
import type { AirdropEntry } from '#domain/airdrop/claimFiles.ts';
import { rootOf } from '#domain/airdrop/merkleRoot.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import { err, ok } from '#lib/result.ts';
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
  inspect: async ({ reader, from }) => {
    const answer = await tryCall(reader, { from, to: distributor, data: merkleRoot.encode(), value: 0n });
    if (!answer.ok && answer.error.code !== 'reverted') return answer;
    const root = answer.ok ? merkleRoot.decode(answer.value) : undefined;
    if (!root?.ok) return err({ code: 'wrongContract' });
    return root.value === rootOf(entry) ? ok(undefined) : err({ code: 'forgedClaim' });
  },
  explain: (_, { reason, cause }) =>
    Promise.resolve(/exceeds balance|Transfer failed/.test(reason) ? { code: 'claimShort', cause } : undefined),
});
