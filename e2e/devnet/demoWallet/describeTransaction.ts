import type { Address } from '#domain/tokens/types.ts';
import { erc20 } from '#chain/abis/erc20.ts';
import { liquidityRouter } from '#chain/abis/liquidityRouter.ts';
import { bookOrders } from '#chain/abis/bookOrders.ts';
import { router } from '#chain/abis/router.ts';

const methods: Readonly<Record<string, string>> = {
  [bookOrders.addOrder.selector]: 'addOrder',
  [bookOrders.addOrderForETH.selector]: 'addOrderForETH',
  [bookOrders.addOrderWithETH.selector]: 'addOrderWithETH',
  [bookOrders.cancelOrderForNum.selector]: 'cancelOrderForNum',
  [erc20.approve.selector]: 'approve',
  ...Object.fromEntries(
    Object.entries({ ...router, ...liquidityRouter }).map(([name, { selector }]) => [selector, name]),
  ),
};

export const methodName = (data: string): string =>
  data.length < 10 ? 'Transfer' : (methods[data.slice(0, 10)] ?? data.slice(0, 10));

export const contractName = (to: string, orderBookAddress: Address): string =>
  to.toLowerCase() === orderBookAddress.toLowerCase() ? 'Order book' : to;
