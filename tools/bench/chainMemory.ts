import { execFileSync } from 'node:child_process';
import { startChain, type LocalChain } from '../../e2e/devnet/chain.ts';
import { createMarketSteps } from '../../e2e/devnet/marketMaker.ts';
import { ANY_PORT } from '../../e2e/devnet/ports.ts';
import { atMost, figure, type Findings } from './figures.ts';

const LIMIT_MB = 500;
const HOUR_S = 3600;
/** Average pause of the market maker in seconds. */
const STEP_S = 3.75;
/** Number of blocks after which the chain drops an old state for each new one. */
const FILLED_BLOCKS = 100;
const COUNTED_BLOCKS = 400;

const megabytes = (pid: number | undefined): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/** Makes the blocks and trades of `npm start` without pauses. */
const createRun = ({ node, deployment }: LocalChain): ((blocks: number) => Promise<void>) => {
  const step = createMarketSteps(node, deployment);
  const stepsPerBlock = deployment.blockTimeSeconds / STEP_S;
  let due = 0;
  return async (blocks) => {
    for (let block = 0; block < blocks; block += 1) {
      for (due += stepsPerBlock; due >= 1; due -= 1) await step();
      await node.rpc('evm_mine');
    }
  };
};

/** Extrapolates the growth over some hundred blocks to an hour. */
export const measureChainMemory = async (): Promise<Findings> => {
  const chain = await startChain({ port: ANY_PORT, blockSeconds: 0, quiet: true });
  try {
    const run = createRun(chain);
    const atStart = megabytes(chain.pid);
    await run(FILLED_BLOCKS);
    const filled = megabytes(chain.pid);
    await run(COUNTED_BLOCKS);
    const perBlock = (megabytes(chain.pid) - filled) / COUNTED_BLOCKS;
    const hour = HOUR_S / chain.deployment.blockTimeSeconds - FILLED_BLOCKS;
    return {
      atStart: figure(atStart, 'MB'),
      per1000Blocks: figure(perBlock * 1000, 'MB'),
      afterAnHour: atMost(LIMIT_MB, filled + perBlock * hour, 'MB'),
    };
  } finally {
    await chain.stop();
  }
};
