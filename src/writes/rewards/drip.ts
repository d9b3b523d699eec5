import { faucet } from '#chain/abis/faucet.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import { addressRead, amountRead } from '#writes/plan/decisiveReads.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';

export const planDrip = (contract: Address, token: Token, amount: bigint): TransactionPlan => ({
  contract,
  method: 'drip',
  callData: faucet.drip.encode(),
  value: 0n,
  info: { kind: 'drip', token: currencyFact(token), amount: amount.toString() },
  reads: [amountRead('reward', currencyFact(token), faucet.amount, contract), addressRead(faucet.token.call(contract))],
  moves: [{ currency: currencyFact(token), change: amount, payer: contract }],
  inspect: { rule: 'contractToken', contract, getter: faucet.token.encode(), token: token.address },
});
