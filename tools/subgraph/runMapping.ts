import type { EventFragment, Result } from 'ethers';
import { createChainValue, createHex, createInteger } from './chainValues.ts';
import { CLASS, createHeap, type Heap, type MappingExports } from './heap.ts';
import { hostFunctions, type HostWorld } from './hostFunctions.ts';
import type { ChainBlock, ChainLog, ChainTransaction } from './chainLogs.ts';

export interface Trigger {
  readonly module: WebAssembly.Module;
  readonly handler: string;
  readonly event: EventFragment;
  readonly values: Result;
  readonly log: ChainLog;
  readonly block: ChainBlock;
  readonly transaction: ChainTransaction;
}

const createBlock = (heap: Heap, block: ChainBlock): number => {
  const hex = (value: string): number => createHex(heap, value);
  const number = (value: string | undefined): number => createInteger(heap, BigInt(value ?? 0));
  return heap.createObject(CLASS.block, [
    hex(block.hash),
    hex(block.parentHash),
    hex(block.sha3Uncles),
    hex(block.miner),
    hex(block.stateRoot),
    hex(block.transactionsRoot),
    hex(block.receiptsRoot),
    number(block.number),
    number(block.gasUsed),
    number(block.gasLimit),
    number(block.timestamp),
    number(block.difficulty),
    number(block.totalDifficulty),
    number(block.size),
    number(block.baseFeePerGas),
  ]);
};

const createTransaction = (heap: Heap, transaction: ChainTransaction): number => {
  const hex = (value: string): number => createHex(heap, value);
  const number = (value: string): number => createInteger(heap, BigInt(value));
  return heap.createObject(CLASS.transaction, [
    hex(transaction.hash),
    number(transaction.transactionIndex),
    hex(transaction.from),
    transaction.to === null ? 0 : hex(transaction.to),
    number(transaction.value),
    number(transaction.gas),
    number(transaction.gasPrice),
    hex(transaction.input),
    number(transaction.nonce),
  ]);
};

const createEvent = (heap: Heap, { event, values, log, block, transaction }: Trigger): number => {
  const parameters = event.inputs.map((input, i) => {
    const value = createChainValue(heap, input, values[i]);
    return heap.createObject(CLASS.eventParameter, [heap.createString(input.name), value]);
  });
  const logIndex = createInteger(heap, BigInt(log.logIndex));
  return heap.createObject(CLASS.event, [
    createHex(heap, log.address),
    logIndex,
    logIndex,
    0,
    createBlock(heap, block),
    createTransaction(heap, transaction),
    heap.createArray(CLASS.eventParameters, parameters),
    0,
  ]);
};

/** A separate instance per call, as in a node: only the store persists. */
const callHandler = (
  { module, handler }: Pick<Trigger, 'module' | 'handler'>,
  world: HostWorld,
  argument: (heap: Heap) => number,
): void => {
  // A mapping can call from its first instruction on, but its memory exists only after the instantiation.
  let functions: ReturnType<typeof hostFunctions> = {};
  const reach = (name: string) => {
    return (...parameters: number[]): number | void => {
      const implementation = functions[name];
      if (!implementation) throw new Error(`This host has no ${name}`);
      return implementation(...parameters);
    };
  };
  const imports: Record<string, Record<string, WebAssembly.ImportValue>> = {};
  for (const required of WebAssembly.Module.imports(module)) {
    (imports[required.module] ??= {})[required.name] = reach(required.name);
  }
  const instance = new WebAssembly.Instance(module, imports);
  const exports = instance.exports as unknown as MappingExports & Record<string, (parameter?: number) => void>;
  const heap = createHeap(exports);
  functions = hostFunctions(heap, world);
  exports['_start']?.();
  const handle = exports[handler];
  if (!handle) throw new Error(`The mapping exports no ${handler}`);
  handle(argument(heap));
};

export const runMapping = (trigger: Trigger, world: HostWorld): void =>
  callHandler(trigger, world, (heap) => createEvent(heap, trigger));

export const runBlockMapping = (trigger: Pick<Trigger, 'module' | 'handler' | 'block'>, world: HostWorld): void =>
  callHandler(trigger, world, (heap) => createBlock(heap, trigger.block));
