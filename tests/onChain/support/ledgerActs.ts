import { ZeroAddress } from 'ethers';
import type { TokenSymbol } from '../../../e2e/devnet/tokens.ts';
import { amountIn, heldOf, place, send, sizeOf, withoutLog, type Doer, type LedgerRun } from './ledgerRun.ts';
import { FAR, LEDGER_ABIS as ABIS, OTHER, type Act } from './ledgerStage.ts';

const COIN = 10n ** 18n;

const order = (run: LedgerRun, sold: TokenSymbol, bought: TokenSymbol, from: bigint, to: bigint) => {
  const { account, stage } = run;
  return place(run, { method: 'addOrder', args: [account, stage.tokenOf(sold), stage.tokenOf(bought), 0n, from, to] });
};

const market =
  (sold: TokenSymbol, bought: TokenSymbol): Doer =>
  (run) =>
    order(run, sold, bought, sizeOf(run, sold), 1n);

/** Becomes the best of its side, a thousandth before the best one. */
const best = async (run: LedgerRun, sold: TokenSymbol, bought: TokenSymbol) => {
  const { stage } = run;
  const head = await stage.bestOrder(stage.tokenOf(sold), stage.tokenOf(bought));
  if (!head) return undefined;
  const from = sizeOf(run, sold);
  const to = (from * head.to * 999n) / (head.from * 1000n);
  return { to, receipt: await order(run, sold, bought, from, to) };
};

const limit =
  (sold: TokenSymbol, bought: TokenSymbol): Doer =>
  async (run) =>
    (await best(run, sold, bought))?.receipt;

/** Somebody else takes a part of the account's best order, or all of it and others. */
const filled =
  (sold: TokenSymbol, bought: TokenSymbol): Doer =>
  async (run) => {
    const { stage } = run;
    const rests = await best(run, sold, bought);
    if (!rests) return undefined;
    const args = [
      OTHER,
      stage.tokenOf(bought),
      stage.tokenOf(sold),
      0n,
      amountIn(run, rests.to / 4n, rests.to * 2n),
      1n,
    ];
    return stage.send(OTHER, { abi: ABIS.book, to: stage.deployment.orderBook, method: 'addOrder', args });
  };

const selfFill =
  (sold: TokenSymbol, bought: TokenSymbol): Doer =>
  async (run) => {
    const rests = await best(run, sold, bought);
    return rests && order(run, bought, sold, amountIn(run, rests.to / 4n, rests.to * 2n), 1n);
  };

const cancel =
  (method: 'cancelOrderForNum' | 'cancelOrderForNumWithPreDiposit'): Doer =>
  async (run) => {
    const { stage, account } = run;
    const abi = ABIS.book;
    const to = stage.deployment.orderBook;
    for (const { sold, bought, index } of run.placed) {
      const batch = { abi, to, method: 'getOrderByIndexBatch', args: [sold, bought, [index]] };
      const [makers, , , , remains] =
        await stage.askAll<readonly [string[], string[], bigint[], bigint[], bigint[]]>(batch);
      const remain = makers[0] === account ? (remains[0] ?? 0n) : 0n;
      if (remain === 0n) continue;
      const part = run.random.next() < 0.5 ? remain : remain / 3n;
      const act: Act = { abi, to, method, args: [sold, bought, index, part] };
      return send(run, act);
    }
    return undefined;
  };

const deposited =
  (method: 'deposit' | 'withdraw', symbol: TokenSymbol): Doer =>
  (run) => {
    const { stage } = run;
    const amount = method === 'deposit' ? sizeOf(run, symbol) : sizeOf(run, symbol) / 20n;
    return send(run, { abi: ABIS.book, to: stage.deployment.orderBook, method, args: [stage.tokenOf(symbol), amount] });
  };

const transfer =
  (symbol: TokenSymbol, towards: 'in' | 'out' | 'self'): Doer =>
  (run) => {
    const { stage, account } = run;
    const [from, to] = [towards === 'in' ? OTHER : account, towards === 'out' ? OTHER : account];
    const args = [to, sizeOf(run, symbol) * (towards === 'in' ? 2n : 1n)];
    return stage.send(from, { abi: ABIS.token, to: stage.tokenOf(symbol), method: 'transfer', args });
  };

const coins =
  (towards: 'in' | 'out'): Doer =>
  (run) => {
    const [from, to] = towards === 'in' ? [OTHER, run.account] : [run.account, OTHER];
    const act: Act = { abi: ABIS.token, to, method: '', args: [], value: sizeOf(run, 'WMATIC') };
    return withoutLog(run, () => run.stage.send(from, act));
  };

const router = (run: LedgerRun, method: string, args: readonly unknown[], value = 0n) =>
  send(run, { abi: ABIS.router, to: run.stage.deployment.router, method, args: [...args, run.account, FAR], value });

const half = async (run: LedgerRun, pool: 0 | 1): Promise<bigint> =>
  (await run.stage.balance(run.pools[pool], run.account)) / 2n;

