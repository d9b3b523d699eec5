/**
 * `npm run configure`: reads an exchange's contracts from the chain, checks that they belong together, and writes a
 * commented .env.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { RpcError } from '#chain/rpc/errors.ts';
import { envText } from './envFile.ts';
import { Misfit } from './node.ts';
import { OPTIONS_TEXT, parseOptions, type ConfigureOptions } from './options.ts';
import { readExchange } from './readExchange.ts';

const example = (): string => readFileSync(fileURLToPath(new URL('../../.env.example', import.meta.url)), 'utf8');

/** @returns the exit code */
export const configure = async (
  options: ConfigureOptions,
  say: (text: string) => void,
  complain: (text: string) => void,
): Promise<number> => {
  const { out, force } = options;
  if (existsSync(out) && !force) {
    complain(`${out} exists already. Name another file with --out, or overwrite it with --force.`);
    return 1;
  }
  try {
    const entries = await readExchange(options, say);
    const head = [
      `Written by npm run configure for the order book ${options.orderBook}.`,
      'A variable that is left out takes the default named with it; a wrong value ends the build with the reason.',
    ];
    writeFileSync(out, envText(example(), entries, head), { flag: force ? 'w' : 'wx' });
    for (const { name, value, notes } of entries) {
      say([`${name}=${value ?? ''}`, ...notes.map((note) => `  ${note}`)].join('\n'));
    }
    say(`\nWritten to ${out}. Look through it: what the chain cannot tell is explained and left empty.`);
    return 0;
  } catch (error) {
    if (!(error instanceof Misfit) && !(error instanceof RpcError)) throw error;
    const reason = error instanceof Misfit ? error.message : `The node stopped answering: ${error.message}.`;
    complain(`${reason}\nNothing was written.`);
    return 1;
  }
};

const main = async (args: readonly string[]): Promise<number> => {
  if (args.includes('--help')) {
    console.log(OPTIONS_TEXT);
    return 0;
  }
  const options = parseOptions(args);
  if (options.ok) return configure(options.value, console.log, console.error);
  console.error(`${options.error}\n\n${OPTIONS_TEXT}`);
  return 1;
};

const isRun = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isRun) process.exitCode = await main(process.argv.slice(2));
