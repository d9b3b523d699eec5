import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { fieldsOf } from '#lib/fields.ts';
import { UNSUPPORTED_METHODS, type Eip1193Provider } from './eip1193.ts';
import { hashIn } from './hashIn.ts';
import { readAnswer } from './readAnswer.ts';
import type { BatchCall } from './multisig.ts';
import { refusalFacts } from './refusal.ts';

const quantity = (value: bigint | number): Hex => `0x${value.toString(16)}`;

/** A wallet that answers later is offered no batches. */
const CAPABILITIES_TIMEOUT_MS = 2000;

const EVERY_CHAIN = 0;

/**
 * True if the account can run batches, or can be upgraded to. False without the method, or without a valid answer in
 * time. Never rejects.
 */
export const readCanBatch = async (wallet: Eip1193Provider, account: Address, chainId: number): Promise<boolean> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), CAPABILITIES_TIMEOUT_MS);
  });
  try {
    const params = [account, [quantity(chainId)]];
    const answer: unknown = await Promise.race([wallet.request({ method: 'wallet_getCapabilities', params }), late]);
    const statuses = Object.entries(fieldsOf(answer))
      .filter(([chain]) => Number(chain) === chainId || Number(chain) === EVERY_CHAIN)
      .sort(([a], [b]) => Number(b) - Number(a))
      .map(([, capabilities]) => fieldsOf(fieldsOf(capabilities).atomic).status);
    return statuses[0] === 'supported' || statuses[0] === 'ready';
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
};

/** EIP-5792. */
const DUPLICATE_ID = 5720;
const UNKNOWN_ID = 5730;
/** Invalid parameters; unsupported capability, chain, size or atomicity; refused upgrade. */
const REFUSALS: readonly number[] = [-32602, 5700, 5710, 5740, 5750, 5760, ...UNSUPPORTED_METHODS];

const hasCode = (cause: unknown, ...meant: readonly number[]): boolean =>
  refusalFacts(cause).codes.some((code) => meant.includes(code));

/** True if the wallet sent nothing. Codes may be texts, and within wrappers. */
export const refusesBatch = (cause: unknown): boolean => hasCode(cause, ...REFUSALS);

interface CallsRequest {
  readonly from: Address;
  readonly chainId: number;
  readonly calls: readonly BatchCall[];
  readonly id: Hex;
}

const MAX_ID_LENGTH = 1000;

/**
 * Sends calls in order, which run all or not at all. Resolves to the wallet's id, else the requested one, also if the
 * wallet knows that id already. Otherwise rejects as the wallet does.
 */
export const sendCalls = async (
  wallet: Eip1193Provider,
  { from, chainId, calls, id }: CallsRequest,
): Promise<string> => {
  const request = {
    version: '2.0.0',
    id,
    from,
    chainId: quantity(chainId),
    atomicRequired: true,
    calls: calls.map(({ to, data, value }) => ({ to, data, value: quantity(value) })),
  };
  try {
    const answer = readAnswer(await wallet.request({ method: 'wallet_sendCalls', params: [request] }));
    const own = typeof answer === 'string' ? answer : fieldsOf(answer).id;
    return typeof own === 'string' && own !== '' && own.length <= MAX_ID_LENGTH ? own : id;
  } catch (cause) {
    if (hasCode(cause, DUPLICATE_ID)) return id;
    throw cause;
  }
};

/**
 * `silent`: no valid answer. `forgotten`: the wallet does not know the batch, or any batches. `failed`: given up
 * before it was mined.
 */
type CallsStage = 'silent' | 'forgotten' | 'pending' | 'confirmed' | 'failed' | 'reverted' | 'partlyReverted';

export interface CallsReport {
  readonly stage: CallsStage;
  readonly minedHash: Hex | undefined;
  /** Hashes in order, because the wallet may run several transactions. */
  readonly earlierHashes: readonly Hex[];
}

const STAGES: Readonly<Record<string, CallsStage>> = {
  1: 'pending',
  2: 'confirmed',
  4: 'failed',
  5: 'reverted',
  6: 'partlyReverted',
  // Version 1, and wallets that name states by words.
  PENDING: 'pending',
  CONFIRMED: 'confirmed',
  SUCCESS: 'confirmed',
  COMPLETED: 'confirmed',
  FAILED: 'failed',
  FAILURE: 'failed',
  REVERTED: 'reverted',
};

const stageOf = (status: unknown): CallsStage => {
  const text = typeof status === 'string' ? status.trim().toUpperCase() : status;
  const isNumber =
    typeof text === 'number' ||
    typeof text === 'bigint' ||
    (typeof text === 'string' && /^(?:\d{3}|0X[\dA-F]{2,3})$/.test(text));
  const name = isNumber ? Math.floor(Number(text) / 100) : text;
  return STAGES[String(name)] ?? 'silent';
};

const HASH_FIELDS = ['transactionHash', 'txHash', 'hash'] as const;

const hashesIn = (receipts: readonly unknown[]): readonly Hex[] => {
  const hashOf = (receipt: unknown): Hex | undefined => {
    const fields = fieldsOf(receipt);
    const { receipt: inner = receipt } = fields;
    return hashIn(inner) ?? HASH_FIELDS.map((name) => hashIn(fieldsOf(inner)[name] ?? fields[name])).find(Boolean);
  };
  return [...new Set(receipts.flatMap((receipt) => hashOf(receipt) ?? []))];
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const FAILED_RECEIPT: readonly unknown[] = ['0x0', 0, '0', '0x00', false, 'reverted'];

/** Version 1 confirms a batch even if its receipts show that it failed. */
const stageWith = (stage: CallsStage, receipts: readonly unknown[]): CallsStage => {
  const failed = receipts.filter((receipt) => FAILED_RECEIPT.includes(fieldsOf(receipt).status)).length;
  if (stage !== 'confirmed' || failed === 0) return stage;
  return failed === receipts.length ? 'reverted' : 'partlyReverted';
};

const MAX_RECEIPTS = 50;

/** Report of a batch. `forgotten`: the wallet does not know it. `silent`: no valid answer. Never rejects. */
export const readCallsReport = async (wallet: Eip1193Provider, id: string): Promise<CallsReport> => {
  try {
    const reported = await wallet.request({ method: 'wallet_getCallsStatus', params: [id] });
    // A report of a failed batch may contain an error as well.
    const answer = fieldsOf(fieldsOf(reported).status === undefined ? readAnswer(reported) : reported);
    const receipts = listOf(answer.receipts).slice(-MAX_RECEIPTS);
    const own = hashesIn(receipts);
    const hashes = own.length > 0 ? own : hashesIn([answer.receipt, answer]);
    const stage = stageWith(stageOf(answer.status), Array.isArray(answer.receipts) ? receipts : []);
    return { stage, minedHash: hashes.at(-1), earlierHashes: hashes.slice(0, -1) };
  } catch (cause) {
    const isGone = hasCode(cause, UNKNOWN_ID, ...UNSUPPORTED_METHODS);
    return { stage: isGone ? 'forgotten' : 'silent', minedHash: undefined, earlierHashes: [] };
  }
};
