import fc from 'fast-check';
import { Interface, id } from 'ethers';
import { describe, expect, it } from 'vitest';
import { ens } from '#chain/abis/ens.ts';
import { bookDeposits } from '#chain/abis/bookDeposits.ts';
import { erc20 } from '#chain/abis/erc20.ts';
import { factory, factoryPair } from '#chain/abis/factory.ts';
import { liquidityRouter } from '#chain/abis/liquidityRouter.ts';
import { governor, governorTopics, timelock, votes } from '#chain/abis/governor.ts';
import { lpStaking } from '#chain/abis/lpStaking.ts';
import { multicall3 } from '#chain/abis/multicall3.ts';
import { bookOrders } from '#chain/abis/bookOrders.ts';
import { orderBook } from '#chain/abis/orderBook.ts';
import { rewardHooks } from '#chain/abis/rewardHooks.ts';
import { orderBookExt, orderBookTopics } from '#chain/abis/orderBookExt.ts';
import { pair } from '#chain/abis/pair.ts';
import { pausable } from '#chain/abis/pausable.ts';
import { pool, protocolFee } from '#chain/abis/pool.ts';
import { router } from '#chain/abis/router.ts';
import { tokenProbe } from '#chain/abis/tokenProbe.ts';
import type { ContractFunction } from '#chain/codec/contractFunction.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';

const uint = fc.bigInt(0n, (1n << 256n) - 1n);
const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => toChecksumAddress(`0x${Buffer.from(bytes).toString('hex')}`));
const uints = fc.array(uint, { maxLength: 30 });

