import type { DemoWalletOptions } from './createDemoProvider.ts';

/**
 * How far the clock moves: so many blocks, so many seconds apart. Each block takes anvil some hundredths of a second, so a
 * week is not mined at the chain's own pace; fewer than 256 of them keep the hash of the block before within reach.
 */
const STEPS = [
  { name: '1 hour', blocks: 60, seconds: 60 },
  { name: '1 day', blocks: 96, seconds: 900 },
  { name: '1 week', blocks: 112, seconds: 5_400 },
] as const;

/** Blocks of one request: a request that is repeated for being slow would move the clock twice as far. */
const PER_REQUEST = 16;

const hex = (value: number): string => `0x${value.toString(16)}`;

/** Lets time pass on the local chain. What accrues by the second grows by all of it, what accrues by the block by its blocks. */
export const moveClock = async ({ ask, forward }: Pick<DemoWalletOptions, 'ask' | 'forward'>): Promise<void> => {
  const choice = await ask({
    title: 'Move the clock of the local chain',
    facts: [
      ['Rewards by the second', 'for all of the time'],
      ['Rewards by the block', `for ${STEPS.map(({ blocks }) => blocks).join(', ')} blocks`],
    ],
    answers: [...STEPS.map(({ name }) => name), 'Cancel'],
  });
  const step = STEPS[choice];
  if (!step) return;
  const { baseFeePerGas } = (await forward('eth_getBlockByNumber', ['latest', false])) as { baseFeePerGas: string };
  for (let left: number = step.blocks; left > 0; left -= PER_REQUEST) {
    await forward('anvil_mine', [hex(Math.min(left, PER_REQUEST)), hex(step.seconds)]);
  }
  // Empty blocks let the base fee fall: a fee that is reckoned by the last of them would be too low for the next one.
  await forward('anvil_setNextBlockBaseFeePerGas', [baseFeePerGas]);
  await forward('evm_mine', []);
};
