import { getAddress } from 'ethers';
import { multicall3Code, npmArtifact, ownArtifact } from '../../../e2e/devnet/artifact.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { startAnvil } from '../../support/anvil.ts';
import { createContractClient, quantity, type Transaction } from './contractClient.ts';
import { PEOPLE, person, TRADERS } from './people.ts';

const WHOLE_ALLOWANCE = 2n ** 256n - 1n;
/** Enough of each token for the greediest order, little enough for all people together. */
const RICHES = 2n ** 240n;
const COINS = 2n ** 120n;
const WRAPPED_COINS = 2n ** 119n;
const TOKENS = ['T6a', 'T6b', 'T8a', 'T8b', 'T18a', 'T18b', 'T0', 'T2'];

const factoryArtifact = npmArtifact('@uniswap/v2-core/build/UniswapV2Factory.json');
const wrappedArtifact = npmArtifact('@uniswap/v2-periphery/build/WETH9.json');

const MULTICALL: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';

/** Interfaces of the stage's contracts. */
export const ABIS = {
  book: ownArtifact('OrderBook').abi,
  ext: ownArtifact('OrderBookExt').abi,
  token: ownArtifact('PlainToken').abi,
  factory: factoryArtifact.abi,
  pair: npmArtifact('@uniswap/v2-core/build/UniswapV2Pair.json').abi,
  weth: wrappedArtifact.abi,
};

type Client = ReturnType<typeof createContractClient>;

const deployContracts = async ({ create, executeAll }: Client) => {
  const from = person('deployer');
  const weth = await create(from, wrappedArtifact);
  const factory = await create(from, factoryArtifact, [from]);
  const book = await create(from, ownArtifact('OrderBook'), [weth, factory]);
  const ext = await create(from, ownArtifact('OrderBookExt'), [factory]);
  const tokens = new Map<string, Address>([['WETH', weth]]);
  for (const symbol of TOKENS) tokens.set(symbol, await create(from, ownArtifact('PlainToken')));
  await executeAll([
    { from, abi: ABIS.ext, to: ext, method: 'setApproval', args: [book, true] },
    { from, abi: ABIS.book, to: book, method: 'setMyTradeOrderBookExtAddr', args: [ext] },
    { from, abi: ABIS.book, to: book, method: 'setFeeAddr', args: [person('fee')] },
  ]);
  return { weth, factory, book, ext, tokens };
};

type Contracts = Awaited<ReturnType<typeof deployContracts>>;

const createPairs = ({ factory, tokens }: Contracts): Transaction[] => {
  const addresses = [...tokens.values()];
  return addresses.flatMap((address, i) =>
    addresses.slice(i + 1).map((other) => {
      return { from: person('deployer'), abi: ABIS.factory, to: factory, method: 'createPair', args: [address, other] };
    }),
  );
};

const giveTokens = ({ weth, book, tokens }: Contracts): Transaction[] => {
  const from = person('deployer');
  const approvals = TRADERS.flatMap((label) =>
    [...tokens.values()].map((to) => {
      return { from: person(label), abi: ABIS.token, to, method: 'approve', args: [book, WHOLE_ALLOWANCE] };
    }),
  );
  const minted = TOKENS.flatMap((symbol) => {
    const target = { from, abi: ABIS.token, to: tokens.get(symbol) ?? weth };
    const decimals = Number(/\d+/.exec(symbol)?.[0]);
    return [
      { ...target, method: 'initialize', args: [symbol, symbol, decimals, from] },
      ...TRADERS.map((label) => ({ ...target, method: 'mint', args: [person(label), RICHES] })),
    ];
  });
  const wrapped = TRADERS.map((label) => {
    return { from: person(label), abi: ABIS.weth, to: weth, method: 'deposit', args: [], value: WRAPPED_COINS };
  });
  return [...minted, ...wrapped, ...approvals];
};

/** A private chain with the order book, an empty pool for each pair of nine tokens, and people who hold them. */
export const createStage = async () => {
  const node = await startAnvil({ mineOnDemand: true });
  const client = createContractClient(node);
  await node.rpc('anvil_setBlockTimestampInterval', 1);
  for (const label of PEOPLE) await node.rpc('anvil_setBalance', person(label), quantity(COINS));
  const contracts = await deployContracts(client);
  await client.executeAll([...createPairs(contracts), ...giveTokens(contracts)]);
  await node.rpc('anvil_setCode', MULTICALL, multicall3Code());
  let snapshot = await node.rpc<Hex>('evm_snapshot');
  const { book, ext, factory, weth, tokens } = contracts;
  return {
    ...client,
    node,
    book,
    ext,
    factory,
    weth,
    multicall: MULTICALL,
    tokenOf: (symbol: string): Address => {
      const address = tokens.get(symbol);
      if (address === undefined) throw new Error(`No token is called ${symbol}`);
      return address;
    },
    pairOf: async (address: Address, other: Address): Promise<Address> => {
      const call = { abi: ABIS.factory, to: factory, method: 'getPair', args: [address, other] };
      return getAddress(String((await client.callAll([call]))[0]?.[0])) as Address;
    },
    /** Back to pools without reserves and lists without orders. */
    reset: async (): Promise<void> => {
      await node.rpc('evm_revert', snapshot);
      snapshot = await node.rpc<Hex>('evm_snapshot');
    },
    stop: node.stop,
  };
};

export type Stage = Awaited<ReturnType<typeof createStage>>;
