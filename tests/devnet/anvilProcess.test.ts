import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startAnvilProcess } from '../../e2e/devnet/anvilProcess.ts';
import { ANY_PORT } from '../../e2e/devnet/ports.ts';

describe('startAnvilProcess', () => {
  it('starts a chain with id 137 and is gone after stop', async () => {
    const node = await startAnvilProcess(ANY_PORT, []);
    expect(await node.rpc('eth_chainId')).toBe('0x89');
    expect(await node.batch([['eth_blockNumber'], ['net_version']])).toEqual(['0x0', '137']);
    await expect(node.rpc('no_such_method')).rejects.toThrow(/^no_such_method: /);
    await node.stop();
    expect(node.process.exitCode ?? node.process.signalCode).not.toBeNull();
    await expect(node.rpc('eth_chainId')).rejects.toThrow();
  });

  it('writes no state of a block to disk, however many blocks are mined', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'anvil-'));
    const node = await startAnvilProcess(ANY_PORT, ['--cache-path', folder]);
    try {
      await node.rpc('anvil_mine', '0x400');
      expect(await node.rpc('eth_blockNumber')).toBe('0x400');
      expect(readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())).toEqual(
        [],
      );
    } finally {
      await node.stop();
      rmSync(folder, { recursive: true });
    }
  });

  it('says that the chain ended and why, on a port that is taken by something silent', async () => {
    const server = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await expect(startAnvilProcess(port, [])).rejects.toThrow(/\(anvil\) ended at once: .*in use/is);
    await new Promise((resolve) => server.close(resolve));
  });
});
