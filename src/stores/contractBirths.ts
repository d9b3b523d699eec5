import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { fieldsOf } from '#lib/fields.ts';
import { importWithRetry } from '#lib/later.ts';
import { storage } from '#lib/storage.ts';
import { storedJson } from '#lib/storedJson.ts';
import { isUnixTime } from '#lib/unixTime.ts';

/** Unix seconds of a contract's first block. */
export type ContractBirths = ReadonlyMap<Address, number>;

/** Not in `storageKeys`, which each page loads. */
const KEY = 'contractBirths';

const { notify, add } = createNotifier();
const requested = new Set<Address>();

const restore = (): ContractBirths =>
  new Map(
    Object.entries(fieldsOf(storedJson(KEY) ?? {})).flatMap(([text, seconds]) => {
      const address = parseAddress(text);
      return address && isUnixTime(seconds) ? [[address, seconds] as const] : [];
    }),
  );

let births = restore();
let last = Promise.resolve();
let waiting = 0;

/** Ages that appear together, because each time all entries of a list are ordered and drawn again. */
const SHOWN_TOGETHER = 10;

const find = async (contract: Address): Promise<void> => {
  const [{ contractBirth }, { readRpc }] = await importWithRetry(() =>
    Promise.all([import('#chain/reading/contractBirth.ts'), import('#chain/rpc/readRpc.ts')]),
  );
  const birth = await contractBirth(readRpc, contract);
  if (!birth) return;
  births = new Map([...births, [contract, birth.timestamp]]);
  storage.set(KEY, JSON.stringify(Object.fromEntries(births)));
};

/** Searches one contract after another, once per visit. Without a node that keeps old state, births stay unknown. */
export const findContractBirths = (contracts: readonly Address[]): void => {
  for (const contract of contracts) {
    if (births.has(contract) || requested.has(contract)) continue;
    requested.add(contract);
    waiting += 1;
    last = last
      .then(() => find(contract))
      .catch((cause: unknown) => console.info(`No age of ${contract}`, cause))
      .then(() => {
        waiting -= 1;
        if (waiting % SHOWN_TOGETHER === 0) notify();
      });
  }
};

export const contractBirths = (): ContractBirths => births;

export const subscribeToContractBirths = add;
