import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runVite } from '../../e2e/devnet/appServer.ts';
import { patchNames } from '../build/libraryPatches/index.ts';
import { atLeast, type Findings } from './figures.ts';
import { gzipBytes } from './packageShares.ts';

/** A patch that saves less is not worth maintaining. */
const MIN_BYTES = 3000;

/** Variables that every deployment has to set. */
const REQUIRED = {
  VITE_ORDER_BOOK_EXT_ADDRESS: `0x${'a1'.repeat(20)}`,
  VITE_PAIR_INIT_CODE_HASH: `0x${'0f'.repeat(32)}`,
  VITE_ROUTER_ADDRESS: `0x${'b2'.repeat(20)}`,
};

const bytesOfBuild = async (env: Readonly<Record<string, string>>): Promise<number> => {
  const outDir = await mkdtemp(join(tmpdir(), 'myt-bench-patches-'));
  try {
    await runVite(['build', '--logLevel', 'error', '--outDir', outDir, '--emptyOutDir'], { ...REQUIRED, ...env });
    const files = await readdir(outDir, { recursive: true });
    const scripts = await Promise.all(
      files.filter((file) => file.endsWith('.js')).map((file) => readFile(join(outDir, file))),
    );
    return scripts.reduce((sum, script) => sum + gzipBytes(script), 0);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
};

/**
 * Gzipped bytes that each library patch saves: size of all scripts in a build without it, less their size in a build
 * with all patches.
 */
export const measurePatches = async (): Promise<Findings> => {
  const patched = await bytesOfBuild({});
  const saved: Record<string, Findings[string]> = {};
  for (const name of patchNames)
    saved[name] = atLeast(MIN_BYTES, (await bytesOfBuild({ WITHOUT_PATCH: name })) - patched, 'B');
  return saved;
};
