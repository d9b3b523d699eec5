/**
 * Compiles e2e/devnet/contracts/ into e2e/devnet/artifacts/<Name>.json, or with --check exits with 1 and names stale
 * artefacts. One contract per file, named like it. The bytecode has no metadata, so an artefact depends only on sources
 * and compiler.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync, existsSync, mkdirSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import solc from 'solc';

const contractsFolder = fileURLToPath(new URL('contracts', import.meta.url));
const artifactsFolder = fileURLToPath(new URL('artifacts', import.meta.url));

const settings = {
  evmVersion: 'cancun',
  optimizer: { enabled: true, runs: 200 },
  metadata: { bytecodeHash: 'none', appendCBOR: false },
  outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] } },
};

interface CompiledContract {
  readonly abi: readonly unknown[];
  readonly evm: {
    readonly bytecode: { readonly object: string };
    readonly deployedBytecode: { readonly object: string };
  };
}

interface CompilerOutput {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[];
  readonly contracts?: Readonly<Record<string, Readonly<Record<string, CompiledContract>>>>;
}

/** Relative paths with forward slashes, sorted. */
const listSources = (): string[] =>
  readdirSync(contractsFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.sol'))
    .map((path) => path.split(sep).join('/'))
    .sort();

const readSource = (path: string): string => readFileSync(join(contractsFolder, path), 'utf8').replaceAll('\r\n', '\n');

const resolveImport = (path: string): { contents: string } | { error: string } =>
  existsSync(join(contractsFolder, path)) ? { contents: readSource(path) } : { error: `${path} does not exist` };

const compileSource = (path: string): CompiledContract | undefined => {
  const input = JSON.stringify({ language: 'Solidity', sources: { [path]: { content: readSource(path) } }, settings });
  const output = JSON.parse(solc.compile(input, { import: resolveImport })) as CompilerOutput;
  const problems = output.errors ?? [];
  if (problems.length > 0) throw new Error(problems.map((problem) => problem.formattedMessage).join('\n'));
  const name = basename(path, '.sol');
  const contract = output.contracts?.[path]?.[name];
  if (contract === undefined) throw new Error(`${path} does not define ${name}`);
  return contract.evm.bytecode.object === '' || contract.abi.length === 0 ? undefined : contract;
};

/** @returns each artefact's exact text by file name @throws for an error or a warning of the compiler */
export const compileContracts = (): Map<string, string> => {
  const artifacts = new Map<string, string>();
  for (const path of listSources()) {
    const contract = compileSource(path);
    if (contract === undefined) continue;
    const contractName = basename(path, '.sol');
    if (artifacts.has(`${contractName}.json`)) throw new Error(`Two contracts are called ${contractName}`);
    const bytecode = `0x${contract.evm.bytecode.object}`;
    const deployedBytecode = `0x${contract.evm.deployedBytecode.object}`;
    const artifact = { contractName, abi: contract.abi, bytecode, deployedBytecode };
    artifacts.set(`${contractName}.json`, `${JSON.stringify(artifact, null, 2)}\n`);
  }
  return artifacts;
};

const listArtifacts = (): string[] =>
  existsSync(artifactsFolder) ? readdirSync(artifactsFolder).filter((name) => name.endsWith('.json')) : [];

/** File names of artefacts that are missing, outdated, or have no source. */
export const staleArtifacts = (compiled: ReadonlyMap<string, string> = compileContracts()): string[] => {
  const onDisk = new Set(listArtifacts());
  const changed = [...compiled].filter(
    ([name, text]) => !onDisk.has(name) || readFileSync(join(artifactsFolder, name), 'utf8') !== text,
  );
  const orphans = [...onDisk].filter((name) => !compiled.has(name));
  return [...changed.map(([name]) => name), ...orphans].sort();
};

const writeArtifacts = (): void => {
  const compiled = compileContracts();
  mkdirSync(artifactsFolder, { recursive: true });
  for (const name of staleArtifacts(compiled)) {
    const text = compiled.get(name);
    if (text === undefined) rmSync(join(artifactsFolder, name));
    else writeFileSync(join(artifactsFolder, name), text);
    console.log(`${text === undefined ? 'removed' : 'wrote'} ${relative(process.cwd(), join(artifactsFolder, name))}`);
  }
  console.log(`${compiled.size} artefacts are up to date`);
};

const checkArtifacts = (): void => {
  const stale = staleArtifacts();
  if (stale.length === 0) return console.log('All artefacts are up to date');
  console.error(`Stale artefacts: ${stale.join(', ')}. Run: npm run contracts`);
  process.exitCode = 1;
};

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--check')) checkArtifacts();
  else writeArtifacts();
}
