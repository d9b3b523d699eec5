import { startAnvilProcess, type RunningAnvil } from '../../e2e/devnet/anvilProcess.ts';
import { ANY_PORT } from '../../e2e/devnet/ports.ts';

export interface AnvilOptions {
  /** True mines only on demand, in the order of arrival; by default every transaction gets a block. */
  readonly mineOnDemand?: boolean;
  /** Further command line arguments. */
  readonly args?: readonly string[];
}

const FREE_GAS = ['--base-fee', '0', '--gas-price', '0', '--disable-min-priority-fee', '--gas-limit', '3000000000'];

/** Starts a private chain (id 137, gas for nothing, unlocked accounts) on a free port; `stop()` ends it. */
export const startAnvil = async ({ mineOnDemand = false, args = [] }: AnvilOptions = {}): Promise<RunningAnvil> => {
  const mining = mineOnDemand ? ['--no-mining', '--order', 'fifo'] : [];
  return startAnvilProcess(ANY_PORT, [...FREE_GAS, ...mining, ...args]);
};
