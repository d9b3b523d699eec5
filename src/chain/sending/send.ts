import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isQuantity } from '#lib/hex.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { Eip1193Provider } from '../connectors/eip1193.ts';
import { multisigOf } from '../connectors/multisig.ts';
import { readHash } from '../connectors/readAnswer.ts';
import { chainIdOf, firstAccount } from '../connectors/walletAnswers.ts';
import { classifySendError, type SendProblem } from './sendProblem.ts';

/** Node for reads: simulation and gas estimate do not depend on the wallet's node. */
export interface Reader {
  send<T>(method: string, params: readonly unknown[]): Promise<T>;
}

export interface TransactionRequest {
  readonly from: Address;
  readonly to: Address;
  readonly data: Hex;
  readonly value: bigint;
}

export interface Simulation {
  readonly returned: Hex;
  /** Estimate plus a fifth, because the state may change before mining (000 §9, x 1.2). */
  readonly gasLimit: bigint;
}

export type StateOverride = Readonly<Record<Address, { readonly stateDiff: Readonly<Record<Hex, Hex>> }>>;

const quantity = (value: bigint): Hex => `0x${value.toString(16)}`;

const asRpc = ({ from, to, data, value }: TransactionRequest) => ({ from, to, data, value: quantity(value) });

/**
 * Gas estimate at the latest block. Rejects as the node does, and unless the answer is a number, because no
 * transaction is sent without an estimate.
 */
export const estimateGas = async (reader: Reader, request: TransactionRequest): Promise<bigint> => {
  const estimate = await reader.send<unknown>('eth_estimateGas', [asRpc(request)]);
  if (!isQuantity(estimate)) throw new Error('No estimate of the gas.');
  return BigInt(estimate);
};

/** `eth_call` at the latest block, with `override` as in geth. Never rejects: errors are classified. */
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
 * Simulation as `from` at the latest block, with the gas estimate in the same batch. A refusal is `reverted` with its
 * raw reason.
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

/** Account that the wallet uses; a multisig has its own. Rejects as the wallet does. */
export const selectedAccount = async (wallet: Eip1193Provider): Promise<string | null> =>
  multisigOf(wallet)?.address ?? firstAccount(await wallet.request({ method: 'eth_accounts' }));

/** Chain and selected account of the wallet, which is its first shared account. Rejects as the wallet does. */
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

export interface RequestTerms<P> {
  readonly chainId: number;
  /** Runs with the check of chain and account, right before signing. Never rejects. */
  readonly lastCheck?: () => Promise<Result<void, P>>;
  /** Runs after these checks; a problem sends nothing. */
  readonly onRequest?: () => SendProblem | P | undefined;
}

/** Sends a request to the wallet after the checks of chain, account and `lastCheck`. Never rejects. */
export const requestWallet = async <T, P>(
  wallet: Eip1193Provider,
  account: Address,
  { chainId, lastCheck, onRequest }: RequestTerms<P>,
  request: () => Promise<T>,
): Promise<Result<T, SendProblem | P>> => {
  try {
    const [location, checked] = await Promise.all([whereIsWallet(wallet, account, chainId), lastCheck?.()]);
    if (!location.ok) return location;
    if (checked && !checked.ok) return checked;
    const refused = onRequest?.();
    return refused ? err(refused) : ok(await request());
  } catch (cause) {
    return err(classifySendError(cause));
  }
};

interface SendTerms<P> extends RequestTerms<P> {
  readonly gasLimit: bigint;
}

/**
 * Sends a transaction and does not wait for its receipt. Chain, account and `lastCheck` are checked right before; the
 * request names chain and account. The hash is unchecked, because a multisig's transaction does not exist yet. An
 * answer without a hash counts as an error.
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
    return await requestWallet<Hex, P>(wallet, request.from, terms, async () =>
      readHash(await signer.sendUncheckedTransaction({ ...request, chainId, gasLimit })),
    );
  } catch (cause) {
    return err(classifySendError(cause));
  }
};
