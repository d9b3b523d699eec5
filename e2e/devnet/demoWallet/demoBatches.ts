import type { BatchCall } from '#chain/connectors/multisig.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { fieldsOf } from '#lib/fields.ts';
import { isHash } from '#lib/hex.ts';
import type { SafeStorage } from '#lib/storage.ts';
import { contractName, methodName } from './describeTransaction.ts';
import type { DemoAccount, DemoWalletOptions } from './demoAccount.ts';
import { DemoWalletError, rejected, UNAUTHORIZED, UNSUPPORTED } from './demoErrors.ts';

const STORED_SWITCH = 'demoWalletBatches';
const STORED_BATCHES = 'demoWalletSent';
/** EIP-5792. */
const CHAIN_UNSUPPORTED = 5710;
const DUPLICATE_ID = 5720;
const UNKNOWN_ID = 5730;

interface SendCalls {
  readonly from?: string;
  readonly chainId?: string;
  readonly id?: string;
  readonly calls: readonly { readonly to: Address; readonly data?: Hex; readonly value?: Hex }[];
}

const storedBatches = (storage: SafeStorage): Readonly<Record<string, unknown>> => {
  try {
    return fieldsOf(JSON.parse(storage.get(STORED_BATCHES) ?? '{}'));
  } catch {
    return {};
  }
};

/** EIP-5792 methods, which the demo wallet's panel turns on and off. */
export const createDemoBatches = ({ chainId, orderBook, ask, forward, storage }: DemoWalletOptions) => {
  const chain = `0x${chainId.toString(16)}`;
  const isOn = (): boolean => storage.get(STORED_SWITCH) === 'on';
  const required = (): void => {
    if (!isOn()) throw new DemoWalletError(UNSUPPORTED, 'Batches are switched off in this wallet.');
  };

  const send = async (account: DemoAccount | undefined, request: SendCalls): Promise<{ readonly id: string }> => {
    required();
    const { from = account?.address, id = crypto.randomUUID(), calls } = request;
    if (!account || from?.toLowerCase() !== account.address.toLowerCase()) {
      throw new DemoWalletError(UNAUTHORIZED, 'The account is not connected.');
    }
    if (request.chainId !== chain)
      throw new DemoWalletError(CHAIN_UNSUPPORTED, 'This wallet knows only its own chain.');
    if (id in storedBatches(storage)) throw new DemoWalletError(DUPLICATE_ID, 'This batch was sent already.');
    const steps = calls.map(({ to, data }, index) => {
      const step = `${contractName(to, orderBook)}: ${methodName(data ?? '0x')}`;
      return [String(index + 1), step] as const;
    });
    const answers = ['Confirm', 'Reject'];
    const facts = [['Account', account.name] as const, ...steps];
    if ((await ask({ title: 'Confirm this batch', facts, answers })) !== 0) throw rejected();
    const batch = calls.map(({ to, data = '0x', value = '0x0' }): BatchCall => ({ to, data, value: BigInt(value) }));
    const hash = await account.sendBatch(batch);
    storage.set(STORED_BATCHES, JSON.stringify({ ...storedBatches(storage), [id]: hash }));
    return { id };
  };

  const status = async (id: unknown): Promise<object> => {
    required();
    const hash = storedBatches(storage)[String(id)];
    if (!isHash(hash)) throw new DemoWalletError(UNKNOWN_ID, 'This wallet knows no such batch.');
    const receipt = await forward('eth_getTransactionReceipt', [hash]);
    const stage = receipt === null ? 100 : fieldsOf(receipt).status === '0x1' ? 200 : 500;
    return { version: '2.0.0', id, chainId: chain, atomic: true, status: stage, receipts: receipt ? [receipt] : [] };
  };

  return {
    isOn,
    turn: (): void => {
      storage.set(STORED_SWITCH, isOn() ? 'off' : 'on');
    },
    capabilities: () => {
      required();
      return { [chain]: { atomic: { status: 'supported' } } };
    },
    send,
    status,
  };
};