const word = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`);

const bytes = fc.uint8Array({ maxLength: 70 }).map((all) => `0x${Buffer.from(all).toString('hex')}`);

const argument: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  uint256: uint,
  address,
  'uint256[]': uints,
  'address[]': fc.array(address, { maxLength: 4 }),
  bytes32: word,
  bool: fc.boolean(),
  uint8: fc.bigInt(0n, 255n),
  string: fc.string(),
  'string[]': fc.array(fc.string(), { maxLength: 4 }),
  'bytes[]': fc.array(bytes, { maxLength: 4 }),
};
type AnyFunction = Omit<ContractFunction<never, unknown>, 'inputs'>;

const PAIR_REMOVAL = 'address,address,uint256,uint256,uint256,address,uint256';
const COIN_REMOVAL = 'address,uint256,uint256,uint256,address,uint256';
const PERMIT = 'bool,uint8,bytes32,bytes32';

/** Our functions with the signatures of the contracts' interfaces (CHAIN facts), arguments in the format of ethers. */
const functions: readonly [signature: string, ours: AnyFunction][] = [
  ['balanceOf(address)', erc20.balanceOf],
  ['allowance(address,address)', erc20.allowance],
  ['approve(address,uint256)', erc20.approve],
  ['transfer(address,uint256)', erc20.transfer],
  ['totalSupply()', erc20.totalSupply],
  ['kLast()', pool.kLast],
  ['factory()', pool.factory],
  ['nonces(address)', pool.nonces],
  ['DOMAIN_SEPARATOR()', pool.domainSeparator],
  ['permit(address,address,uint256,uint256,uint8,bytes32,bytes32)', pool.permit],
  ['feeTo()', protocolFee.feeTo],
  ['feeToRate()', protocolFee.feeToRate],
  ['poolLength()', lpStaking.poolLength],
  ['poolInfo(uint256)', lpStaking.poolInfo],
  ['LpOfPid(address)', lpStaking.pidOf],
  ['userInfo(uint256,address)', lpStaking.userInfo],
  ['pending(uint256,address)', lpStaking.pending],
  ['addLiquidity(address,address,uint256,uint256,uint256,uint256,address,uint256)', liquidityRouter.addLiquidity],
  ['addLiquidityETH(address,uint256,uint256,uint256,address,uint256)', liquidityRouter.addLiquidityETH],
  [`removeLiquidity(${PAIR_REMOVAL})`, liquidityRouter.removeLiquidity],
  [`removeLiquidityETH(${COIN_REMOVAL})`, liquidityRouter.removeLiquidityETH],
  [`removeLiquidityWithPermit(${PAIR_REMOVAL},${PERMIT})`, liquidityRouter.removeLiquidityWithPermit],
  [`removeLiquidityETHWithPermit(${COIN_REMOVAL},${PERMIT})`, liquidityRouter.removeLiquidityETHWithPermit],
  [
    `removeLiquidityETHSupportingFeeOnTransferTokens(${COIN_REMOVAL})`,
    liquidityRouter.removeLiquidityETHSupportingFeeOnTransferTokens,
  ],
  [
    `removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(${COIN_REMOVAL},${PERMIT})`,
    liquidityRouter.removeLiquidityETHWithPermitSupportingFeeOnTransferTokens,
  ],
  ['minLimitMap(address)', orderBook.minLimitMap],
  ['cancelOrderForNumWithPreDiposit(address,address,uint256,uint256)', bookDeposits.cancelOrderForNumWithPreDiposit],
  ['withdraw(address,uint256)', bookDeposits.withdraw],
  ['userDiposit(address,address)', bookDeposits.userDiposit],
  ['swapMining()', rewardHooks.swapMining],
  ['myTradeOrderMining()', rewardHooks.myTradeOrderMining],
  ['updateOrderMiningNumByOuter()', rewardHooks.updateOrderMiningNumByOuter],
  ['swap(address,address,address,uint256)', rewardHooks.swap],
  ['symbol()', erc20.symbol],
  ['name()', erc20.name],
  ['decimals()', erc20.decimals],
  ['resolver(bytes32)', ens.resolver],
  ['addr(bytes32)', ens.addr],
  ['contenthash(bytes32)', ens.contenthash],
  ['name(bytes32)', ens.name],
  ['text(bytes32,string)', ens.text],
  ['getReserves()', pair.getReserves],
  ['paused()', pausable.paused],
  ['move(address,address,address,address,uint256)', tokenProbe.move],
  ['propose(address[],uint256[],string[],bytes[],string)', governor.propose],
  ['castVoteBySig(uint256,bool,uint8,bytes32,bytes32)', governor.castVoteBySig],
  ['getReceipt(uint256,address)', governor.getReceipt],
  ['uni()', governor.token],
  ['GRACE_PERIOD()', timelock.GRACE_PERIOD],
  ['getPriorVotes(address,uint256)', votes.getPriorVotes],
  ['allPairsLength()', factory.allPairsLength],
  ['allPairs(uint256)', factory.allPairs],
  ['token0()', factoryPair.token0],
  ['token1()', factoryPair.token1],
  ['getEthBalance(address)', multicall3.getEthBalance],
  ['getCurrentBlockTimestamp()', multicall3.getCurrentBlockTimestamp],
  ['addOrder(address,address,address,uint256,uint256,uint256)', bookOrders.addOrder],
  ['addOrderForETH(address,address,uint256,uint256,uint256)', bookOrders.addOrderForETH],
  ['addOrderWithETH(address,address,uint256,uint256)', bookOrders.addOrderWithETH],
  ['cancelOrderForNum(address,address,uint256,uint256)', bookOrders.cancelOrderForNum],
  ['getLastOrderIndex(address,address)', orderBook.getLastOrderIndex],
  ['getPreOrderIndex(address,address,uint256)', orderBook.getPreOrderIndex],
  ['getClosestOrderIndex(address,address,uint256,uint256,uint256,uint256)', bookOrders.getClosestOrderIndex],
  ['getPageOrders(address,address,uint256,uint256)', orderBook.getPageOrders],
  ['getPageOrderDetails(address,address,uint256,uint256)', orderBook.getPageOrderDetails],
  ['getOrderByIndexBatch(address,address,uint256[])', orderBook.getOrderByIndexBatch],
  ['getOrderIndexsForMaker(address,address,address)', orderBookExt.getOrderIndexsForMaker],
  ...Object.entries(router).map(([name, ours]): [string, AnyFunction] => [
    `${name}(${name.startsWith('swapExactETH') || name === 'swapETHForExactTokens' ? '' : 'uint256,'}uint256,address[],address,uint256)`,
    ours,
  ]),
];

const typesOf = (signature: string): readonly string[] => {
  const inside = signature.slice(signature.indexOf('(') + 1, -1);
  return inside === '' ? [] : inside.split(',');
};

const ethersData = (signature: string, args: readonly unknown[]): string =>
  new Interface([`function ${signature}`]).encodeFunctionData(signature, args);

const returned = (types: string, values: readonly unknown[]): Hex =>
  new Interface([`function f() view returns (${types})`]).encodeFunctionResult('f', values) as Hex;

describe('the small codec agrees with ethers', () => {
  it.each(functions)('%s has the selector of its signature', (signature, ours) => {
    expect(ours.selector).toBe(id(signature).slice(0, 10));
  });

  it.each(functions)('%s encodes random arguments the same', (signature, ours) => {
    const args = fc.tuple(...typesOf(signature).map((type) => argument[type] ?? fc.constant(null)));
    const encode = ours.encode as (...values: readonly unknown[]) => Hex;
    fc.assert(
      fc.property(args, (values) => {
        expect(encode(...values)).toBe(ethersData(signature, values));
      }),
      { numRuns: 40 },
    );
  });

  it('lists of texts and of data are read as ethers writes them', () => {
    const types = ['address[]', 'uint256[]', 'string[]', 'bytes[]'];
    const actions = fc.tuple(...types.map((type) => argument[type] ?? fc.constant(null)));
    fc.assert(
      fc.property(actions, (values) => {
        expect(governor.getActions.decode(returned(types.join(','), values))).toEqual({ ok: true, value: values });
      }),
      { numRuns: 100 },
    );
  });

  it('topics are those of the events', () => {
    const created = 'ProposalCreated(uint256,address,address[],uint256[],string[],bytes[],uint256,uint256,string)';
    expect(governorTopics.proposalCreated).toBe(id(created));
    expect(orderBookTopics).toEqual({
      addOrder: id('AddOrder(address,address,address,uint256,uint256,uint256)'),
      updateOrderInfo: id('UpdateOrderInfo(address,address,uint256,uint256,uint256)'),
      cancelOrderWithNum: id('CancelOrderWithNum(address,address,uint256,uint256)'),
    });
  });

  it('decodes numbers', () => {
    fc.assert(
      fc.property(uint, (value) => {
        expect(erc20.balanceOf.decode(returned('uint256', [value]))).toEqual({ ok: true, value });
      }),
    );
  });

  it('encodes the simulated market as one struct', () => {
    const places = fc.tuple(address, address, address, address, address, address);
    const ours = tokenProbe.trade;
    const signature = 'trade((address,address,address,address,address,address))';
    fc.assert(
      fc.property(places, (values) => {
        expect(ours.encode(...values)).toBe(ethersData(signature, [values]));
      }),
      { numRuns: 40 },
    );
  });

  it('decodes the result of a simulation', () => {
    const bytes = fc.uint8Array({ maxLength: 80 }).map((all) => `0x${Buffer.from(all).toString('hex')}`);
    fc.assert(
      fc.property(fc.tuple(uints, bytes, bytes, bytes), (value) => {
        const data = returned('uint256[],bytes,bytes,bytes', value);
        expect(tokenProbe.trade.decode(data)).toEqual({ ok: true, value });
      }),
    );
  });

  it.each([
    [0n, false],
    [1n, true],
    [2n, undefined],
  ])('a switch that answers %s is %s', (answer, value) => {
    expect(pausable.paused.decode(returned('uint256', [answer]))).toEqual({ ok: true, value });
  });

  it('decodes reserves', () => {
    const reserve = fc.bigInt(0n, (1n << 112n) - 1n);
    fc.assert(
      fc.property(reserve, reserve, (reserve0, reserve1) => {
        const data = returned('uint112,uint112,uint32', [reserve0, reserve1, 1]);
        expect(pair.getReserves.decode(data)).toEqual({ ok: true, value: { reserve0, reserve1 } });
      }),
    );
  });

  it('decodes text of any length and script, and bytes32 text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (value) => {
        expect(erc20.symbol.decode(returned('string', [value]))).toEqual({ ok: true, value });
      }),
    );
    const bytes32 = `0x${Buffer.from('MKR').toString('hex').padEnd(64, '0')}` as Hex;
    expect(erc20.symbol.decode(bytes32)).toEqual({ ok: true, value: 'MKR' });
  });

  it('decodes lists of indexes', () => {
    fc.assert(
      fc.property(uints, (value) => {
        expect(orderBook.getPageOrders.decode(returned('uint256[]', [value]))).toEqual({ ok: true, value });
      }),
    );
  });

  it('decodes order details', () => {
    const order = fc.record({ maker: address, soldToken: address, from: uint, to: uint, remain: uint });
    const types = 'address[],address[],uint256[],uint256[],uint256[],uint256[],uint256[]';
    fc.assert(
      fc.property(fc.array(order, { maxLength: 20 }), (orders) => {
        const column = <K extends keyof (typeof orders)[number]>(key: K) => orders.map((entry) => entry[key]);
        const none = orders.map(() => 0n);
        const arrays = [
          column('maker'),
          column('soldToken'),
          column('from'),
          none,
          column('remain'),
          column('to'),
          none,
        ];
        expect(orderBook.getPageOrderDetails.decode(returned(types, arrays))).toEqual({ ok: true, value: orders });
      }),
      { numRuns: 40 },
    );
  });

  it('a number that does not fit 256 bits is refused', () => {
    expect(() => erc20.approve.encode('0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270', 1n << 256n)).toThrow(RangeError);
    expect(() => erc20.approve.encode('0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270', -1n)).toThrow(RangeError);
  });

  it("success with empty return data means 'unsupported'", () => {
    expect(orderBook.getPageOrderDetails.decode('0x')).toEqual({ ok: false, error: { code: 'unsupported' } });
  });

  it('data of another shape is malformed, never a wrong value', () => {
    const whole = returned('uint256[]', [[1n, 2n, 3n]]);
    for (const data of ['0x01', whole.slice(0, -2), `0x${'f'.repeat(64)}`] as Hex[]) {
      const read = orderBook.getPageOrders.decode(data);
      expect(read.ok ? read.value : read.error.code).toBe('malformed');
    }
  });
});
