import type { Eip1193Provider } from '#chain/connectors/eip1193.ts';
import { readAtBlock } from '#chain/reading/multicall.ts';
import { isMissingBlock, isTooMany } from '#chain/rpc/errors.ts';
import { patientReader } from '#chain/rpc/patientReader.ts';
import { preferBest } from '#chain/rpc/preferBest.ts';
import { readHeads } from '#chain/rpc/readHeads.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { ageLimitsMs } from '#domain/freshness/freshness.ts';
import { behindHeads, signProblem, type SignFacts } from '#domain/freshness/signProblem.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { SecondOpinion, SubmitProblem } from '#writes/plan/plan.ts';

type Block = SignFacts['at'];

type ClockOffset = () => number;

/** Node for reads that retries on HTTP 429. */
export const reader = patientReader(readRpc, {
  isTransient: isTooMany,
  tries: rules.rpc.busyTries,
  waitMs: rules.rpc.busyWaitMs,
});

/** Also retries reads of a block that another node behind the address lacks. */
export const patientBlockReader = patientReader(reader, {
  isTransient: isMissingBlock,
  tries: rules.rpc.missingBlockTries,
  waitMs: rules.rpc.missingBlockWaitMs,
});

/** Block at which the node executes calls, read in such a call. Rejects as the node does. */
export const readBlock = async (at: 'latest' | number): Promise<Block> => {
  const read = await readAtBlock(patientBlockReader, { multicall: env.multicall, calls: [], at });
  return { number: read.blockNumber, timestamp: read.blockTimestamp };
};

export const seesBlock = async ({ number }: Block): Promise<boolean> => {
  try {
    return (await readBlock(number)).number === number;
  } catch (cause) {
    if (isMissingBlock(cause)) return false;
    throw cause;
  }
};

/** Compares the block with other sources. If they are ahead, later requests go to the best node. Never rejects. */
const checkHeads = async (
  at: Block | undefined,
  wallet: Eip1193Provider,
  clockOffsetMs: ClockOffset,
): Promise<Result<void, SubmitProblem>> => {
  if (!at) return ok(undefined);
  const heads = await readHeads(wallet);
  const nowMs = Date.now() + clockOffsetMs();
  const { staleMs: maxAgeMs } = ageLimitsMs(rules.freshness, env.blockTimeMs);
  const code = signProblem({ at, heads, nowMs }, { maxBehindBlocks: rules.signing.maxBehindBlocks, maxAgeMs });
  if (code === 'nodeBehind') preferBest(readRpc.nodes, heads, nowMs);
  return code ? err({ code }) : ok(undefined);
};

export interface Confirmable {
  readonly at: Block | undefined;
  readonly confirmed: Promise<Result<SecondOpinion, SubmitProblem>>;
}

/** Runs the checks in parallel. A disagreement of nodes takes precedence over the block's age. Never rejects. */
export const checkLast = async (
  { at, confirmed }: Confirmable,
  wallet: Eip1193Provider,
  clockOffsetMs: ClockOffset,
): Promise<Result<SecondOpinion, SubmitProblem>> => {
  const [heads, second] = await Promise.all([checkHeads(at, wallet, clockOffsetMs), confirmed]);
  return second.ok && !heads.ok ? heads : second;
};

const NOT_OF_STATE: ReadonlySet<SubmitProblem['code']> = new Set(['nodeBehind', 'network', 'noBatch']);

export const blameLaggingNode = async (
  problem: SubmitProblem,
  wallet: Eip1193Provider,
  clockOffsetMs: ClockOffset,
): Promise<SubmitProblem> => {
  if (NOT_OF_STATE.has(problem.code)) return problem;
  const [own, heads] = await Promise.all([readBlock('latest').catch(() => undefined), readHeads(wallet)]);
  if (!own || behindHeads(own.number, heads) <= 1) return problem;
  preferBest(readRpc.nodes, heads, Date.now() + clockOffsetMs());
  return { code: 'nodeBehind' };
};
