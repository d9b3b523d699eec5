/** `npm run wallet -- "wc:..."`: a wallet on another device, which confirms here before it connects or signs. */
import { createInterface } from 'node:readline/promises';
import { accountAddress, DEMO_NAMES, ROLES } from '../accounts.ts';
import { connect } from '../jsonRpc.ts';
import { startTestWallet, type WalletRequest } from './testWallet.ts';

const HELP = `npm run wallet -- "<link>"        the link that WalletConnect's dialog copies, in quotes
  --account <name>  ${DEMO_NAMES.join(', ')} (${DEMO_NAMES[0]})
  --relay <url>     the relay that "npm start" printed (ws://127.0.0.1:8595)
  --rpc <url>       the chain that "npm start" printed (http://127.0.0.1:8545)
  --yes             agrees to everything`;

const args = process.argv.slice(2);
const option = (name: string, usual: string): string => args[args.indexOf(name) + 1 || args.length] ?? usual;

const main = async (): Promise<void> => {
  const link = args.find((arg) => arg.startsWith('wc:'));
  const name = option('--account', DEMO_NAMES[0]);
  const at = DEMO_NAMES.findIndex((each) => each.toLowerCase() === name.toLowerCase());
  if (link === undefined || at < 0) {
    console.error(HELP);
    process.exitCode = 1;
    return;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const account = accountAddress(ROLES.demo[at] ?? 0);
  const decide = async (request: WalletRequest | undefined, site: string): Promise<boolean> => {
    const what = request ? `${request.method} ${JSON.stringify(request.params)}` : 'connect';
    console.log(`\n${site} asks ${DEMO_NAMES[at]} (${account}): ${what}`);
    return args.includes('--yes') || /^y/i.test(await terminal.question('Agree? (y/n) '));
  };
  const node = connect(option('--rpc', 'http://127.0.0.1:8545'));
  const wallet = await startTestWallet({ relayUrl: option('--relay', 'ws://127.0.0.1:8595'), node, account, decide });
  const leave = async (): Promise<void> => {
    await wallet.disconnect().catch(() => undefined);
    process.exit(0);
  };
  terminal.on('SIGINT', () => void leave());
  process.on('SIGINT', () => void leave());
  await wallet.pair(link);
  console.log('Paired. Ctrl+C ends the connection.');
};

main().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});
