import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MNEMONIC = 'test test test test test test test test test test test junk';

/** Everything the build wrote, as one text per file. */
const buildInto = async (outDir: string, mode: string): Promise<readonly string[]> => {
  await build({ mode, logLevel: 'silent', build: { outDir, emptyOutDir: true } });
  const names = await readdir(outDir, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.filter((name) => /\.(js|css|html)$/.test(name)).map((name) => readFile(name, 'utf8')));
};

describe('the demo wallet exists only in the devnet mode', () => {
  let directory = '';
  const before = { ...process.env };
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'myt-build-'));
    process.env.NODE_ENV = 'production';
    process.env.VITE_DEMO_MNEMONIC = MNEMONIC;
    process.env.VITE_DEMO_ACCOUNTS = '0,1,2';
  });
  afterAll(async () => {
    process.env = before;
    await rm(directory, { recursive: true, force: true });
  });

  const marks = [MNEMONIC, 'Demo wallet', 'demoWallet', 'HDNodeWallet', 'exchange.myt.demo'];
  const found = (files: readonly string[]) => marks.filter((mark) => files.some((text) => text.includes(mark)));

  it('the production build contains neither it nor its keys', { timeout: 180_000 }, async () => {
    const files = await buildInto(join(directory, 'production'), 'production');
    expect(files.length).toBeGreaterThan(2);
    expect(found(files)).toEqual([]);
  });

  it('while the devnet build does, so that the marks looked for are the right ones', { timeout: 180_000 }, async () => {
    const files = await buildInto(join(directory, 'devnet'), 'devnet');
    expect(found(files)).toEqual(expect.arrayContaining([MNEMONIC, 'Demo wallet', 'exchange.myt.demo']));
  });
});
