import { Interface } from 'ethers';
import { erc20 } from '#chain/abis/erc20.ts';
import { decodeTryBlockAndAggregate, encodeTryBlockAndAggregate } from '#chain/codec/tryBlockAndAggregate.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { atMost, exactly, figure, type Findings } from './figures.ts';
import { medianTimes } from './timing.ts';

const COUNT = 1000;
const MOST_OF_ETHERS = 0.02;
const TOKEN: Address = '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270';
const owners = Array.from({ length: COUNT }, (_, i): Address => `0x${(i + 1).toString(16).padStart(40, '0')}`);
const aggregate = new Interface([
  'function tryBlockAndAggregate(bool, tuple(address target, bytes callData)[]) returns (uint256, bytes32, tuple(bool success, bytes returnData)[])',
]);
const token = new Interface(['function balanceOf(address) view returns (uint256)']);

const answer = aggregate.encodeFunctionResult('tryBlockAndAggregate', [
  1,
  `0x${'0'.repeat(64)}`,
  owners.map((_, i) => ({
    success: true,
    returnData: token.encodeFunctionResult('balanceOf', [BigInt(i) * 10n ** 18n]),
  })),
]) as Hex;

const encodeOurs = (): Hex => encodeTryBlockAndAggregate(owners.map((owner) => erc20.balanceOf.call(TOKEN, owner)));

const encodeEthers = (): string => {
  const calls = owners.map((owner) => [TOKEN, token.encodeFunctionData('balanceOf', [owner])]);
  return aggregate.encodeFunctionData('tryBlockAndAggregate', [false, calls]);
};

const decodeOurs = (): bigint[] =>
  decodeTryBlockAndAggregate(answer, COUNT).outcomes.map((outcome) => {
    const read = erc20.balanceOf.decode(outcome.status === 'success' ? outcome.data : '0x');
    return read.ok ? read.value : -1n;
  });

const decodeEthers = (): bigint[] => {
  const results = aggregate.decodeFunctionResult('tryBlockAndAggregate', answer)[2] as { returnData: string }[];
  return results.map(({ returnData }) => token.decodeFunctionResult('balanceOf', returnData)[0] as bigint);
};

const differences = (): number => {
  const theirs = decodeEthers();
  return decodeOurs().filter((value, i) => value !== theirs[i]).length + Number(encodeOurs() !== encodeEthers());
};

/** Encodes and decodes an aggregate of 1,000 balanceOf calls, compared with ethers v6. */
export const measureCodec = (): Findings => {
  const times = medianTimes(
    {
      ours: { repeat: 4, run: () => void (encodeOurs(), decodeOurs()) },
      ethers: { repeat: 1, run: () => void (encodeEthers(), decodeEthers()) },
    },
    { rounds: 9, warmUp: 3 },
  );
  return {
    calls: COUNT,
    oursMs: figure(times.ours, 'ms'),
    ethersMs: figure(times.ethers, 'ms'),
    ratio: atMost(MOST_OF_ETHERS, times.ours / times.ethers, 'of the time of ethers v6'),
    differences: exactly(0, differences(), 'results'),
  };
};
