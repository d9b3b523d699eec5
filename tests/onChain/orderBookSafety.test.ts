import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownArtifact } from '../../e2e/devnet/artifact.ts';
import type { Address } from '#domain/tokens/types.ts';
import { openMarket, type Market } from './support/market.ts';
import { addToken, freshMarket, refusal, rest, toBook, units } from './support/orderBookActs.ts';
import { person } from './support/people.ts';
import { ABIS, createStage, type Stage } from './support/stage.ts';

let stage: Stage;
let market: Market;

beforeAll(async () => {
  stage = await createStage();
});
beforeEach(async () => {
  market = await freshMarket(stage);
});
afterAll(() => stage.stop());

const cancel = (from: string, [sold, bought]: readonly Address[], index: string, num: string) =>
  toBook(stage, from, 'cancelOrderForNum', sold, bought, index, num);
const attemptsOf = async (to: Address, name: string) => {
  const { abi } = ownArtifact(name);
  const ask = (method: string) => ({ abi, to, method, args: [] });
  const [attempts, successes, answer] = await stage.callAll(['attempts', 'successes', 'answer'].map(ask));
  const reason = ABIS.book.parseError(String(answer?.[0]))?.args[0] as unknown;
  return { attempts: attempts?.[0] as bigint, successes: successes?.[0] as bigint, reason };
};

describe('an order is open only while it is in its list', () => {
  it('a filled order cannot be cancelled, so it cannot drain what others have deposited', async () => {
    await rest(stage, market, 'm1', 'B', ['10', '25']);
    await rest(stage, market, 'm2', 'B', ['50', '200']);
    await rest(stage, market, 'taker', 'A', ['600', '231']);
    expect((await market.readOrders(['1']))[0]?.remain).toBe('0');
    const before = await market.readState();
    expect(await refusal(stage, cancel('m1', market.tokens('B'), '1', '1'))).toBe('Insufficient RemainNumber');
    expect(await refusal(stage, cancel('m1', market.tokens('B'), '1', '0'))).toBe('no preIndex');
    expect(await market.readState()).toEqual(before);
  });

  it('a cancelled order shows nothing left and cannot be cancelled again, whole or in part', async () => {
    await rest(stage, market, 'm1', 'B', ['10', '25']);
    await rest(stage, market, 'm2', 'B', ['50', '200']);
    await stage.executeAll([cancel('m1', market.tokens('B'), '1', units('10'))]);
    expect((await market.readOrders(['1']))[0]?.remain).toBe('0');
    expect(await refusal(stage, cancel('m1', market.tokens('B'), '1', units('10')))).toBe('Insufficient RemainNumber');
    expect(await refusal(stage, cancel('m1', market.tokens('B'), '1', units('4')))).toBe('Insufficient RemainNumber');
    expect((await market.readState()).balances).toEqual(['0', units('50')]);
  });

  it('an order cannot be cancelled, whole or in part, for the other token of its pair', async () => {
    await rest(stage, market, 'm0', 'A', ['100', '90']);
    await rest(stage, market, 'm1', 'B', ['10', '25']);
    await rest(stage, market, 'm1', 'B', ['20', '60']);
    const before = await market.readState();
    for (const num of ['10', '4']) {
      expect(await refusal(stage, cancel('m1', market.tokens('A'), '2', units(num)))).toBe('no preIndex');
      expect(await refusal(stage, cancel('m1', market.tokens('A'), '3', units(num)))).toBe('invalid fromTokenAddr');
    }
    expect(await market.readState()).toEqual(before);
  });

  it('only the maker cancels, and only on a pair that was used', async () => {
    await rest(stage, market, 'm1', 'B', ['10', '25']);
    expect(await refusal(stage, cancel('m2', market.tokens('B'), '1', '1'))).toBe('invalid maker');
    const unused = [stage.tokenOf('T6a'), stage.tokenOf('T6b')];
    expect(await refusal(stage, cancel('m1', unused, '1', '1'))).toBe('tokenPair not exist');
  });
});

