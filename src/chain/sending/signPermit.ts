import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { domainSeparator, permitTypedData, signatureOf } from '#domain/liquidity/permit.ts';
import type { PermitMessage, Signature } from '#domain/liquidity/permit.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { erc20 } from '../abis/erc20.ts';
import { pool } from '../abis/pool.ts';
import type { DecodeProblem } from '../codec/contractFunction.ts';
import type { Eip1193Provider } from '../connectors/eip1193.ts';
import { readAnswer } from '../connectors/readAnswer.ts';
import { tryCall, whereIsWallet } from './send.ts';
import type { Reader } from './send.ts';
import { classifySendError } from './sendProblem.ts';
import type { SendProblem } from './sendProblem.ts';

/** Fields of the permit; raw pool tokens, unix seconds. */
export interface PermitRequest extends Omit<PermitMessage, 'nonce'> {
  /** The pair, whose pool tokens they are. */
  readonly token: Address;
}

/** A permit that its contract takes, as the block of the signing has it. */
export type SignedPermit = PermitRequest & Signature;

/**
 * `noPermit`: there is no permit to be had here, and an approval is the way: the contract knows none of this form, the
 * account is a contract and cannot sign, the wallet does not know the method, or the contract refuses what it signed.
 */
export type PermitProblem = { readonly code: 'noPermit' } | SendProblem;

interface Readable<R> {
  decode(data: Hex): Result<R, DecodeProblem>;
}

/** Undefined where the contract does not answer in this form. Rejects where the node does not answer. */
const ask = async <R>(reader: Reader, to: Address, data: Hex, answer: Readable<R>): Promise<R | undefined> => {
  const called = await tryCall(reader, { from: to, to, data, value: 0n });
  if (!called.ok) {
    if (called.error.code === 'reverted') return undefined;
    throw new Error('The node did not answer', { cause: called.error });
  }
  const decoded = answer.decode(called.value);
  return decoded.ok ? decoded.value : undefined;
};

/** Code that only points to another one (EIP-7702) leaves the account its key. */
const isContract = (code: unknown): boolean =>
  typeof code === 'string' && code !== '0x' && !code.toLowerCase().startsWith('0xef0100');

/** Typed data to sign; undefined if the contract or the account cannot use a permit. Rejects as the node does. */
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

/** Answers of a wallet that say something else than that it cannot sign this. */
const MEANT: readonly SendProblem['code'][] = ['rejected', 'pendingInWallet', 'network', 'walletUnreachable'];

/**
 * Lets the wallet sign that `spender` may transfer pool tokens of `owner`. The pool's domain is recomputed and compared
 * with its report. Its contract must accept the signature by a call at the latest block. The wallet gets no request if
 * `isWanted` returns false. Never rejects.
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
