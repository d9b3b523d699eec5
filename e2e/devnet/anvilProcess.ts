import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { ACCOUNT_COUNT, MNEMONIC } from './accounts.ts';
import { findAnvil } from './anvilBinary.ts';
import { connect } from './jsonRpc.ts';
import type { JsonRpc } from './jsonRpc.ts';

export interface RunningAnvil extends JsonRpc {
  readonly process: ChildProcess;
  /** Ends this anvil and waits until it is gone. */
  stop: () => Promise<void>;
}

const START_TIMEOUT_MS = 30_000;

const stopProcess = async (child: ChildProcess): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await gone;
  clearTimeout(patience);
};

const waitUntilListening = async (client: JsonRpc, child: ChildProcess, port: number): Promise<void> => {
  const deadline = Date.now() + START_TIMEOUT_MS;
  const seen = { complaint: '', ended: false };
  child.stderr?.on('data', (text: Buffer) => (seen.complaint += text.toString('utf8')));
  child.once('exit', () => (seen.ended = true));
  child.once('error', (cause) => {
    seen.complaint += cause.message;
    seen.ended = true;
  });
  while (Date.now() < deadline) {
    try {
      await client.rpc('eth_chainId');
      return;
    } catch {
      await sleep(25);
    }
    if (seen.ended) {
      throw new Error(
        `The local chain (anvil) ended at once on port ${port}: ${seen.complaint.trim() || 'no reason given'}`,
      );
    }
  }
  throw new Error(`The local chain (anvil) did not answer on port ${port} within ${START_TIMEOUT_MS / 1000} seconds.`);
};

/** Starts anvil with chain id 137 and the unlocked accounts of the local chain, and waits until it answers. */
export const startAnvilProcess = async (port: number, args: readonly string[]): Promise<RunningAnvil> => {
  const fixed = ['--port', String(port), '--host', '127.0.0.1', '--chain-id', '137', '--silent'];
  const accounts = ['--accounts', String(ACCOUNT_COUNT), '--mnemonic', MNEMONIC];
  const child = spawn(findAnvil(), [...fixed, ...accounts, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  const killWithUs = (): void => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('exit', () => process.off('exit', killWithUs));
  const client = connect(`http://127.0.0.1:${port}`);
  const stop = async (): Promise<void> => {
    client.close();
    await stopProcess(child);
  };
  try {
    await waitUntilListening(client, child, port);
  } catch (cause) {
    await stop();
    throw cause;
  }
  return { ...client, process: child, stop };
};