export const MARKET_ACTS: Readonly<Record<string, Doer>> = {
  marketBuy: market('USDC', 'MYT'),
  marketSell: market('MYT', 'USDC'),
  tokenForToken: market('MYT', 'WMATIC'),
  withoutMarket: market('WETH', 'USDC'),
  sellCoins: (run) =>
    place(run, {
      ...{ method: 'addOrderWithETH', args: [run.account, run.stage.tokenOf('USDC'), 0n, 1n] },
      value: sizeOf(run, 'WMATIC'),
    }),
  buyCoins: (run) =>
    place(run, {
      ...{ method: 'addOrderForETH', args: [run.account, run.stage.tokenOf('USDC'), 0n, sizeOf(run, 'USDC'), 1n] },
    }),
  limitBuy: limit('USDC', 'MYT'),
  limitSell: limit('MYT', 'USDC'),
  filledBuy: filled('USDC', 'MYT'),
  filledSell: filled('MYT', 'USDC'),
  selfFilledBuy: selfFill('USDC', 'MYT'),
  selfFilledSell: selfFill('MYT', 'USDC'),
  orderForOther: async (run) => {
    const { stage } = run;
    const args = [OTHER, stage.tokenOf('MYT'), stage.tokenOf('USDC'), 0n, sizeOf(run, 'MYT'), 1n];
    const receipt = await place(run, { method: 'addOrder', args });
    run.forOthers.push(receipt.transactionHash);
    return receipt;
  },
  orderByOther: (run) => {
    const { stage, account } = run;
    const args = [account, stage.tokenOf('MYT'), stage.tokenOf('USDC'), 0n, sizeOf(run, 'MYT'), 1n];
    return place(run, { method: 'addOrder', args }, OTHER);
  },
  cancel: cancel('cancelOrderForNum'),
  cancelIntoDeposit: cancel('cancelOrderForNumWithPreDiposit'),
  deposit: deposited('deposit', 'USDC'),
  withdraw: deposited('withdraw', 'USDC'),
};

export const WALLET_ACTS: Readonly<Record<string, Doer>> = {
  dollarsIn: transfer('USDC', 'in'),
  tokensIn: transfer('MYT', 'in'),
  etherIn: transfer('WETH', 'in'),
  burnableIn: transfer('eMYT', 'in'),
  principalIn: transfer('TEL', 'in'),
  tokensOut: transfer('MYT', 'out'),
  dollarsOut: transfer('USDC', 'out'),
  wrappedOut: transfer('WMATIC', 'out'),
  toItself: transfer('MYT', 'self'),
  minted: async (run) => {
    await run.stage.mint('WETH', run.account, sizeOf(run, 'WETH'));
    return undefined;
  },
  coinsIn: coins('in'),
  coinsOut: coins('out'),
  wrap: (run) =>
    send(run, {
      ...{ abi: ABIS.wrapped, to: run.stage.tokenOf('WMATIC'), method: 'deposit', args: [] },
      value: sizeOf(run, 'WMATIC'),
    }),
  unwrap: async (run) => {
    const args = [(await heldOf(run, 'WMATIC')) / 3n];
    return send(run, { abi: ABIS.wrapped, to: run.stage.tokenOf('WMATIC'), method: 'withdraw', args });
  },
  poolIn: (run) => {
    const [myt, usdc] = [run.stage.tokenOf('MYT'), run.stage.tokenOf('USDC')];
    return router(run, 'addLiquidity', [myt, usdc, sizeOf(run, 'MYT'), sizeOf(run, 'USDC'), 0n, 0n]);
  },
  poolOut: async (run) => {
    const [myt, usdc] = [run.stage.tokenOf('MYT'), run.stage.tokenOf('USDC')];
    return router(run, 'removeLiquidity', [myt, usdc, await half(run, 0), 0n, 0n]);
  },
  poolInWithCoins: (run) =>
    withoutLog(run, () =>
      router(run, 'addLiquidityETH', [run.stage.tokenOf('USDC'), sizeOf(run, 'USDC'), 0n, 0n], sizeOf(run, 'WMATIC')),
    ),
  poolOutWithCoins: async (run) => {
    const share = await half(run, 1);
    return withoutLog(run, () => router(run, 'removeLiquidityETH', [run.stage.tokenOf('USDC'), share, 0n, 0n]));
  },
  poolTokensOut: async (run) => {
    const args = [OTHER, (await half(run, 0)) / 4n];
    return send(run, { abi: ABIS.token, to: run.pools[0], method: 'transfer', args });
  },
  approve: (run) =>
    send(run, {
      ...{
        abi: ABIS.token,
        to: run.stage.tokenOf('WETH'),
        method: 'approve',
        args: [run.stage.deployment.router, COIN],
      },
    }),
  /** Costs a network fee and moves nothing. */
  reverted: (run) =>
    send(run, {
      ...{ abi: ABIS.token, to: run.stage.tokenOf('MYT'), method: 'transfer', args: [ZeroAddress, 2n ** 200n] },
    }),
};
