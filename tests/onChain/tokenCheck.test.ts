import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownArtifact } from '../../e2e/devnet/artifact.ts';
import { probeCode } from '#chain/simulation/probeCode.ts';
import { createRpcClient, type RpcClient } from '#chain/rpc/createRpcClient.ts';
import { checkToken, type PoolAddress } from '#chain/simulation/tokenCheck.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import { tokenVerdict } from '#domain/tokens/tokenVerdict.ts';
import type { Address } from '#domain/tokens/types.ts';
import { addToken, units } from './support/orderBookActs.ts';
import { person } from './support/people.ts';
import { ABIS, createStage, type Stage } from './support/stage.ts';

const deployer = person('deployer');
const taker = person('taker');

let stage: Stage;
let rpc: RpcClient;
let dollar: Address;
let coin: Address;

beforeAll(async () => {
  stage = await createStage();
  rpc = createRpcClient({ urls: [stage.node.url], chainId: 137, batchWaitMs: 0 });
  [dollar, coin] = [stage.tokenOf('T18b'), stage.tokenOf('T18a')];
}, 240_000);
beforeEach(async () => {
  await stage.reset();
  await fillPool(dollar, coin);
});
afterAll(() => stage.stop());

/** A pool with 2000 of one and 1000 of the other. */
const fillPool = async (address: Address, other: Address): Promise<Address> => {
  const pair = await stage.pairOf(address, other);
  const mint = (to: Address, amount: string) => ({
    from: deployer,
    abi: ABIS.token,
    to,
    method: 'mint',
    args: [pair, units(amount)],
  });
  await stage.executeAll([
    mint(address, '2000'),
    mint(other, '1000'),
    { from: taker, abi: ABIS.pair, to: pair, method: 'sync', args: [] },
  ]);
  return pair;
};

const placeOf = async (address: Address, other: Address): Promise<PoolAddress> => {
  const [token0, token1] = sortsBefore(address, other) ? [address, other] : [other, address];
  return { pair: await stage.pairOf(address, other), token0, token1 };
};

const factsOf = async (token: Address, reader: RpcClient = rpc) =>
  checkToken(reader, {
    token,
    orderBook: stage.book,
    multicall: stage.multicall,
    pools: [await placeOf(dollar, coin), await placeOf(token, dollar)],
    anchors: { dollar, tokens: [coin] },
  });

const findingsOf = async (token: Address, reader?: RpcClient) => tokenVerdict(await factsOf(token, reader));

const newToken = async (contract: string, decimals = 18): Promise<Address> => {
  const token = await addToken(stage, contract, ['TRY', 'Token on trial', decimals]);
  await fillPool(token, dollar);
  return token;
};

const asOwner = (contract: string, to: Address, method: string, args: readonly unknown[]) =>
  stage.executeAll([{ from: deployer, abi: ownArtifact(contract).abi, to, method, args }]);

it('the probe in the program is what its source compiles to', () => {
  expect(probeCode).toBe(ownArtifact('TokenProbe').deployedBytecode);
});

