import {
  isSame,
  type ApprovalFact,
  type BondFact,
  type GovernanceFact,
  type PairTradeFact,
  type ReceiptFacts,
  type TransferFact,
  type WrapFact,
} from '#domain/transactions/receiptFacts.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isAddress } from '#lib/hex.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { bondTopics } from '../abis/bond.ts';
import { governorTopics, votesTopics } from '../abis/governor.ts';
import { pairTopics } from '../abis/pair.ts';
import { poolTopics } from '../abis/pool.ts';
import { wrappedNativeAbiTopics } from '../abis/wrappedNative.ts';
import { address, bool, decodeAll, uint } from '../codec/types.ts';
import { contracts } from '../contracts.ts';
import { decodeBookLog, type RpcLog } from '../logs/logs.ts';
import { swapAmounts } from '../logs/pairLogs.ts';

const WORD_DIGITS = 64;

/**
 * Different contracts have events of the same name, so only logs with the event's number of topics and words are
 * decoded.
 */
const hasShape = ({ topics, data }: RpcLog, topicCount: number, words: number): boolean =>
  topics.length === topicCount && data.length === 2 + words * WORD_DIGITS;

const addressOf = (topic: Hex | undefined): Address => address.decode((topic ?? '').slice(2), 0);
const amountOf = (data: Hex): bigint => decodeAll<[bigint]>([uint], data)[0];

interface Log extends RpcLog {
  readonly at: number;
  readonly contract: Address;
}

const transferOf = (log: Log): TransferFact | undefined => {
  const { topics, data, contract: token, at } = log;
  if (topics[0] !== poolTopics.transfer || !hasShape(log, 3, 1)) return undefined;
  return { token, from: addressOf(topics[1]), to: addressOf(topics[2]), amount: amountOf(data), at };
};

const approvalOf = (log: Log): ApprovalFact | undefined => {
  const { topics, data, contract: token } = log;
  if (topics[0] !== poolTopics.approval || !hasShape(log, 3, 1)) return undefined;
  return { token, owner: addressOf(topics[1]), spender: addressOf(topics[2]), amount: amountOf(data) };
};

const wrapOf = (log: Log): WrapFact | undefined => {
  const { topics, data, at } = log;
  if (!hasShape(log, 2, 1)) return undefined;
  const { deposit, withdrawal } = wrappedNativeAbiTopics;
  if (topics[0] !== deposit && topics[0] !== withdrawal) return undefined;
  const kind = topics[0] === deposit ? 'wrapped' : 'unwrapped';
  return { kind, holder: addressOf(topics[1]), amount: amountOf(data), at };
};

const tradeOf = ({ topics, data, contract: pair }: Log): PairTradeFact | undefined => {
  if (topics[0] !== pairTopics.swap || data.length !== 2 + 4 * WORD_DIGITS) return undefined;
  const { amountIn, amountOut } = swapAmounts(data);
  return { pair, amountIn, amountOut };
};

const bondOf = (log: Log): BondFact | undefined => {
  if (log.topics[0] !== bondTopics.bondCreated || !hasShape(log, 1, 3)) return undefined;
  const [, payout] = decodeAll<[bigint, bigint, bigint]>([uint, uint, uint], log.data);
  return { bond: log.contract, payout };
};

const governanceOf = (log: Log): GovernanceFact | undefined => {
  const { topics, data, contract } = log;
  const [name] = topics;
  if (data.length < 2 + WORD_DIGITS && name !== votesTopics.delegateChanged) return undefined;
  const id = (): bigint => amountOf(`0x${data.slice(2, 2 + WORD_DIGITS)}`);
  switch (name) {
    case governorTopics.proposalCreated:
      return { kind: 'created', id: id() };
    case governorTopics.proposalQueued:
      return { kind: 'queued', id: id() };
    case governorTopics.proposalExecuted:
      return { kind: 'executed', id: id() };
    case governorTopics.proposalCanceled:
      return { kind: 'canceled', id: id() };
    case governorTopics.voteCast: {
      if (!hasShape(log, 1, 4)) return undefined;
      const [voter, proposal, support] = decodeAll<[Address, bigint, boolean, bigint]>(
        [address, uint, bool, uint],
        data,
      );
      return { kind: 'voted', id: proposal, voter, support };
    }
    case votesTopics.delegateChanged:
      if (!hasShape(log, 4, 0)) return undefined;
      return { kind: 'delegated', token: contract, delegator: addressOf(topics[1]), delegatee: addressOf(topics[3]) };
    default:
      return undefined;
  }
};

/**
 * Facts of a receipt's logs. Logs of unknown contracts prove nothing, so callers look for contracts that they called.
 * Throws DecodeError.
 */
export const receiptFacts = (
  logs: readonly RpcLog[],
  account: Address,
  { wrappedNative, orderBookExt }: Pick<typeof contracts, 'wrappedNative' | 'orderBookExt'> = contracts,
): ReceiptFacts => {
  const own = logs.flatMap((log, at): readonly Log[] =>
    log.removed || !isAddress(log.address) ? [] : [{ ...log, at, contract: toChecksumAddress(log.address) }],
  );
  const all = <T>(decode: (log: Log) => T | undefined): readonly T[] => own.flatMap((log) => decode(log) ?? []);
  return {
    account,
    transfers: all(transferOf),
    wraps: all((log) => (isSame(log.contract, wrappedNative) ? wrapOf(log) : undefined)),
    approvals: all(approvalOf),
    bookEvents: all((log) => (isSame(log.contract, orderBookExt) ? decodeBookLog(log)?.event : undefined)),
    pairTrades: all(tradeOf),
    bonds: all(bondOf),
    governance: all(governanceOf),
  };
};
