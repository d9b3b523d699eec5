import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isQuantity } from '#lib/hex.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import type { Eip1193Provider } from '../connectors/eip1193.ts';
import { readHash } from '../connectors/readAnswer.ts';
import { selectedAccount } from '../connectors/selectedAccount.ts';
import { chainIdOf } from '../connectors/walletAnswers.ts';
import { classifySendError } from './sendProblem.ts';
import type { SendProblem } from './sendProblem.ts';

/** The node for reads; simulation and gas estimate do not depend on the wallet's own node. */
export interface Reader {
  send<T>(method: string, params: readonly unknown[]): Promise<T>;
}

/** One transaction as it will be sent. `value` is native coin in raw units. */
export interface TransactionRequest {
  readonly from: Address;
  readonly to: Address;
  readonly data: Hex;
  readonly value: bigint;
}

/** Value that the contract would return at the latest block, and the gas limit to send. */
export interface Simulation {
  readonly returned: Hex;
  /** The estimate plus a fifth: the state changes between estimate and mining (spec section 9, x 1.2). */
  readonly gasLimit: bigint;
}

/** Storage that `eth_call` overrides: by contract, slot to word. */
export type StateOverride = Readonly<Record<Address, { readonly stateDiff: Readonly<Record<Hex, Hex>> }>>;

const quantity = (value: bigint): Hex => `0x${value.toString(16)}`;

const asRpc = ({ from, to, data, value }: TransactionRequest) => ({ from, to, data, value: quantity(value) });

/**
 * Gas of the transaction at the latest block. Rejects as the node does, and if the answer is not a number, so no
 * transaction is sent without an estimated gas limit.
 */
export const estimateGas = async (reader: Reader, request: TransactionRequest): Promise<bigint> => {
  const estimate = await reader.send<unknown>('eth_estimateGas', [asRpc(request)]);
  if (!isQuantity(estimate)) throw new Error('No estimate of the gas.');
  return BigInt(estimate);
};

/** Value that the call would return at the latest block, optionally with overridden storage. */
export const tryCall = async (
  reader: Reader,
  request: TransactionRequest,
  override?: StateOverride,
): Promise<Result<Hex, SendProblem>> => {
  try {
    const params = [asRpc(request), 'latest', ...(override ? [override] : [])];
    return ok(await reader.send<Hex>('eth_call', params));
  } catch (cause) {
    return err(classifySendError(cause));
  }
};

/**
 * Runs the transaction as `from` at the latest block, without sending it, and estimates its gas in the same
 * batch. A refusal by the contract comes back as `reverted` with its raw reason.
 */
export const simulate = async (
  reader: Reader,
  request: TransactionRequest,
): Promise<Result<Simulation, SendProblem>> => {
  const call = tryCall(reader, request);
  const estimate = estimateGas(reader, request);
  const [called, estimated] = await Promise.allSettled([call, estimate]);
  if (called.status === 'rejected') return err(classifySendError(called.reason));
  if (!called.value.ok) return called.value;
  if (estimated.status === 'rejected') return err(classifySendError(estimated.reason));
  return ok({ returned: called.value.value, gasLimit: (estimated.value * 12n) / 10n });
};

/**
 * Checks that the wallet is on this chain with this account selected. The first account that a wallet shares is the
 * selected one; sharing the account is not enough. Rejects as the wallet does.
 */
export const whereIsWallet = async (
  wallet: Eip1193Provider,
  account: Address,
  chainId: number,
): Promise<Result<void, SendProblem>> => {
  const [chain, selected] = await Promise.all([wallet.request({ method: 'eth_chainId' }), selectedAccount(wallet)]);
  if (chainIdOf(chain) !== chainId) return err({ code: 'wrongChain' });
  const isOurs = selected?.toLowerCase() === account.toLowerCase();
  return isOurs ? ok(undefined) : err({ code: 'accountChanged' });
};

/** Checks before a request to the wallet. */
export interface AskTerms<P> {
  readonly chainId: number;
  /** Runs together with the check of the wallet's chain and account, right before the wallet signs. Never rejects. */
  readonly lastCheck?: () => Promise<Result<void, P>>;
  /** Called after these checks; nothing is sent if it returns false. */
  readonly onAsk?: () => boolean;
}

/** Checks chain, account and `lastCheck`, then makes a request of the wallet. Never rejects. */
export const askWallet = async <T, P>(
  wallet: Eip1193Provider,
  account: Address,
  { chainId, lastCheck, onAsk }: AskTerms<P>,
  request: () => Promise<T>,
): Promise<Result<T, SendProblem | P>> => {
  try {
    const [location, checked] = await Promise.all([whereIsWallet(wallet, account, chainId), lastCheck?.()]);
    if (!location.ok) return location;
    if (checked && !checked.ok) return checked;
    if (onAsk?.() === false) return err({ code: 'rejected', cause: undefined });
    return ok(await request());
  } catch (cause) {
    return err(classifySendError(cause));
  }
};

export interface SendTerms<P> extends AskTerms<P> {
  readonly gasLimit: bigint;
}

/**
 * Hands a transaction to the wallet and returns its hash. It does not wait for the receipt, which is requested with
 * every block. Chain, account and `lastCheck` are checked right before, and chain and account are part of the request.
 * That the hash belongs to a transaction is not checked: a multisig wallet returns the hash of one that does not exist
 * yet. An answer without a hash is read like an error that the wallet threw.
 */
export const send = async <P = never>(
  wallet: Eip1193Provider,
  request: TransactionRequest,
  { gasLimit, ...terms }: SendTerms<P>,
): Promise<Result<Hex, SendProblem | P>> => {
  try {
    const { chainId } = terms;
    const { walletSigner } = await import('./walletSigner.ts');
    const signer = walletSigner(wallet, request.from, chainId);
    return await askWallet<Hex, P>(wallet, request.from, terms, async () =>
      readHash(await signer.sendUncheckedTransaction({ ...request, chainId, gasLimit })),
    );
  } catch (cause) {
    return err(classifySendError(cause));
  }
};
