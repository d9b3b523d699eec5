import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownArtifact } from '../../e2e/devnet/artifact.ts';
import type { Market } from './support/market.ts';
import { freshMarket, refusal, rest, toBook, units } from './support/orderBookActs.ts';
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

const ask = async (method: string, ...args: readonly unknown[]): Promise<unknown> =>
  (await stage.callAll([market.view(method, ...args)]))[0]?.[0];
const columns = async (method: string, ...args: readonly unknown[]): Promise<unknown[][]> => {
  const [answer] = await stage.callAll([market.view(method, ...args)]);
  return (answer?.toArray() ?? []).map((column) => [...(column as Iterable<unknown>)]);
};

describe('owner and operators', () => {
  it('the Ext takes reports only from operators whom its owner approved', async () => {
    const toExt = (from: string, method: string, ...args: readonly unknown[]) => {
      return { abi: ABIS.ext, to: stage.ext, method, args, from: person(from) };
    };
    const pair = market.tokens('A');
    const reports = [
      toExt('m0', 'addOrder', person('m0'), ...pair, 1, 1, 1),
      toExt('m0', 'updateOrderInfo', ...pair, 1, 1, 1),
      toExt('m0', 'cancelOrderWithNum', ...pair, 1, 1),
      toExt('m0', 'liquidityPrice', ...pair, market.pair, 1, 1),
    ];
    for (const report of reports) expect(await refusal(stage, report)).toBe('');
    expect(await refusal(stage, toExt('m0', 'setApproval', person('m0'), true))).toBe('onlyOwner');
    await stage.executeAll([toExt('deployer', 'setApproval', person('m0'), true), ...reports]);
    await stage.executeAll([toExt('deployer', 'setApproval', person('m0'), false)]);
    for (const report of reports) expect(await refusal(stage, report)).toBe('');
  });

  it('minLimitMap shows the limit that the owner or an operator set; an order must sell more', async () => {
    const limit = (who: string) => toBook(stage, who, 'setMinLimit', market.token.A, 500);
    expect(await refusal(stage, limit('m0'))).toBe('onlyOwner');
    await stage.executeAll([toBook(stage, 'deployer', 'setApproval', person('m0'), true), limit('m0')]);
    expect(await ask('minLimitMap', market.token.A)).toBe(500n);
    const selling = (num: number) => toBook(stage, 'm1', 'addOrder', person('m1'), ...market.tokens('A'), 0, num, 1000);
    expect(await refusal(stage, selling(500))).toBe('min limit');
    await stage.executeAll([selling(501)]);
  });

  it('the settings belong to the owner, who can hand them over', async () => {
    for (const method of [
      'setFeeAddr',
      'setSwapMining',
      'setMyTradeOrderMining',
      'setForPreDiposit',
      'transferOwnership',
    ]) {
      expect(await refusal(stage, toBook(stage, 'm0', method, person('m0'))), method).toBe('onlyOwner');
    }
    const nobody = '0x0000000000000000000000000000000000000000';
    expect(await refusal(stage, toBook(stage, 'deployer', 'transferOwnership', nobody))).toBe('incorrect address');
    await stage.executeAll([
      toBook(stage, 'deployer', 'transferOwnership', person('m0')),
      toBook(stage, 'm0', 'setFeeAddr', person('m1')),
    ]);
    expect(await ask('feeAddr')).toBe(person('m1'));
    expect(await ask('owner')).toBe(person('m0'));
  });
});

