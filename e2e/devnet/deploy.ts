import {
  encodeBytes32String,
  getCreate2Address,
  getCreateAddress,
  id,
  keccak256,
  namehash,
  solidityPackedKeccak256,
  ZeroHash,
} from 'ethers';
import type { Address } from '#domain/tokens/types.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { accountAddress, DEMO_NAMES, ROLES } from './accounts.ts';
import { multicall3Code, npmArtifact, ownArtifact, type Artifact } from './artifact.ts';
import type { Builder } from './builder.ts';
import type { DeployedPool, Deployment } from './deployment.ts';
import { nameRecords } from './listService/content.ts';
import { POOLS } from './market.ts';
import { TOKENS, TOKEN_LIST, type DevnetToken, type TokenSymbol } from './tokens.ts';

const MULTICALL: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';
const BLOCK_TIME_SECONDS = 2;
const DEPLOYER = accountAddress(ROLES.deployer);

/** Solidity's storage word for a text of at most 31 bytes. */
const shortText = (text: string): Hex => {
  const bytes = Buffer.from(text, 'utf8');
  const word = Buffer.alloc(32);
  bytes.copy(word);
  word[31] = bytes.length * 2;
  return `0x${word.toString('hex')}`;
};

/** npm's WETH9 has name, symbol and decimals in its first three words. */
const placeWrappedCoin = async ({ node }: Builder, token: DevnetToken): Promise<void> => {
  const code = npmArtifact('@uniswap/v2-periphery/build/WETH9.json').deployedBytecode;
  const decimals = `0x${token.decimals.toString(16).padStart(64, '0')}`;
  await node.rpc('anvil_setCode', token.address, code);
  for (const [slot, word] of [shortText(token.name), shortText(token.symbol), decimals].entries()) {
    await node.rpc('anvil_setStorageAt', token.address, `0x${slot}`, word);
  }
};

const placeToken = async (builder: Builder, token: DevnetToken): Promise<void> => {
  if (token.code === 'WETH9') return placeWrappedCoin(builder, token);
  const artifact = ownArtifact(token.code);
  const text = token.code === 'Bytes32Token' ? encodeBytes32String : (value: string): string => value;
  const args = [text(token.name), text(token.symbol), token.decimals, DEPLOYER];
  await builder.node.rpc('anvil_setCode', token.address, artifact.deployedBytecode);
  await builder.send(DEPLOYER, token.address, artifact.abi.encodeFunctionData('initialize', args) as Hex);
};

export const createContract = async (
  builder: Builder,
  artifact: Artifact,
  args: readonly unknown[] = [],
): Promise<Address> => {
  const nonce = Number(await builder.node.rpc<string>('eth_getTransactionCount', DEPLOYER, 'pending'));
  const data = `${artifact.bytecode}${artifact.abi.encodeDeploy([...args]).slice(2)}` as Hex;
  await builder.send(DEPLOYER, undefined, data, { gas: 12_000_000n });
  return getCreateAddress({ from: DEPLOYER, nonce }) as Address;
};

const callAs =
  (builder: Builder, from: Address) =>
  (to: Address, artifact: Artifact, method: string, args: readonly unknown[]): Promise<void> =>
    builder.send(from, to, artifact.abi.encodeFunctionData(method, [...args]) as Hex);

interface NamedList {
  readonly label: string;
  readonly contentHash: Hex;
}

/** Subdomains of `myt.eth`. */
const NAMED_LISTS: readonly NamedList[] = [
  { label: 'lists', contentHash: nameRecords.listOnIpfs },
  { label: 'news', contentHash: nameRecords.listOnIpns },
];

/** Avatar of each demo account: on IPFS, on another chain, none. */
const AVATARS: readonly string[] = [
  nameRecords.avatarUri,
  'eip155:1/erc721:0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d/1',
];

/** ENS with a reverse registrar, accounts' names and list names. */
const deployNames = async (builder: Builder): Promise<Address> => {
  const registry = npmArtifact('@ensdomains/ens/build/contracts/ENSRegistry.json');
  const resolver = npmArtifact('@ensdomains/resolver/build/contracts/PublicResolver.json');
  const reverse = npmArtifact('@ensdomains/ens/build/contracts/ReverseRegistrar.json');
  const registryAt = await createContract(builder, registry);
  const resolverAt = await createContract(builder, resolver, [registryAt]);
  const reverseAt = await createContract(builder, reverse, [registryAt, resolverAt]);
  await builder.mine();
  const call = callAs(builder, DEPLOYER);
  const own = (parent: string, label: string, owner: Address): Promise<void> =>
    call(registryAt, registry, 'setSubnodeOwner', [parent === '' ? ZeroHash : namehash(parent), id(label), owner]);
  await own('', 'reverse', DEPLOYER);
  await own('reverse', 'addr', reverseAt);
  await own('', 'eth', DEPLOYER);
  await own('eth', 'myt', DEPLOYER);
  const resolve = (name: string): Promise<void> =>
    call(registryAt, registry, 'setResolver', [namehash(name), resolverAt]);
  for (const { label, contentHash } of NAMED_LISTS) {
    await own('myt.eth', label, DEPLOYER);
    await resolve(`${label}.myt.eth`);
    await call(resolverAt, resolver, 'setContenthash', [namehash(`${label}.myt.eth`), contentHash]);
  }
  const demoNames = DEMO_NAMES.map((name, index) => [name.toLowerCase(), 'eth', ROLES.demo[index]] as const);
  for (const [label, parent, index] of [...demoNames, ['maker', 'myt.eth', ROLES.marketMakers[0]] as const]) {
    const name = `${label}.${parent}`;
    const account = accountAddress(index ?? 0);
    await own(parent, label, DEPLOYER);
    await resolve(name);
    const setAddress = resolver.abi.encodeFunctionData('setAddr(bytes32,address)', [namehash(name), account]);
    await builder.send(DEPLOYER, resolverAt, setAddress as Hex);
    await callAs(builder, account)(reverseAt, reverse, 'setName', [name]);
  }
  for (const [at, [label, parent]] of demoNames.slice(0, AVATARS.length).entries()) {
    await call(resolverAt, resolver, 'setText', [namehash(`${label}.${parent}`), 'avatar', AVATARS[at]]);
  }
  await builder.mine();
  return registryAt;
};

