import type { DemoWalletOptions } from './demoAccount.ts';

/**
 * Number of blocks and the seconds between them; anvil could not mine a week at the chain's block time. Below 256
 * blocks, contracts can still read the hash of the block before.
 */
const STEPS = [
  { name: '1 hour', blocks: 60, seconds: 60 },
  { name: '1 day', blocks: 96, seconds: 900 },
  { name: '1 week', blocks: 112, seconds: 5_400 },
] as const;

/** Blocks per request. It is small because a retry of a slow request would move the clock twice. */
const PER_REQUEST = 16;

const hex = (value: number): string => `0x${value.toString(16)}`;

/** Rewards per second grow for the whole time, rewards per block for its blocks. */
export const moveClock = async ({ ask, forward }: Pick<DemoWalletOptions, 'ask' | 'forward'>): Promise<void> => {
  const choice = await ask({
    title: 'Move the clock of the local chain',
    facts: [
      ['Rewards by the second', 'for all of the time'],
      ['Rewards by the block', `for ${STEPS.map(({ blocks }) => blocks).join(', ')} blocks`],
      ['Bonds and votes', 'by the block too'],
    ],
    answers: [...STEPS.map(({ name }) => name), 'Cancel'],
  });
  const step = STEPS[choice];
  if (!step) return;
  const { baseFeePerGas } = (await forward('eth_getBlockByNumber', ['latest', false])) as { baseFeePerGas: string };
  for (let left: number = step.blocks; left > 0; left -= PER_REQUEST) {
    await forward('anvil_mine', [hex(Math.min(left, PER_REQUEST)), hex(step.seconds)]);
  }
  // Empty blocks have lowered the base fee; a wallet's fee based on the last one would be too low.
  await forward('anvil_setNextBlockBaseFeePerGas', [baseFeePerGas]);
  await forward('evm_mine', []);
};
