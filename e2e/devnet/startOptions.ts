import { err, ok, type Result } from '#lib/result.ts';

export interface StartOptions {
  readonly chainOnly: boolean;
  readonly quiet: boolean;
  /** Another port is used if this one is taken. */
  readonly appPort: number;
  readonly rpcPort: number;
  readonly help: boolean;
}

export const OPTIONS_TEXT = `Options (after "npm start --"):
  --port <number>      port of the app (5173)
  --rpc-port <number>  port of the chain (8545)
  --quiet              nobody trades but you
  --chain-only         only the chain, no app
  --help               this text`;

type Flag = 'chainOnly' | 'quiet' | 'help';
type PortOption = 'appPort' | 'rpcPort';

const FLAGS: Readonly<Record<string, Flag>> = { '--chain-only': 'chainOnly', '--quiet': 'quiet', '--help': 'help' };
const PORTS: Readonly<Record<string, PortOption>> = { '--port': 'appPort', '--rpc-port': 'rpcPort' };

const parsePort = (option: string, text: string | undefined): Result<number, string> => {
  const port = Number(text);
  if (text !== undefined && /^\d+$/.test(text) && port >= 1 && port <= 65_535) return ok(port);
  return err(`${option} needs a port number from 1 to 65535, as in "${option} 8600"; it got "${text ?? ''}".`);
};

/** @returns the options, or an error that lists the valid ones */
export const parseStartOptions = (args: readonly string[]): Result<StartOptions, string> => {
  const options = { chainOnly: false, quiet: false, help: false, appPort: 5173, rpcPort: 8545 };
  const words = args.flatMap((word) => (word.startsWith('--') ? word.split(/=(.*)/s).slice(0, 2) : [word]));
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const flag = FLAGS[word];
    const portOption = PORTS[word];
    if (flag !== undefined) options[flag] = true;
    else if (portOption !== undefined) {
      const port = parsePort(word, words[(at += 1)]);
      if (!port.ok) return port;
      options[portOption] = port.value;
    } else return err(`npm start does not know "${word}".\n${OPTIONS_TEXT}`);
  }
  return ok(options);
};
