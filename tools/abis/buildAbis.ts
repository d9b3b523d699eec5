/**
 * Writes src/chain/abis/<name>.ts from the Solidity interface <name>.sol there: functions, `<name>Topics` of events,
 * and `<name>Selectors`. `npm run abis -- --check` writes nothing and exits with 1 for stale modules. Structs of static
 * fields become their fields. Tags in an interface's comments: `@custom:name <name>` is another name for the product;
 * `@custom:as <reader>` passes the value (or the data, without a return type) through this function of codec/answers/
 * or Number; `@custom:selector` gives the selector alone. From a program <name>.yul it writes the init code
 * `<name>Program`, for EVMs since London.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import solc from 'solc';
import { ErrorFragment, EventFragment, FunctionFragment, type ParamType } from 'ethers';

const folder = new URL('../../src/chain/abis/', import.meta.url);

interface CodecType {
  readonly codec: string;
  readonly value: string;
}

const staticType = (type: string): CodecType | undefined => {
  if (type === 'address') return { codec: 'address', value: 'Address' };
  if (type === 'bool') return { codec: 'bool', value: 'boolean' };
  if (type === 'bytes32') return { codec: 'bytes32', value: 'Hex' };
  return /^uint\d+$/.test(type) ? { codec: 'uint', value: 'bigint' } : undefined;
};

const typeOf = (type: string): CodecType => {
  if (type === 'string') return { codec: 'text', value: 'string' };
  if (type === 'bytes') return { codec: 'bytes', value: 'Hex' };
  const own = staticType(type);
  if (own) return own;
  if (/^[^[]+\[\]$/.test(type)) {
    const item = typeOf(type.slice(0, -2));
    return { codec: `arrayOf(${item.codec})`, value: `readonly ${item.value}[]` };
  }
  throw new Error(`The codec has no ${type}.`);
};

/** Replaces a struct by its fields, which is right while all of them are static. */
const flattened = (params: readonly ParamType[]): readonly ParamType[] =>
  params.flatMap((param) => {
    if (param.baseType !== 'tuple') return [param];
    const fields = flattened(param.components ?? []);
    const dynamic = fields.find(({ type }) => !staticType(type));
    if (dynamic) throw new Error(`The codec has no struct with ${dynamic.type}.`);
    return fields;
  });

const listOf = (params: readonly ParamType[]) => {
  const all = flattened(params).map(({ name, type }, i) => ({ name: name || `value${i}`, ...typeOf(type) }));
  const isNamed = flattened(params).some(({ name }) => name !== '');
  return {
    codecs: `[${all.map(({ codec }) => codec).join(', ')}]`,
    values: `[${all.map(({ name, value }) => (isNamed ? `${name}: ${value}` : value)).join(', ')}]`,
  };
};

interface Entry {
  readonly doc: readonly string[];
  readonly statement: string;
}

interface Interface {
  readonly name: string;
  readonly doc: readonly string[];
  readonly entries: Entry[];
}