describe('"on import an on-chain check without any service"', () => {
  it.each(['PlainToken', 'Bytes32Token'])('%s is bought, sold and moved whole', async (contract) => {
    const details = contract === 'Bytes32Token' ? [`0x${'41'.repeat(32)}`, `0x${'42'.repeat(32)}`, 18] : ['A', 'A', 18];
    const token = await addToken(stage, contract, details);
    await fillPool(token, dollar);
    expect(await findingsOf(token)).toEqual([{ code: 'movesWhole', severity: 'fine' }]);
  });

  it('a token that returns nothing, as USDT, moves whole', async () => {
    expect(await findingsOf(await newToken('TetherToken', 6))).toEqual([{ code: 'movesWhole', severity: 'fine' }]);
  });

  it('"tells tax" names the part that is kept of a purchase, a sale and a payment', async () => {
    expect(await findingsOf(await newToken('FeeOnTransferToken'))).toEqual([
      { code: 'buyTax', severity: 'warning', bps: 100 },
      { code: 'sellTax', severity: 'warning', bps: 100 },
      { code: 'moveTax', severity: 'warning', bps: 100 },
    ]);
  });

  it('"cannot-sell" names a token that is bought but not sold back, with the reason the token gives', async () => {
    const token = await newToken('UnsellableToken');
    expect(await findingsOf(token)).toEqual([{ code: 'movesWhole', severity: 'fine' }]);
    await asOwner('UnsellableToken', token, 'close', [await stage.pairOf(token, dollar)]);
    expect(await findingsOf(token)).toEqual([{ code: 'cannotSell', severity: 'danger', reason: 'selling is closed' }]);
  });

  it('a token whose pool is frozen cannot be bought', async () => {
    const token = await newToken('FreezableToken');
    await asOwner('FreezableToken', token, 'freeze', [await stage.pairOf(token, dollar), true]);
    expect(await findingsOf(token)).toMatchObject([{ code: 'cannotBuy', severity: 'danger' }]);
  });

  it('a token that refuses the order book cannot be deposited for an order', async () => {
    const token = await newToken('UnsellableToken');
    await asOwner('UnsellableToken', token, 'close', [stage.book]);
    const refused = { code: 'cannotDeposit', severity: 'danger', reason: 'selling is closed' };
    expect(await findingsOf(token)).toEqual([refused]);
  });

  it('"pausable" names a token that can be stopped, and one that is stopped', async () => {
    const token = await newToken('PausableToken');
    expect(await findingsOf(token)).toEqual([
      { code: 'pausable', severity: 'warning' },
      { code: 'movesWhole', severity: 'fine' },
    ]);
    await asOwner('PausableToken', token, 'pause', [true]);
    expect(await findingsOf(token)).toMatchObject([{ code: 'paused' }, { code: 'cannotBuy' }]);
  });

  it('"decimals sane" rejects 77', async () => {
    const findings = await findingsOf(await newToken('PlainToken', 77));
    expect(findings).toContainEqual({ code: 'oddDecimals', severity: 'danger', decimals: 77 });
  });

  it('"contract code exists": an account is no token, and neither is a contract without decimals', async () => {
    expect(await findingsOf(person('m3'))).toEqual([{ code: 'noCode', severity: 'danger' }]);
    expect(await findingsOf(stage.book)).toContainEqual({ code: 'noDecimals', severity: 'danger' });
  });

  it('the sale of a token without a pool with a major token is not simulated', async () => {
    const token = await addToken(stage, 'PlainToken', ['A', 'A', 18]);
    expect(await findingsOf(token)).toEqual([{ code: 'noPool', severity: 'warning' }]);
  });

  it('the trial is unknown, not good, where the quote token lies nowhere else', async () => {
    await stage.reset();
    const token = await newToken('PlainToken');
    expect(await findingsOf(token)).toEqual([{ code: 'untried', severity: 'unknown' }]);
  });
});

describe('a node that cannot suppose anything', () => {
  const without = (answer: (params: readonly unknown[]) => Promise<unknown>): RpcClient => ({
    ...rpc,
    send: <T>(method: string, params: readonly unknown[] = []) =>
      params.length === 3 ? (answer(params) as Promise<T>) : rpc.send<T>(method, params),
  });

  it.each([
    ['refuses', () => Promise.reject(new Error('too many arguments'))],
    ['ignores it', ([call, tag]: readonly unknown[]) => rpc.send('eth_call', [call, tag])],
  ])('a node that %s gives "unknown", never safe', async (_, answer) => {
    expect(await findingsOf(await newToken('UnsellableToken'), without(answer))).toEqual([
      { code: 'untried', severity: 'unknown' },
    ]);
  });
});

it('nothing is changed by a trial', async () => {
  const token = await newToken('FeeOnTransferToken');
  const state = () =>
    stage.callAll([
      { abi: ABIS.token, to: token, method: 'totalSupply', args: [] },
      { abi: ABIS.token, to: dollar, method: 'balanceOf', args: [taker] },
    ]);
  const before = await state();
  await factsOf(token);
  expect(await state()).toEqual(before);
});
