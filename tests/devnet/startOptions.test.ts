import { describe, expect, it } from 'vitest';
import { parseStartOptions } from '../../e2e/devnet/startOptions.ts';

const usual = { chainOnly: false, quiet: false, help: false, appPort: 5173, rpcPort: 8545 };

describe('parseStartOptions', () => {
  it.each([
    { args: [], options: usual },
    { args: ['--quiet'], options: { ...usual, quiet: true } },
    { args: ['--chain-only', '--rpc-port', '9000'], options: { ...usual, chainOnly: true, rpcPort: 9000 } },
    { args: ['--port=8600'], options: { ...usual, appPort: 8600 } },
    { args: ['--help'], options: { ...usual, help: true } },
  ])('reads $args', ({ args, options }) => {
    expect(parseStartOptions(args)).toEqual({ ok: true, value: options });
  });

  it.each([['--port'], ['--port', 'abc'], ['--rpc-port', '0'], ['--port=70000'], ['--port', '-1']])(
    'refuses %s with a sentence that shows a right one',
    (...args) => {
      const result = parseStartOptions(args);
      expect(result.ok ? '' : result.error).toMatch(/needs a port number from 1 to 65535, as in "--(rpc-)?port 8600"/);
    },
  );

  it.each([['--quite'], ['fast'], ['--toString']])('answers the unknown option %s with the list of options', (arg) => {
    const result = parseStartOptions([arg]);
    const text = result.ok ? '' : result.error;
    expect(text).toContain(`does not know "${arg}"`);
    for (const option of ['--port', '--rpc-port', '--quiet', '--chain-only', '--help']) expect(text).toContain(option);
  });
});
