import { pair as pairAbi } from '#chain/abis/pair.ts';
import { contracts } from '#chain/contracts.ts';
import { decoded, readAtBlock } from '#chain/reading/multicall.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { defaultExchange } from '#config/exchanges.ts';
import { dollarToken, wrappedNative } from '#config/tokens/tokens.ts';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import { pairAddress } from '#domain/tokens/pairAddress.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import { agreesWithPools, type ChainPrices, type ReportedFigures } from '#domain/tokens/reportedFigures.ts';
import type { Token } from '#domain/tokens/types.ts';
import { dataService } from '#services/dataService/dataService.ts';
import { createCheckedReports } from './checkedReports.ts';

type Sided = Pick<Token, 'address' | 'decimals'>;

const { factory, initCodeHash } = defaultExchange;

const poolCall = (a: Sided, b: Sided) => {
  const [token0, token1] = sortsBefore(a.address, b.address) ? [a, b] : [b, a];
  return pairAbi.getReserves.call(pairAddress(factory, initCodeHash, token0.address, token1.address));
};

/** Whole `b` per whole `a`. 0 without a pool or with an empty one; undefined without an answer. */
const priceIn = (outcome: CallOutcome | undefined, a: Sided, b: Sided): number | undefined => {
  if (outcome?.status === 'unsupported') return 0;
  const reserves = decoded(pairAbi.getReserves, outcome);
  if (!reserves) return undefined;
  const { reserve0, reserve1 } = reserves;
  const [ofA, ofB] = sortsBefore(a.address, b.address) ? [reserve0, reserve1] : [reserve1, reserve0];
  return ofA === 0n ? 0 : (Number(ofB) / Number(ofA)) * 10 ** (a.decimals - b.decimals);
};

const readPrices = async (tokens: readonly Sided[], at: number): Promise<ChainPrices> => {
  const others = tokens.filter(({ address }) => address !== wrappedNative.address);
  const sides: readonly (readonly [Sided, Sided])[] = [
    ...others.map((token) => [token, wrappedNative] as const),
    ...(dollarToken ? [[wrappedNative, dollarToken] as const] : []),
  ];
  const calls = sides.map(([a, b]) => poolCall(a, b));
  const { outcomes } = await readAtBlock(readRpc, { multicall: contracts.multicall, calls, at });
  const prices = sides.map(([a, b], i) => priceIn(outcomes[i], a, b));
  return {
    nativeDollars: dollarToken ? prices[others.length] : 0,
    inNative: new Map([[wrappedNative.address, 1], ...others.map(({ address }, i) => [address, prices[i]] as const)]),
  };
};

export const reportedTokenFigures = createCheckedReports({
  watch: dataService,
  nameOf: ([a, b]: readonly [Sided, Sided]) => `${a.address} ${b.address}`,
  ask: (service, [a, b]) => service.tokenFigures([a.address, b.address]),
  agrees: async (reported: ReportedFigures, tokens) =>
    agreesWithPools(reported, await readPrices(tokens, reported.block)),
});