describe('nobody gets in while a transaction runs', () => {
  const callbacks = (token: Address): [string, unknown[]][] => [
    ['withdraw', [token, 1]],
    ['deposit', [token, 1]],
    ['cancelOrderForNum', [...market.tokens('A'), 1, 1]],
    ['cancelOrderForNumWithPreDiposit', [...market.tokens('A'), 1, 1]],
    ['addOrder', [person('m0'), ...market.tokens('A'), 0, 1, 1]],
    ['addOrderForETH', [person('m0'), token, 0, 1, 1]],
    ['addOrderWithETH', [person('m0'), token, 0, 1]],
    ['addOrderWithPreDiposit', [...market.tokens('A'), 0, 1, 1]],
  ];
  const locked = 'ReentrancyGuard: reentrant call';

  it('a maker paid in coins cannot call back', async () => {
    const receiver = await stage.create(person('deployer'), ownArtifact('ReentrantReceiver'));
    const { abi } = ownArtifact('ReentrantReceiver');
    market = await openMarket(stage, [stage.weth, stage.tokenOf('T18b')]);
    await stage.executeAll(market.funding([units('1000'), units('2000')]));
    const all = callbacks(stage.tokenOf('T18b'));
    for (const [i, [method, args]] of all.entries()) {
      const callback = ABIS.book.encodeFunctionData(method, args);
      await stage.executeAll([
        { abi, to: receiver, method: 'arm', args: [stage.book, callback], from: person('m0') },
        toBook(stage, 'm0', 'addOrderForETH', receiver, market.token.B, 0, units('20'), units('5')),
      ]);
      expect(await attemptsOf(receiver, 'ReentrantReceiver'), method).toEqual({
        attempts: BigInt(i + 1),
        successes: 0n,
        reason: locked,
      });
    }
  });

  it('a token cannot call back', async () => {
    const token = await addToken(stage, 'ReentrantToken', [18]);
    const { abi } = ownArtifact('ReentrantToken');
    market = await openMarket(stage, [token, stage.tokenOf('T18b')]);
    await stage.executeAll(market.funding([units('2000'), units('1000')]));
    for (const [method, args] of callbacks(token)) {
      const callback = ABIS.book.encodeFunctionData(method, args);
      await stage.executeAll([{ abi, to: token, method: 'arm', args: [stage.book, callback], from: person('m0') }]);
      await rest(stage, market, 'm0', 'A', ['10', '4']);
      const { attempts, ...outcome } = await attemptsOf(token, 'ReentrantToken');
      expect(attempts, method).toBeGreaterThan(0n);
      expect(outcome, method).toEqual({ successes: 0n, reason: locked });
    }
  });

  it('a maker that refuses coins stops the takers that reach it, and nothing changes', async () => {
    market = await openMarket(stage, [stage.weth, stage.tokenOf('T18b')]);
    await stage.executeAll([
      ...market.funding([units('1000'), units('2000')]),
      toBook(stage, 'm0', 'addOrderForETH', stage.factory, market.token.B, 0, units('199'), units('100')),
    ]);
    const before = await market.readState();
    const order = { fn: 'addOrder', side: 'A', sender: 'taker', maker: 'taker', targetIndex: '0' } as const;
    const taking = market.placing({ ...order, from: units('300'), to: units('500') });
    expect(await refusal(stage, taking)).toBe('TransferHelper: MyTradeOrderBook ETH_TRANSFER_FAILED');
    expect(await market.readState()).toEqual(before);
  });
});

describe('tokens and coins with their own manners', () => {
  it('a token without return value is sold, bought and given back', async () => {
    const token = await addToken(stage, 'TetherToken', ['Tether USD', 'USDT', 18]);
    market = await openMarket(stage, [token, stage.tokenOf('T18b')]);
    await stage.executeAll(market.funding([units('2000'), units('1000')]));
    await rest(stage, market, 'm0', 'A', ['1000', '600']);
    const before = await market.readBalances('A', ['m0', 'taker']);
    await rest(stage, market, 'taker', 'B', ['200', '320']);
    await stage.executeAll([cancel('m0', market.tokens('A'), '1', (await market.readOrders(['1']))[0]?.remain ?? '')]);
    const after = await market.readBalances('A', ['m0', 'taker']);
    expect((after.get('taker') ?? 0n) > (before.get('taker') ?? 0n)).toBe(true);
    expect((await market.readState()).balances[0]).toBe('0');
  });

  it('an address without code is no token', async () => {
    const reason = await refusal(stage, toBook(stage, 'm0', 'deposit', person('m5'), 5));
    expect(reason).toBe('TransferHelper: MyTradeOrderBook TRANSFER_FROM_FAILED');
  });

  it('coins sent plainly are wrapped; with calldata, or to a function that does not exist, they are sent back', async () => {
    const sendCoins = async (input: string): Promise<boolean> => {
      const transaction = { from: person('m0'), to: stage.book, value: '0x64', input, gas: '0xfffff', gasPrice: '0x0' };
      const hash = await stage.node.rpc<`0x${string}`>('eth_sendTransaction', transaction);
      await stage.mine();
      return (await stage.receiptsOf([hash]))[0]?.status === '0x1';
    };
    const wrapped = { abi: ABIS.weth, to: stage.weth, method: 'balanceOf', args: [stage.book] };
    expect(await sendCoins('0x')).toBe(true);
    expect(await sendCoins('0x12345678')).toBe(false);
    expect((await stage.callAll([wrapped]))[0]?.[0]).toBe(100n);
  });

  it('an order that wants nothing is refused while the pool holds tokens, and rests in an empty pool', async () => {
    const order = {
      fn: 'addOrder',
      side: 'A',
      sender: 'm0',
      maker: 'm0',
      from: '1000',
      to: '0',
      targetIndex: '0',
    } as const;
    expect(await refusal(stage, market.placing(order))).toBe('div');
    market = await freshMarket(stage, ['0', '0']);
    await stage.executeAll([market.placing(order)]);
    expect((await market.readState()).A).toEqual([['1', 'm0', '1000', '0', '1000', '0']]);
  });
});
