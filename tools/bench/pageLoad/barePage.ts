import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runVite } from '../../../e2e/devnet/appServer.ts';
import { toViteEnv } from '../../../e2e/devnet/deployment.ts';
import type { Listening } from '../../../e2e/devnet/ports.ts';
import type { Application } from '../application.ts';
import { startCompressedServer } from './compressedServer.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export interface BarePage extends Listening {
  readonly outDir: string;
}

/** Same libraries, font and one answer of the node, and nothing else: the minimum on this machine. */
export const startBarePage = async ({ chain, rpcProxy }: Application): Promise<BarePage> => {
  const outDir = await mkdtemp(join(tmpdir(), 'myt-bench-bare-'));
  const remove = (): Promise<void> => rm(outDir, { recursive: true, force: true });
  try {
    const options = ['--config', at('vite.config.ts'), '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'];
    await runVite(['build', at('tools/bench/barePage'), ...options], toViteEnv(chain.deployment, rpcProxy.url));
    const { url, stop } = await startCompressedServer(outDir);
    return { url, outDir, stop: async () => void (await Promise.allSettled([stop(), remove()])) };
  } catch (cause) {
    await remove();
    throw cause;
  }
};
