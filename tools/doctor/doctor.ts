/**
 * `npm run doctor`: checks this folder's `.env` against chain, nodes and services, with the rules of `npm run
 * configure` and the application's code.
 */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseEnv, type Env } from '#config/parseEnv.ts';
import { RpcError } from '#chain/rpc/errors.ts';
import { environmentOf, type Variables } from '../build/environment.ts';
import { environmentFaults } from '../build/environmentFaults.ts';
import { variableFileFaults } from '../build/variableFiles.ts';
import { connectNode } from '../configure/node.ts';
import { examineExchange } from './contracts.ts';
import { exitCode, fails, report, type Finding } from './findings.ts';
import { examineLinks } from './links.ts';
import { examineNodes, type UsableNode } from './nodes.ts';
import { examineRelay } from './relay.ts';
import { examineOthers } from './rewardContracts.ts';
import { examineServices } from './services.ts';

const OPTIONS_TEXT = `npm run doctor [-- options]

Checks the .env of this folder against the chain, the nodes and the services that it names.

  --strict   exit code 1 also where something is degraded
  --help     this text`;

const examineChain = async (env: Env, { url, probe }: UsableNode): Promise<readonly Finding[]> => {
  const node = connectNode(url);
  try {
    const exchange = await examineExchange(node, env);
    const others = await examineOthers(node, env);
    const pools = Number((await node.ask(env.factory, 'allPairsLength'))?.[0] ?? 0n);
    const facts = { head: probe.head ?? 0, pools, blockTimeMs: env.blockTimeMs };
    return [...exchange, ...others, ...(await examineServices(node, env, facts))];
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    return [
      fails(
        'VITE_RPC_URLS',
        `${url} stopped answering: ${error.message}.`,
        'Run this again, or name another node first.',
      ),
    ];
  }
};

/** An invalid value ends the check: nothing can be requested with it. */
export const examine = async (variables: Variables): Promise<readonly Finding[]> => {
  const faults = environmentFaults(variables, 'production').map(({ name, text }) =>
    fails(name, `It ${text}`, 'Correct it in .env (see .env.example); npm run build refuses it as well.'),
  );
  const parsed = parseEnv(variables);
  if (!parsed.ok) return faults;
  const env = parsed.value;
  const { findings, usable } = await examineNodes(env.rpcUrls, { ...env, addresses: [env.factory, env.orderBookExt] });
  const [first] = usable;
  const chain = first
    ? await examineChain(env, first)
    : [
        fails(
          'VITE_RPC_URLS',
          'No node can be used, so nothing else was checked.',
          'Name a public node of Polygon that web pages may use.',
        ),
      ];
  return [...faults, ...findings, ...chain, ...(await examineLinks(env)), ...(await examineRelay(env))];
};

const main = async (args: readonly string[]): Promise<number> => {
  const unknown = args.find((word) => !['--strict', '--help'].includes(word));
  if (args.includes('--help') || unknown !== undefined) {
    console.log(unknown === undefined ? OPTIONS_TEXT : `npm run doctor does not know "${unknown}".\n\n${OPTIONS_TEXT}`);
    return unknown === undefined ? 0 : 2;
  }
  const folder = fileURLToPath(new URL('../..', import.meta.url));
  const ofFiles = variableFileFaults(folder, 'production').map(({ name, text }) =>
    fails(name, `It ${text}`, 'npm run build refuses it as well.'),
  );
  const findings = [...ofFiles, ...(await examine(environmentOf('production', folder)))];
  console.log(report(findings));
  return exitCode(findings, args.includes('--strict'));
};

const isRun = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isRun) {
  const code = await main(process.argv.slice(2));
  // A relay without an answer leaves timers. The output is written first.
  process.stdout.write('', () => process.exit(code));
}
