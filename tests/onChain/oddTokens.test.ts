import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountAddress } from '../../e2e/devnet/accounts.ts';
import { startChain, type LocalChain } from '../../e2e/devnet/chain.ts';
import { ANY_PORT } from '../../e2e/devnet/ports.ts';
import { FACTORY_POOLS, ODD_TOKENS } from '../../e2e/devnet/seedOddTokens.ts';
import { TOKENS } from '../../e2e/devnet/tokens.ts';
import { readFactoryLength } from '#chain/reading/factoryReads.ts';
import { createRpcClient, type RpcClient } from '#chain/rpc/createRpcClient.ts';
import { checkToken } from '#chain/simulation/tokenCheck.ts';
import { confusableSkeleton } from '#domain/tokens/confusableFinder.ts';
import { pairAddress } from '#domain/tokens/pairAddress.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import { tokenVerdict } from '#domain/tokens/tokenVerdict.ts';
import type { Address } from '#domain/tokens/types.ts';

let chain: LocalChain;
let rpc: RpcClient;

beforeAll(async () => {
  chain = await startChain({ port: ANY_PORT, blockSeconds: 1, quiet: true });
  rpc = createRpcClient({ urls: [chain.url], chainId: 137, batchWaitMs: 0 });
}, 300_000);

afterAll(() => chain.stop());

const findingsOf = async (token: Address): Promise<readonly string[]> => {
  const { factory, pairInitCodeHash, orderBook, multicall } = chain.deployment;
  const dollar = TOKENS.USDC.address;
  const anchors = { dollar, tokens: [TOKENS.WMATIC.address] };
  const poolWith = (address: Address, other: Address) => {
    const [token0, token1] = sortsBefore(address, other) ? [address, other] : [other, address];
    return { pair: pairAddress(factory, pairInitCodeHash, token0, token1), token0, token1 };
  };
  const pools = [poolWith(dollar, TOKENS.WMATIC.address), poolWith(token, dollar)];
  return tokenVerdict(await checkToken(rpc, { token, orderBook, multicall, pools, anchors })).map(({ code }) => code);
};

it.each([
  ['TRAP', ODD_TOKENS.TRAP.address, ['cannotSell']],
  ['HALT', ODD_TOKENS.HALT.address, ['pausable', 'noPool']],
  ['WILD', ODD_TOKENS.WILD.address, ['oddDecimals', 'noPool']],
  ['TOLL', TOKENS.TOLL.address, ['buyTax', 'sellTax', 'moveTax']],
  ['MYT', TOKENS.MYT.address, ['movesWhole']],
  ['an address without code', accountAddress(19), ['noCode']],
] as const)('the check on the local chain says of %s what it is', async (_, address, findings) => {
  expect(await findingsOf(address)).toEqual(findings);
});

it('a token of the local chain looks like USDC and is none', () => {
  expect(ODD_TOKENS.FAKE.symbol).not.toBe(TOKENS.USDC.symbol);
  expect(confusableSkeleton(ODD_TOKENS.FAKE.symbol)).toBe(confusableSkeleton(TOKENS.USDC.symbol));
});

it('the factory has one pool besides those that are traded', async () => {
  expect(await readFactoryLength(rpc, chain.deployment)).toMatchObject({ total: FACTORY_POOLS });
});
