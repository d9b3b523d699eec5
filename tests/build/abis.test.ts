import { readdirSync, readFileSync } from 'node:fs';
import { id } from 'ethers';
import { describe, expect, it } from 'vitest';
import { abiModule, programModule } from '../../tools/abis/buildAbis.ts';

const folder = new URL('../../src/chain/abis/', import.meta.url);
const files = readdirSync(folder);
const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

describe('the functions of contracts are written from their interfaces', () => {
  const sources = files.filter((file) => !file.endsWith('.ts'));
  const moduleOf = (file: string): string => file.replace(/(sol|yul)$/, 'ts');

  it('every function is generated, and none is written by hand', () => {
    expect(files.filter((file) => file.endsWith('.ts'))).toEqual(sources.map(moduleOf));
  });

  it.each(sources)('%s is up to date', (file) => {
    const write = file.endsWith('.yul') ? programModule : abiModule;
    expect(textOf(moduleOf(file))).toBe(write(textOf(file), file));
  });
});

describe('a module', () => {
  it('has selectors and topics of canonical signatures, types, names and readers', () => {
    const source = `/// A vault.
interface vault {
  /// Two of them.
  /// @custom:name both
  /// @custom:as Number
  function BOTH(
    address owner, uint8[] parts, string note
  ) view returns (uint112);
  function move(tuple(address to, uint256 amount) step, bytes data);
  /// @custom:selector
  function each(tuple(address to, bytes data)[] steps);
  event Moved(address indexed to, uint256 amount);
  error Empty();
}
`;
    const module = abiModule(source, 'vault.sol');
    const [both, move] = [id('BOTH(address,uint8[],string)'), id('move((address,uint256),bytes)')];
    expect(module).toContain(
      `/** A vault. */
export const vault = {
  both: contractFunction<[owner: Address, parts: readonly bigint[], note: string], [bigint], ReturnType<typeof Number>>('${both.slice(0, 10)}', [address, arrayOf(uint), text], [uint], Number),
  move: contractFunction<[to: Address, amount: bigint, data: Hex], []>('${move.slice(0, 10)}', [address, uint, bytes], []),`,
    );
    expect(module).toContain(`each: '${id('each((address,bytes)[])').slice(0, 10)}'`);
    expect(module).toContain(`empty: '${id('Empty()').slice(0, 10)}'`);
    expect(module).toContain(`export const vaultTopics = {\n  moved: '${id('Moved(address,uint256)')}',\n} as const;`);
  });

  it.each([
    'function f(int256 a);',
    'function f(tuple(string s) a);',
    'function f(address[][] a);',
    'function f(nothing',
  ])('is refused where the codec cannot write it: %s', (line) =>
    expect(() => abiModule(`interface x {\n${line}\n}\n`, 'x.sol')).toThrow(),
  );
});
