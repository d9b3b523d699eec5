import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { variableNames } from '../../tools/build/release/configuration.ts';
import { runVite } from '../devnet/appServer.ts';
import { startChain } from '../devnet/chain.ts';
import { toViteEnv } from '../devnet/deployment.ts';
import { ANY_PORT } from '../devnet/ports.ts';
import { createTestChain } from '../fixtures/chain.ts';
import { copyOf, serveFiles, type ServedFiles } from '../servedCopy.ts';
import type { BuiltStage } from './stage.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const TAMPERED = /\/assets\/SettingsPage-[\w-]+\.js$/;

const tampered = (files: ServedFiles): ServedFiles =>
  new Map(
    [...files].map(([path, content]) => [
      path,
      TAMPERED.test(path) ? Buffer.concat([Buffer.from('window.tampered = true;'), content]) : content,
    ]),
  );

export type Served = Omit<BuiltStage, 'engine' | 'account'>;

/** Ends build and chain after the work. */
export const withBuiltStage = async <T>(work: (stage: Served) => Promise<T>): Promise<T> => {
  const chain = await startChain({ port: ANY_PORT, blockSeconds: 1, quiet: true });
  const outDir = await mkdtemp(join(tmpdir(), 'myt-engines-'));
  try {
    const env = { ...toViteEnv(chain.deployment, chain.url), VITE_BLOCK_TIME_MS: '1000' };
    const blank = Object.fromEntries(variableNames(root).map((name) => [name, '']));
    await runVite(['build', '--logLevel', 'error', '--outDir', outDir, '--emptyOutDir'], { ...blank, ...env });
    const files = await copyOf(outDir, { rpcUrl: chain.url, listsUrl: chain.url });
    const app = await serveFiles(() => files);
    const other = await serveFiles(() => tampered(files));
    try {
      return await work({
        files,
        chain: createTestChain(chain.node, chain),
        appUrl: app.url,
        tamperedUrl: other.url,
      });
    } finally {
      await Promise.all([app.stop(), other.stop()]);
    }
  } finally {
    await chain.stop();
    await rm(outDir, { recursive: true, force: true });
  }
};