/** Each statement with the lines of its comment. */
const interfacesIn = (source: string): readonly Interface[] => {
  const found: Interface[] = [];
  let doc: string[] = [];
  let statement = '';
  for (const line of source.split('\n').map((text) => text.trim())) {
    if (line === '' || (line.startsWith('//') && !line.startsWith('///'))) continue;
    if (line.startsWith('///')) {
      doc.push(line.slice(3).trim());
      continue;
    }
    const [, name] = /^interface (\w+) \{$/.exec(line) ?? [];
    if (name !== undefined) found.push({ name, doc, entries: [] });
    else if (line !== '}' || statement !== '') {
      statement = `${statement} ${line}`.trim();
      if (!statement.endsWith(';')) continue;
      found.at(-1)?.entries.push({ doc, statement: statement.slice(0, -1) });
    }
    doc = [];
    statement = '';
  }
  if (statement !== '') throw new Error(`Not understood: ${statement}`);
  return found;
};

const tagIn = (doc: readonly string[], tag: string): string | undefined =>
  doc.flatMap((line) => (line.startsWith(`@custom:${tag}`) ? [line.slice(`@custom:${tag}`.length).trim()] : []))[0];

const commentOf = (lines: readonly string[]): string => {
  if (lines.length < 2) return lines.length === 0 ? '' : `/** ${lines.join('')} */\n`;
  return `/**\n${lines.map((line) => ` * ${line}\n`).join('')} */\n`;
};

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const functionOf = ({ doc, statement }: Entry): string => {
  const { name, selector, inputs, outputs } = FunctionFragment.from(statement);
  const [taken, given, reader] = [listOf(inputs), listOf(outputs), tagIn(doc, 'as')];
  const key = `  ${tagIn(doc, 'name') ?? name}: `;
  if (reader !== undefined && outputs.length === 0) {
    const types = `${taken.values}, ReturnType<typeof ${reader}>`;
    return `${key}contractFunctionWith<${types}>('${selector}', ${taken.codecs}, ${reader}),\n`;
  }
  const types = `${taken.values}, ${given.values}${reader === undefined ? '' : `, ReturnType<typeof ${reader}>`}`;
  const values = [`'${selector}'`, taken.codecs, given.codecs, ...(reader === undefined ? [] : [reader])];
  return `${key}contractFunction<${types}>(${values.join(', ')}),\n`;
};

const selectorOf = ({ statement }: Entry): string => {
  const fragment = statement.startsWith('error') ? ErrorFragment.from(statement) : FunctionFragment.from(statement);
  return `  ${lowerFirst(fragment.name)}: '${fragment.selector}',\n`;
};

const topicOf = ({ doc, statement }: Entry): string => {
  const { name, topicHash } = EventFragment.from(statement);
  return `  ${tagIn(doc, 'name') ?? lowerFirst(name)}: '${topicHash}',\n`;
};

const constantsOf = ({ name, doc, entries }: Interface): readonly string[] => {
  const isEvent = ({ statement }: Entry): boolean => statement.startsWith('event');
  const isBare = (entry: Entry): boolean =>
    entry.statement.startsWith('error') || tagIn(entry.doc, 'selector') !== undefined;
  const isCalled = (entry: Entry): boolean => !isEvent(entry) && !isBare(entry);
  const constant = (suffix: string, all: readonly string[], end: string): readonly string[] =>
    all.length === 0 ? [] : [`export const ${name}${suffix} = {\n${all.join('')}}${end};\n`];
  const [first = '', ...others] = [
    ...constant('', entries.filter(isCalled).map(functionOf), ''),
    ...constant('Topics', entries.filter(isEvent).map(topicOf), ' as const'),
    ...constant('Selectors', entries.filter(isBare).map(selectorOf), ' as const'),
  ];
  return [commentOf(doc) + first, ...others];
};

const importing = (names: readonly string[], from: string, text: string, kind = 'import'): readonly string[] => {
  const code = text.replaceAll(/\/\*\*[^]*?\*\//g, '');
  const used = names.filter((name) => new RegExp(`\\b${name}\\b(?!:)`).test(code));
  return used.length === 0 ? [] : [`${kind} { ${used.join(', ')} } from '${from}';\n`];
};

/** @throws for code that the codec cannot write or read */
export const abiModule = (source: string, file: string): string => {
  const interfaces = interfacesIn(source);
  const text = interfaces.flatMap(constantsOf).join('\n');
  const readers = interfaces.flatMap(({ entries }) => entries.flatMap(({ doc }) => tagIn(doc, 'as') ?? []));
  const own = [...new Set(readers)].filter((reader) => reader !== 'Number').toSorted();
  const imports = [
    ...importing(['Hex'], '#domain/multicall/types.ts', text, 'import type'),
    ...importing(['Address'], '#domain/tokens/types.ts', text, 'import type'),
    ...own.flatMap((reader) => importing([reader], `../codec/answers/${reader}.ts`, text)),
    ...importing(['contractFunction', 'contractFunctionWith'], '../codec/contractFunction.ts', text),
    ...importing(['address', 'arrayOf', 'bool', 'bytes', 'bytes32', 'text', 'uint'], '../codec/types.ts', text),
  ];
  return [
    `// Written by \`npm run abis\` from ${file}.\n`,
    ...imports,
    ...(imports.length > 0 ? ['\n'] : []),
    text,
  ].join('');
};

interface YulOutput {
  readonly errors?: readonly { readonly formattedMessage: string }[];
  readonly contracts?: Readonly<
    Record<string, Readonly<Record<string, { readonly evm: { readonly bytecode: { readonly object: string } } }>>>
  >;
}

/** @throws with the compiler's errors and warnings */
export const programModule = (source: string, file: string): string => {
  const settings = {
    evmVersion: 'london',
    optimizer: { enabled: true, details: { yul: true } },
    outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
  };
  const input = JSON.stringify({ language: 'Yul', sources: { [file]: { content: source } }, settings });
  const { errors = [], contracts } = JSON.parse(solc.compile(input)) as YulOutput;
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  const [program] = Object.values(contracts?.[file] ?? {});
  if (!program) throw new Error(`${file} has no object`);
  const name = file.replace(/\.yul$/, 'Program');
  return `// Written by \`npm run abis\` from ${file}.\nexport const ${name} =\n  '0x${program.evm.bytecode.object}';\n`;
};

const isRun = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isRun) {
  const isCheck = process.argv.includes('--check');
  const stale = readdirSync(folder).filter((file) => {
    const write = { '.sol': abiModule, '.yul': programModule }[extname(file)];
    if (!write) return false;
    const path = fileURLToPath(new URL(`${basename(file, extname(file))}.ts`, folder));
    const module = write(readFileSync(new URL(file, folder), 'utf8').replaceAll('\r\n', '\n'), file);
    if (!isCheck) writeFileSync(path, module);
    return isCheck && readFileSync(path, 'utf8') !== module;
  });
  if (stale.length > 0) {
    console.error(`Stale, run npm run abis: ${stale.join(', ')}`);
    process.exitCode = 1;
  }
}
