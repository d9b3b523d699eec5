import { spawn, type ChildProcess } from 'node:child_process';
import { ACCOUNT_COUNT, MNEMONIC } from './accounts.ts';
import { findAnvil } from './anvilBinary.ts';
import { connect, type JsonRpc } from './jsonRpc.ts';

export interface RunningAnvil extends JsonRpc {
  readonly process: ChildProcess;
  stop: () => Promise<void>;
}

const START_TIMEOUT_MS = 30_000;

/** Anvil would write thousands of states of up to 4 MB to disk if there were no limit. */
const KEPT_STATES = 32;
const KEPT = '--prune-history';

const stopProcess = async (child: ChildProcess): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await gone;
  clearTimeout(patience);
};

/** The address comes from anvil's output, because another chain could answer on the port. */
const listeningUrl = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    const output = { out: '', complaint: '' };
    const fail = (what: string): void => reject(new Error(`The local chain (anvil) ${what}`));
    const patience = setTimeout(
      () => fail(`did not start within ${START_TIMEOUT_MS / 1000} seconds.`),
      START_TIMEOUT_MS,
    );
    const hear = (text: Buffer): void => {
      output.out += text.toString('utf8');
      const address = /^Listening on (\S+)$/m.exec(output.out)?.[1];
      if (address === undefined) return;
      clearTimeout(patience);
      child.stdout?.off('data', hear).resume();
      resolve(`http://${address}`);
    };
    const end = (): void => {
      clearTimeout(patience);
      fail(`ended at once: ${output.complaint.trim() || 'no reason given'}`);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', (text: Buffer) => (output.complaint += text.toString('utf8')));
    child.once('close', end);
    child.once('error', (cause) => {
      output.complaint += cause.message;
      end();
    });
  });

/**
 * Starts anvil with chain id 137 and unlocked accounts; it writes nothing to disk. @param port `ANY_PORT` for any free
 * one @throws anvil's message
 */
export const startAnvilProcess = async (port: number, args: readonly string[]): Promise<RunningAnvil> => {
  const fixed = ['--port', String(port), '--host', '127.0.0.1', '--chain-id', '137'];
  const accounts = ['--accounts', String(ACCOUNT_COUNT), '--mnemonic', MNEMONIC];
  const history = args.includes(KEPT) ? [] : [KEPT, String(KEPT_STATES)];
  const child = spawn(findAnvil(), [...fixed, ...accounts, ...history, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const killWithUs = (): void => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('exit', () => process.off('exit', killWithUs));
  try {
    const client = connect(await listeningUrl(child));
    // Otherwise anvil logs a line per request.
    await client.rpc('anvil_setLoggingEnabled', false);
    const stop = async (): Promise<void> => {
      client.close();
      await stopProcess(child);
    };
    return { ...client, process: child, stop };
  } catch (cause) {
    await stopProcess(child);
    throw cause;
  }
};