export const pairAddress = (factory: Address, initCodeHash: Hex, base: TokenSymbol, quote: TokenSymbol): Address => {
  const sorted = [TOKENS[base].address, TOKENS[quote].address].sort((a, b) =>
    a.toLowerCase() < b.toLowerCase() ? -1 : 1,
  );
  return getCreate2Address(factory, solidityPackedKeccak256(['address', 'address'], sorted), initCodeHash) as Address;
};

/** npm's factory and router, connected to our order book and its extension `Ext`. */
const deployExchange = async (builder: Builder) => {
  const factory = npmArtifact('@uniswap/v2-core/build/UniswapV2Factory.json');
  const book = ownArtifact('OrderBook');
  const ext = ownArtifact('OrderBookExt');
  const wrapped = TOKENS.WMATIC.address;
  const factoryAt = await createContract(builder, factory, [DEPLOYER]);
  const router = npmArtifact('@uniswap/v2-periphery/build/UniswapV2Router02.json');
  const routerAt = await createContract(builder, router, [factoryAt, wrapped]);
  const bookAt = await createContract(builder, book, [wrapped, factoryAt]);
  const extAt = await createContract(builder, ext, [factoryAt]);
  await builder.mine();
  const call = callAs(builder, DEPLOYER);
  await call(factoryAt, factory, 'setFeeTo', [DEPLOYER]);
  await call(extAt, ext, 'setApproval', [bookAt, true]);
  await call(bookAt, book, 'setMyTradeOrderBookExtAddr', [extAt]);
  await builder.mine();
  return { factory, factoryAt, routerAt, bookAt, extAt };
};

export const createPools = async (
  builder: Builder,
  factory: Artifact,
  factoryAt: Address,
  hash: Hex,
  plans: readonly Pick<DeployedPool, 'base' | 'quote'>[],
): Promise<DeployedPool[]> => {
  const call = callAs(builder, DEPLOYER);
  const pools: DeployedPool[] = [];
  for (const { base, quote } of plans) {
    await call(factoryAt, factory, 'createPair', [TOKENS[base].address, TOKENS[quote].address]);
    pools.push({ base, quote, pair: pairAddress(factoryAt, hash, base, quote) });
  }
  await builder.mine();
  return pools;
};

/** Deployment without the contracts that build on it, which follow later. */
export type DeployedExchange = Omit<
  Deployment,
  | 'lpStaking'
  | 'swapMining'
  | 'orderMining'
  | 'farms'
  | 'burnEarn'
  | 'bonds'
  | 'rewardDistribution'
  | 'governance'
  | 'faucets'
  | 'exchanges'
  | 'singleStaking'
  | 'lockStaking'
  | 'poolLock'
>;

export const deploy = async (builder: Builder): Promise<DeployedExchange> => {
  for (const [, token] of TOKEN_LIST) await placeToken(builder, token);
  await builder.node.rpc('anvil_setCode', MULTICALL, multicall3Code());
  await builder.mine();
  const { factory, factoryAt, routerAt, bookAt, extAt } = await deployExchange(builder);
  const pairInitCodeHash = keccak256(npmArtifact('@uniswap/v2-core/build/UniswapV2Pair.json').bytecode) as Hex;
  const pools = await createPools(builder, factory, factoryAt, pairInitCodeHash, POOLS);
  const tokens = Object.fromEntries(TOKEN_LIST.map(([symbol, token]) => [symbol, token.address]));
  return {
    chainId: 137,
    orderBook: bookAt,
    orderBookExt: extAt,
    factory: factoryAt,
    pairInitCodeHash,
    router: routerAt,
    wrappedNative: TOKENS.WMATIC.address,
    multicall: MULTICALL,
    ensRegistry: await deployNames(builder),
    tokens: tokens as Record<TokenSymbol, Address>,
    pools,
    blockTimeSeconds: BLOCK_TIME_SECONDS,
  };
};
