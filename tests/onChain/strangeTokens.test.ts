import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownArtifact } from '../../e2e/devnet/artifact.ts';
import { erc20 } from '#chain/abis/erc20.ts';
import { dataOf, type CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { failed, ready, type Loadable } from '#lib/loadable.ts';
import { poolTokenWith } from '#reads/pools/usePoolTokens.ts';
import { tokenCalls, tokenWith } from '#chain/reading/tokenReport.ts';
import { createCallReader } from '#updaters/block/readCalls.ts';
import { createRpcClient } from '#chain/rpc/createRpcClient.ts';
import { person } from './support/people.ts';
import { createStage, type Stage } from './support/stage.ts';

const strange = ownArtifact('StrangeToken');
/** In the order of the contract. */
const MANNERS = ['mute', 'burning', 'endless', 'absurd'] as const;
const ROUNDS = 3;

let stage: Stage;

beforeAll(async () => {
  stage = await createStage();
}, 240_000);

afterAll(() => stage.stop());

const readingOf = (outcome: CallOutcome | undefined): Loadable<Hex, { readonly code: string }> => {
  const data = dataOf(outcome);
  return data === undefined ? failed({ code: outcome?.status ?? 'unread' }) : ready(data);
};

/** All calls as the block's request reads them, block after block. */
const readAll = async (calls: readonly Call[]): Promise<readonly CallOutcome[]> => {
  const rpc = createRpcClient({ urls: [stage.node.url], chainId: 137, batchWaitMs: 0 });
  const readCalls = createCallReader(rpc, stage.multicall);
  let outcomes: readonly CallOutcome[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    outcomes = await readCalls(calls, 'latest').then(
      (read) => read.outcomes,
      () => outcomes,
    );
  }
  return outcomes;
};

it.each(MANNERS)(
  'a token that is %s is reported as one in raw units, and hides nothing that is read next to it',
  async (manner) => {
    const from = person('deployer');
    const token: Address = await stage.create(from, strange);
    const to = token;
    await stage.executeAll([
      { from, abi: strange.abi, to, method: 'behave', args: [MANNERS.indexOf(manner)] },
      { from, abi: strange.abi, to, method: 'mint', args: [from, 5n] },
    ]);
    const others = ['T6a', 'T18a'].map(stage.tokenOf);
    const calls = [token, ...others].flatMap((entry) => tokenCalls(entry, undefined).flatMap((call) => call ?? []));
    const balance = erc20.balanceOf.call(token, from);
    const outcomes = (await readAll([...calls, balance])).map(readingOf);
    const outcomesOf = (place: number) => outcomes.slice(3 * place, 3 * place + 3);

    expect(poolTokenWith(token, outcomesOf(0), undefined, false)).toMatchObject({
      status: 'ready',
      value: { symbol: 'UNKNOWN', name: 'Unknown Token', decimals: 0, inRawUnits: true },
    });
    expect(tokenWith(token, outcomesOf(0), undefined, false)).toMatchObject({
      status: 'failed',
      error: { code: 'notAToken' },
    });
    for (const [place, symbol, decimals] of [
      [1, 'T6a', 6],
      [2, 'T18a', 18],
    ] as const) {
      const known = poolTokenWith(stage.tokenOf(symbol), outcomesOf(place), undefined, false);
      expect(known).toMatchObject({ status: 'ready', value: { symbol, decimals } });
      expect(known).not.toHaveProperty('value.inRawUnits');
    }
    expect(outcomes.at(-1)).toEqual(ready(expect.stringMatching(/5$/)));
  },
);
