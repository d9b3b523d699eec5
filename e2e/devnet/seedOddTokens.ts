import { getAddress } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { accountAddress, ROLES } from './accounts.ts';
import { npmArtifact, ownArtifact } from './artifact.ts';
import type { Builder } from './builder.ts';
import { encodeCall } from './contracts.ts';
import type { Deployment } from './deployment.ts';
import { POOLS, rawAmount } from './market.ts';
import { TOKENS } from './tokens.ts';

interface OddToken {
  readonly address: Address;
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
  readonly code: 'PlainToken' | 'PausableToken' | 'UnsellableToken';
}

const odd = (
  address: string,
  symbol: string,
  name: string,
  decimals: number,
  code: OddToken['code'] = 'PlainToken',
): OddToken => ({ address: getAddress(address) as Address, symbol, name, decimals, code });

/** Tokens without trades; the demo accounts hold some of each. */
export const ODD_TOKENS = {
  /** Can be bought from its pool with USDC, but not sold. */
  TRAP: odd('0xe0000000000000000000000000000000000dead1', 'TRAP', 'Free Money', 18, 'UnsellableToken'),
  /** Can be paused. */
  HALT: odd('0xe0000000000000000000000000000000000dead2', 'HALT', 'Haltable Token', 18, 'PausableToken'),
  /** Reports far too many decimals. */
  WILD: odd('0xe0000000000000000000000000000000000dead3', 'WILD', 'Wild Token', 77),
  /** Imitates USDC: its last letter is Cyrillic. */
  FAKE: odd('0xe0000000000000000000000000000000000dead4', 'USD\u0421', 'USD Coin', 6),
  /** On the list of unsupported tokens, at its Polygon address. */
  AMUSDC: odd('0x1a13F4Ca1d028320A707D99520AbFefca3998b7F', 'amUSDC', 'Aave Matic Market USDC', 6),
} as const;

/** Symbols of the traded tokens and of the token that cannot be sold. */
export const FACTORY_POOLS = POOLS.length + 1;

const DEPLOYER = accountAddress(ROLES.deployer);
const PURSE = 1_000_000_000n;
const TRAP_IN_POOL = 10n ** 24n;
const DOLLARS_IN_POOL = 50_000;

const place = async (builder: Builder, { address, symbol, name, decimals, code }: OddToken): Promise<void> => {
  const { abi, deployedBytecode } = ownArtifact(code);
  await builder.node.rpc('anvil_setCode', address, deployedBytecode);
  const initialise = abi.encodeFunctionData('initialize', [name, symbol, decimals, DEPLOYER]);
  await builder.send(DEPLOYER, address, initialise as Hex);
  for (const index of [...ROLES.demo, ...ROLES.tests]) {
    await builder.send(DEPLOYER, address, encodeCall('token', 'mint', [accountAddress(index), PURSE]));
  }
};

/** Supplies the pool with USDC, then closes the token for sales. */
const setTrap = async (builder: Builder, { factory }: Deployment): Promise<void> => {
  const { abi } = npmArtifact('@uniswap/v2-core/build/UniswapV2Factory.json');
  const sides = [ODD_TOKENS.TRAP.address, TOKENS.USDC.address];
  await builder.send(DEPLOYER, factory, abi.encodeFunctionData('createPair', sides) as Hex);
  await builder.mine();
  const call = { to: factory, data: abi.encodeFunctionData('getPair', sides) };
  const answer = await builder.node.rpc<Hex>('eth_call', call, 'latest');
  const pair = abi.decodeFunctionResult('getPair', answer)[0] as Address;
  await builder.send(DEPLOYER, ODD_TOKENS.TRAP.address, encodeCall('token', 'mint', [pair, TRAP_IN_POOL]));
  const dollars = encodeCall('token', 'mint', [pair, rawAmount('USDC', DOLLARS_IN_POOL)]);
  await builder.send(DEPLOYER, TOKENS.USDC.address, dollars);
  await builder.send(DEPLOYER, pair, encodeCall('pair', 'mint', [DEPLOYER]));
  const close = ownArtifact('UnsellableToken').abi.encodeFunctionData('close', [pair]) as Hex;
  await builder.send(DEPLOYER, ODD_TOKENS.TRAP.address, close);
};

/** Runs last, so that no other address changes. */
export const seedOddTokens = async (builder: Builder, deployment: Deployment): Promise<void> => {
  for (const token of Object.values(ODD_TOKENS)) await place(builder, token);
  await builder.mine();
  await setTrap(builder, deployment);
  await builder.mine();
};
