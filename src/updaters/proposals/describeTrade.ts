import { bookDeposits } from '#chain/abis/bookDeposits.ts';
import { bookOrders } from '#chain/abis/bookOrders.ts';
import { wrappedNativeAbi } from '#chain/abis/wrappedNative.ts';
import { proposedOrder } from '#chain/safe/proposedOrder.ts';
import { env } from '#config/env.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { sideOf } from '#state/marketRule.ts';
import { firstOf, whenCalled, type Describer } from './describeCall.ts';
import { COIN, type ProposalReader } from './proposalReader.ts';

const tokenOf = (token: Address | undefined): Address => token ?? env.wrappedNative;

/** Calls all orders limit orders, because the call has no order type. */
const order: Describer = (call, reader) => {
  const found = proposedOrder(call);
  if (!found) return undefined;
  const { maker, input, output, sold, bought: boughtAmount } = found;
  const describe = async (): Promise<TransactionInfo> => {
    const [paid, bought] = await Promise.all([reader.currency(input), reader.currency(output)]);
    return {
      kind: 'placeOrder',
      direction: sideOf(tokenOf(input), tokenOf(output)),
      orderType: 'LIMIT',
      input: paid,
      output: bought,
      from: sold.toString(),
      to: boughtAmount.toString(),
      maker,
    };
  };
  return describe();
};

const cancelled = async (
  kind: 'cancelOrder' | 'cancelIntoDeposit',
  [sold, bought, index, amount]: readonly [Address, Address, bigint, bigint],
  reader: ProposalReader,
): Promise<TransactionInfo> => {
  // The contract returns wrapped coin as native coin.
  const back = kind === 'cancelOrder' && sold === env.wrappedNative ? undefined : sold;
  const [input, output] = await Promise.all([reader.currency(back), reader.currency(bought)]);
  return { kind, orderIndex: index.toString(), amount: amount.toString(), input, output };
};

const deposited = async (
  kind: 'depositTokens' | 'withdrawDeposit',
  [token, amount]: readonly [Address, bigint],
  reader: ProposalReader,
): Promise<TransactionInfo> => ({ kind, token: await reader.token(token), amount: amount.toString() });

export const describeBook: Describer = firstOf(
  order,
  whenCalled(bookOrders.cancelOrderForNum, (args, reader) => cancelled('cancelOrder', args, reader)),
  whenCalled(bookDeposits.cancelOrderForNumWithPreDiposit, (args, reader) =>
    cancelled('cancelIntoDeposit', args, reader),
  ),
  whenCalled(bookDeposits.deposit, (args, reader) => deposited('depositTokens', args, reader)),
  whenCalled(bookDeposits.withdraw, (args, reader) => deposited('withdrawDeposit', args, reader)),
);

export const describeWrap: Describer = firstOf(
  whenCalled(
    wrappedNativeAbi.deposit,
    async (_, reader, { value }) => ({
      kind: 'wrap',
      input: COIN,
      output: await reader.token(env.wrappedNative),
      amount: value,
    }),
    { isPaying: true },
  ),
  whenCalled(wrappedNativeAbi.withdraw, async ([amount], reader) => ({
    kind: 'unwrap',
    input: await reader.token(env.wrappedNative),
    output: COIN,
    amount: amount.toString(),
  })),
);
