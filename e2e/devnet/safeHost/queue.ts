import { setTimeout as sleep } from 'node:timers/promises';
import { id } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { FEE_CAP } from '../feeCap.ts';
import type { JsonRpc } from '../jsonRpc.ts';
import {
  executionOf,
  readSafeNonce,
  safeTxHash,
  signAs,
  transactionOf,
  type GasTerms,
  type SentCall,
  type SafeTransaction,
} from './safeTransaction.ts';
import type { VersionedSafe } from './safeVersions.ts';

export type ProposalStatus = 'AWAITING_CONFIRMATIONS' | 'AWAITING_EXECUTION' | 'SUCCESS' | 'FAILED' | 'CANCELLED';

interface Proposal {
  readonly safe: VersionedSafe;
  readonly hash: Hex;
  readonly transaction: SafeTransaction;
  readonly calls: number;
  readonly submittedAtMs: number;
  readonly signatures: Map<Address, Hex>;
  mined?: { readonly hash: Hex; readonly succeeded: boolean };
}

export interface ProposalView {
  readonly hash: Hex;
  readonly nonce: number;
  readonly calls: number;
  readonly submittedAtMs: number;
  readonly status: ProposalStatus;
  readonly signedBy: readonly Address[];
  readonly minedHash: Hex | null;
}

/** Options that an owner can set in the Safe's page. */
export interface ProposalTerms extends Partial<GasTerms> {
  /** Nonce; by default the next after the last proposal. */
  readonly nonce?: number;
}

/** Proposals, as a Safe's transaction service keeps them. */
export interface SafeQueue {
  /** Adds a proposal with one owner's signature. @returns the hash of the Safe's transaction */
  propose: (safe: VersionedSafe, calls: readonly SentCall[], owner: Address, terms?: ProposalTerms) => Promise<Hex>;
  list: (safe: VersionedSafe) => Promise<readonly ProposalView[]>;
  sign: (hash: Hex, owner: Address) => Promise<void>;
  /** @throws if signatures are missing or the Safe reverts */
  execute: (hash: Hex) => Promise<void>;
  /** Executes an empty transaction, or a payment, with the same nonce instead. */
  supersede: (hash: Hex, by: 'rejection' | 'replacement') => Promise<void>;
  /** @throws if there is no such proposal */
  find: (hash: Hex) => Promise<{
    readonly safe: VersionedSafe;
    readonly view: ProposalView;
    readonly transaction: SafeTransaction;
  }>;
  clear: () => void;
}

const GAS = '0x4c4b40';
const RECEIPT_TRIES = 600;

interface Receipt {
  readonly status: Hex;
  readonly logs: readonly { readonly topics: readonly Hex[] }[];
}

/** Failure events of Safes from version 1.1 on, and of older ones. */
const FAILURES: readonly (Hex | undefined)[] = ['ExecutionFailure(bytes32,uint256)', 'ExecutionFailed(bytes32)'].map(
  (event) => id(event) as Hex,
);

const minedReceipt = async (node: JsonRpc, hash: Hex): Promise<Receipt> => {
  for (let tries = 0; tries < RECEIPT_TRIES; tries += 1) {
    const receipt = await node.rpc<Receipt | null>('eth_getTransactionReceipt', hash);
    if (receipt !== null) return receipt;
    await sleep(50);
  }
  throw new Error('The execution was not mined in time');
};

const statusOf = ({ safe, transaction, signatures, mined }: Proposal, safeNonce: number): ProposalStatus => {
  if (mined) return mined.succeeded ? 'SUCCESS' : 'FAILED';
  if (transaction.nonce < safeNonce) return 'CANCELLED';
  return signatures.size < safe.threshold ? 'AWAITING_CONFIRMATIONS' : 'AWAITING_EXECUTION';
};

const viewOf = (proposal: Proposal, safeNonce: number): ProposalView => ({
  hash: proposal.hash,
  nonce: proposal.transaction.nonce,
  calls: proposal.calls,
  submittedAtMs: proposal.submittedAtMs,
  status: statusOf(proposal, safeNonce),
  signedBy: [...proposal.signatures.keys()],
  minedHash: proposal.mined?.hash ?? null,
});

export const createSafeQueue = (node: JsonRpc): SafeQueue => {
  let proposals: readonly Proposal[] = [];

  const get = (hash: Hex): Proposal => {
    const found = proposals.find((proposal) => proposal.hash === hash);
    if (!found) throw new Error('The Safe does not know this transaction');
    return found;
  };
  const sign = async ({ safe, transaction, signatures }: Proposal, owner: Address): Promise<void> =>
    void signatures.set(owner, await signAs(node, owner, safe, transaction));

  const add = (
    safe: VersionedSafe,
    calls: readonly SentCall[],
    nonce: number,
    gas: Partial<GasTerms> = {},
  ): Proposal => {
    const transaction = { ...transactionOf(calls, nonce, safe.multiSend), ...gas };
    const hash = safeTxHash(safe, transaction);
    const signatures = new Map<Address, Hex>();
    const proposal = { safe, hash, transaction, calls: calls.length, submittedAtMs: Date.now(), signatures };
    proposals = [...proposals.filter((entry) => entry.hash !== hash), proposal];
    return proposal;
  };

  const execute = async (proposal: Proposal): Promise<void> => {
    const { safe, transaction, signatures } = proposal;
    if (signatures.size < safe.threshold) throw new Error('Signatures are missing');
    const call = { from: safe.owners[0], to: safe.address, data: executionOf(transaction, signatures), gas: GAS };
    const hash = await node.rpc<Hex>('eth_sendTransaction', { ...call, ...FEE_CAP });
    const receipt = await minedReceipt(node, hash);
    if (receipt.status !== '0x1') throw new Error('The Safe refused to execute it');
    proposal.mined = { hash, succeeded: !receipt.logs.some(({ topics }) => FAILURES.includes(topics[0])) };
  };

  return {
    propose: async (safe, calls, owner, { nonce, ...gas } = {}) => {
      const queued = proposals.filter((entry) => entry.safe.address === safe.address && !entry.mined);
      const next = Math.max(-1, ...queued.map(({ transaction }) => transaction.nonce)) + 1;
      const proposal = add(safe, calls, nonce ?? Math.max(next, await readSafeNonce(node, safe.address)), gas);
      await sign(proposal, owner);
      return proposal.hash;
    },
    list: async (safe) => {
      const nonce = await readSafeNonce(node, safe.address);
      return proposals
        .filter((proposal) => proposal.safe.address === safe.address)
        .map((proposal) => viewOf(proposal, nonce));
    },
    sign: (hash, owner) => sign(get(hash), owner),
    execute: (hash) => execute(get(hash)),
    supersede: async (hash, by) => {
      const { safe, transaction } = get(hash);
      const payment: SentCall =
        by === 'rejection'
          ? { to: safe.address, value: '0', data: '0x' }
          : { to: safe.owners[0] ?? safe.address, value: '1', data: '0x' };
      const other = add(safe, [payment], transaction.nonce);
      for (const owner of safe.owners.slice(0, safe.threshold)) await sign(other, owner);
      await execute(other);
    },
    find: async (hash) => {
      const proposal = get(hash);
      const { transaction } = proposal;
      return {
        safe: proposal.safe,
        transaction,
        view: viewOf(proposal, await readSafeNonce(node, proposal.safe.address)),
      };
    },
    clear: () => void (proposals = []),
  };
};
