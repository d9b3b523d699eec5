import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import {
  domainSeparator,
  permitTypedData,
  signatureOf,
  type PermitMessage,
  type Signature,
} from '#domain/liquidity/permit.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { erc20 } from '../abis/erc20.ts';
import { pool } from '../abis/pool.ts';
import type { DecodeProblem } from '../codec/contractFunction.ts';
import type { Eip1193Provider } from '../connectors/eip1193.ts';
import { readAnswer } from '../connectors/readAnswer.ts';
import { tryCall, whereIsWallet, type Reader } from './send.ts';
import { classifySendError, type SendProblem } from './sendProblem.ts';

/** Raw pool tokens; the deadline in unix seconds. */
export interface PermitRequest extends Omit<PermitMessage, 'nonce'> {
  readonly token: Address;
}

/** Permit that the contract accepted at the block of signing. */
export type SignedPermit = PermitRequest & Signature;

/**
 * `noPermit`: an approval is needed instead, because the token has no such permit, the account is a contract, or the
 * wallet lacks the method or refused.
 */
type PermitProblem = { readonly code: 'noPermit' } | SendProblem;

interface Readable<R> {
  decode(data: Hex): Result<R, DecodeProblem>;
}

const ask = async <R>(reader: Reader, to: Address, data: Hex, answer: Readable<R>): Promise<R | undefined> => {
  const called = await tryCall(reader, { from: to, to, data, value: 0n });
  if (!called.ok) {
    if (called.error.code === 'reverted') return undefined;
    throw new Error('The node did not answer', { cause: called.error });
  }
  const decoded = answer.decode(called.value);
  return decoded.ok ? decoded.value : undefined;
};

/** EIP-7702 code only points to another contract and leaves the account its key. */
const isContract = (code: unknown): boolean =>
  typeof code === 'string' && code !== '0x' && !code.toLowerCase().startsWith('0xef0100');

/** Data to sign; undefined if contract or account cannot use a permit. Rejects as the node does. */
const typedData = async (reader: Reader, request: PermitRequest): Promise<string | undefined> => {
  const { token, owner } = request;
  const [name, separator, nonce, code] = await Promise.all([
    ask(reader, token, erc20.name.encode(), erc20.name),
    ask(reader, token, pool.domainSeparator.encode(), pool.domainSeparator),
    ask(reader, token, pool.nonces.encode(owner), pool.nonces),
    reader.send<unknown>('eth_getCode', [owner, 'latest']),
  ]);
  if (name === undefined || nonce === undefined || isContract(code)) return undefined;
  const domain = { name, chainId: POLYGON_CHAIN_ID, verifyingContract: token };
  if (domainSeparator(domain) !== separator?.toLowerCase()) return undefined;
  const { spender, value, deadline } = request;
  return permitTypedData(domain, { owner, spender, value, nonce, deadline });
};

/** Problems that do not mean a wallet without this method. */
const MEANT: readonly SendProblem['code'][] = [
  'rejected',
  'pendingInWallet',
  'network',
  'walletUnreachable',
  'rateLimited',
];

/**
 * Signs that `spender` may take `owner`'s pool tokens. The domain is recomputed and compared, and the contract must
 * accept the signature in a call. Sends no request if `isCurrent` returns false. Never rejects.
 */
export const signPermit = async (
  reader: Reader,
  wallet: Eip1193Provider,
  request: PermitRequest,
  isCurrent: () => boolean = () => true,
): Promise<Result<SignedPermit, PermitProblem>> => {
  const { token, owner, spender, value, deadline } = request;
  try {
    const data = await typedData(reader, request);
    const location = await whereIsWallet(wallet, owner, POLYGON_CHAIN_ID);
    if (!location.ok) return location;
    if (data === undefined) return err({ code: 'noPermit' });
    if (!isCurrent()) return err({ code: 'rejected', cause: undefined });
    const answer = readAnswer(await wallet.request({ method: 'eth_signTypedData_v4', params: [owner, data] }));
    const signature = signatureOf(answer);
    if (!signature) return err({ code: 'noPermit' });
    const { v, r, s } = signature;
    const check = pool.permit.encode(owner, spender, value, deadline, v, r, s);
    const taken = await tryCall(reader, { from: owner, to: token, data: check, value: 0n });
    if (taken.ok) return ok({ ...request, ...signature });
    return taken.error.code === 'reverted' ? err({ code: 'noPermit' }) : taken;
  } catch (cause) {
    const problem = classifySendError(cause);
    return err(MEANT.includes(problem.code) ? problem : { code: 'noPermit' });
  }
};
