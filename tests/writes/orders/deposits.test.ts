import { Interface } from 'ethers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Address } from '#domain/tokens/types.ts';
import { planDeposit, planWithdraw } from '#writes/orders/deposits.ts';
import { USDC } from '../../pages/trade/mockMarket.ts';

const book: Address = '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B';
const abi = new Interface([
  'function withdraw(address token, uint256 amount)',
  'function deposit(address token, uint256 amount)',
]);

it.each([
  ['depositTokens', planDeposit],
  ['withdrawDeposit', planWithdraw],
] as const)('%s names the token and the whole amount, and sends no coin along', (kind, planOf) => {
  fc.assert(
    fc.property(fc.bigInt(0n, (1n << 256n) - 1n), (amount) => {
      const plan = planOf(USDC, amount, book);
      const call = abi.parseTransaction({ data: plan.callData });
      expect([call?.name, ...(call?.args.toArray() ?? [])]).toEqual([plan.method, USDC.address, amount]);
      expect([plan.contract, plan.value]).toEqual([book, 0n]);
      expect(plan.info).toEqual({
        kind,
        token: { address: USDC.address, symbol: 'USDC', decimals: 6 },
        amount: amount.toString(),
      });
    }),
  );
});
