import {
  AbiCoder,
  concat,
  dataLength,
  solidityPacked,
  TypedDataEncoder,
  ZeroAddress,
  type TypedDataField,
} from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { JsonRpc } from '../jsonRpc.ts';
import { safeAbi, safeContract } from '../seedSafes.ts';
import type { VersionedSafe } from './safeVersions.ts';

export interface SentCall {
  readonly to: Address;
  readonly value: string;
  readonly data: Hex;
}

/** Gas refund terms. With a gas price of 0 the executing account pays; otherwise the Safe refunds it. */
export interface GasTerms {
  readonly safeTxGas: string;
  readonly baseGas: string;
  readonly gasPrice: string;
  readonly gasToken: Address;
  readonly refundReceiver: Address;
}

/** Transaction that a Safe's owners sign. Missing gas terms are zero. */
export interface SafeTransaction extends Partial<GasTerms> {
  readonly to: Address;
  readonly value: string;
  readonly data: Hex;
  /** Operation: 0 is a call, 1 a delegate call, which a batch needs. */
  readonly operation: 0 | 1;
  readonly nonce: number;
}

const TYPES: Record<string, TypedDataField[]> = {
  SafeTx: [
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'data', type: 'bytes' },
    { name: 'operation', type: 'uint8' },
    { name: 'safeTxGas', type: 'uint256' },
    { name: 'baseGas', type: 'uint256' },
    { name: 'gasPrice', type: 'uint256' },
    { name: 'gasToken', type: 'address' },
    { name: 'refundReceiver', type: 'address' },
    { name: 'nonce', type: 'uint256' },
  ],
};
const CHAIN_TYPE = { name: 'chainId', type: 'uint256' };
const CONTRACT_TYPE = { name: 'verifyingContract', type: 'address' };

const NOBODY = ZeroAddress as Address;
const NO_REFUND: GasTerms = { safeTxGas: '0', baseGas: '0', gasPrice: '0', gasToken: NOBODY, refundReceiver: NOBODY };

export const withGas = (transaction: SafeTransaction): SafeTransaction & GasTerms => ({ ...NO_REFUND, ...transaction });

type Signed = Pick<VersionedSafe, 'address' | 'namesChain'>;

const domainOf = ({ address, namesChain = true }: Signed) => ({
  ...(namesChain && { chainId: 137 }),
  verifyingContract: address,
});

/** Its id in the Safe and its page. */
export const safeTxHash = (safe: Address | Signed, transaction: SafeTransaction): Hex => {
  const domain = domainOf(typeof safe === 'string' ? { address: safe } : safe);
  return TypedDataEncoder.hash(domain, TYPES, withGas(transaction)) as Hex;
};

const packed = ({ to, value, data }: SentCall): string =>
  solidityPacked(['uint8', 'address', 'uint256', 'uint256', 'bytes'], [0, to, BigInt(value), dataLength(data), data]);

/** One call stays as it is; several go through MultiSend, all or none. */
export const transactionOf = (
  calls: readonly SentCall[],
  nonce: number,
  library = safeContract('multiSend'),
): SafeTransaction => {
  const [first, ...others] = calls;
  if (!first) throw new Error('No calls were passed');
  if (others.length === 0) return { ...first, value: BigInt(first.value).toString(), operation: 0, nonce };
  const data = safeAbi('multiSend').encodeFunctionData('multiSend', [concat(calls.map(packed))]) as Hex;
  return { to: library, value: '0', data, operation: 1, nonce };
};

/** EIP-712 signature by an unlocked account of the node. */
export const signAs = (node: JsonRpc, owner: Address, safe: Signed, transaction: SafeTransaction): Promise<Hex> =>
  node.rpc<Hex>('eth_signTypedData_v4', owner, {
    domain: domainOf(safe),
    types: { ...TYPES, EIP712Domain: safe.namesChain === false ? [CONTRACT_TYPE] : [CHAIN_TYPE, CONTRACT_TYPE] },
    primaryType: 'SafeTx',
    message: withGas(transaction),
  });

/** The Safe requires signatures sorted by owner. */
export const executionOf = (transaction: SafeTransaction, signatures: ReadonlyMap<Address, Hex>): Hex => {
  const { to, value, data, operation, ...gas } = withGas(transaction);
  const { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = gas;
  const inOrder = [...signatures].sort(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  const signed = concat(inOrder.map(([, signature]) => signature));
  const terms = [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signed];
  return safeAbi('singleton').encodeFunctionData('execTransaction', terms) as Hex;
};

/** Number of executed transactions, which is the next nonce. */
export const readSafeNonce = async (node: JsonRpc, safe: Address): Promise<number> => {
  const data = safeAbi('singleton').encodeFunctionData('nonce', []);
  const answer = await node.rpc<Hex>('eth_call', { to: safe, data }, 'latest');
  return Number(AbiCoder.defaultAbiCoder().decode(['uint256'], answer)[0]);
};