describe('the queries of a client', () => {
  it('a maker finds all own orders of a pair, both sides, oldest first, filled up with zeros', async () => {
    await rest(stage, market, 'm0', 'A', ['100', '90']);
    await rest(stage, market, 'm1', 'A', ['100', '95']);
    await rest(stage, market, 'm0', 'B', ['10', '60']);
    await rest(stage, market, 'm0', 'A', ['70', '99']);
    const mine = [...market.tokens('A'), person('m0')];
    expect((await columns('getPageOrdersForMaker', ...mine, 0, 5))[0]).toEqual([1n, 3n, 4n, 0n, 0n]);
    expect((await columns('getPageOrdersForMaker', ...mine, 1, 1))[0]).toEqual([3n]);
    const [sold, amounts, , remains, bought, sums] = await columns('getPageOrderDetailsForMaker', ...mine, 0, 3);
    expect(sold).toEqual([market.token.A, market.token.B, market.token.A]);
    expect(amounts).toEqual(['100', '10', '70'].map(units).map(BigInt));
    expect(remains).toEqual(amounts);
    expect(bought).toEqual(['90', '60', '99'].map(units).map(BigInt));
    expect(sums).toEqual([0n, 0n, 0n]);
    const all = { abi: ABIS.ext, to: stage.ext, method: 'getOrderIndexsForMaker', args: mine };
    expect([...((await stage.callAll([all]))[0]?.[0] as Iterable<bigint>)]).toEqual([1n, 3n, 4n]);
  });

  it('getPageOrderDetails shows the orders that getPageOrders names', async () => {
    for (const bought of ['95', '90', '99']) await rest(stage, market, 'm0', 'A', ['100', bought]);
    const side = market.tokens('A');
    expect((await columns('getPageOrders', ...side, 2, 100))[0]).toEqual([2n, 1n, 3n]);
    const details = await columns('getPageOrderDetails', ...side, 2, 100);
    expect(details).toEqual(await columns('getOrderByIndexBatch', ...side, [2, 1, 3]));
    expect(details[5]).toEqual(['90', '95', '99'].map(units).map(BigInt));
    expect(details).toHaveLength(7);
  });

  it('a pair that was never used gives empty answers, an unknown index zeros', async () => {
    const side = market.tokens('A');
    expect(await columns('getPageOrders', ...side, 0, 10)).toEqual([[]]);
    expect(await columns('getOrderByIndexBatch', ...side, [1, 2])).toEqual([[], [], [], [], [], [], []]);
    await rest(stage, market, 'm0', 'A', ['100', '90']);
    expect((await market.readOrders(['7']))[0]).toMatchObject({ remain: '0', from: '0', time: 0 });
  });
});

describe('deposits', () => {
  it('the remainder of a cancel and a deposit can be withdrawn, and no fee sweep touches them', async () => {
    await rest(stage, market, 'm0', 'A', ['100', '90']);
    await stage.executeAll([
      toBook(stage, 'm0', 'cancelOrderForNumWithPreDiposit', ...market.tokens('A'), 1, units('40')),
      toBook(stage, 'm0', 'deposit', market.token.A, units('5')),
    ]);
    await rest(stage, market, 'm1', 'A', ['10', '4']);
    expect(await ask('userDiposit', person('m0'), market.token.A)).toBe(BigInt(units('45')));
    const withdraw = (num: string) => toBook(stage, 'm0', 'withdraw', market.token.A, units(num));
    expect(await refusal(stage, withdraw('46'))).toBe('Insufficient Number');
    await stage.executeAll([withdraw('45')]);
    const { balances, deposits } = await market.readState();
    expect([balances[0], deposits[0]]).toEqual([units('60'), units('60')]);
  });

  it('only forPreDiposit places orders out of its deposits, and never more than it has', async () => {
    const order = (who: string, num: string) =>
      toBook(stage, who, 'addOrderWithPreDiposit', ...market.tokens('A'), 0, units(num), units('90'));
    await stage.executeAll([
      toBook(stage, 'm0', 'deposit', market.token.A, units('100')),
      toBook(stage, 'deployer', 'setForPreDiposit', person('m0')),
    ]);
    expect(await refusal(stage, order('m1', '1'))).toBe('');
    expect(await refusal(stage, order('m0', '101'))).toBe('Insufficient Balance');
    await stage.executeAll([order('m0', '100')]);
    const { A, balances, deposits } = await market.readState();
    expect(A).toEqual([['1', 'm0', units('100'), units('90'), units('100'), '0']]);
    expect([balances[0], deposits[0]]).toEqual([units('100'), units('100')]);
  });
});

it('swap mining hears of every trade, order mining of every order and cancel', async () => {
  const recorder = await stage.create(person('deployer'), ownArtifact('MiningRecorder'));
  const { abi } = ownArtifact('MiningRecorder');
  await stage.executeAll([
    toBook(stage, 'deployer', 'setSwapMining', recorder),
    toBook(stage, 'deployer', 'setMyTradeOrderMining', recorder),
  ]);
  const recorded = async () => {
    const calls = ['account', 'amountOut', 'updates'].map((method) => ({ abi, to: recorder, method, args: [] }));
    return (await stage.callAll(calls)).map((answer) => answer[0] as unknown);
  };
  await rest(stage, market, 'm0', 'A', ['100', '90']);
  expect(await recorded()).toEqual(['0x0000000000000000000000000000000000000000', 0n, 1n]);
  const before = (await market.readBalances('B', ['taker'])).get('taker') ?? 0n;
  await rest(stage, market, 'taker', 'A', ['100', '40']);
  const received = ((await market.readBalances('B', ['taker'])).get('taker') ?? 0n) - before;
  expect(received).toBe(47482973758155927037n);
  expect(await recorded()).toEqual([person('taker'), received, 2n]);
  await stage.executeAll([toBook(stage, 'm0', 'cancelOrderForNum', ...market.tokens('A'), 1, units('100'))]);
  expect((await recorded())[2]).toBe(3n);
});
