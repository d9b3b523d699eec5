import type { Eip1193Provider } from '#chain/connectors/eip1193.ts';
import { readQuantity } from '#chain/sending/knownTransaction.ts';
import type { Reader } from '#chain/sending/send.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { isSentAgain } from '#domain/transactions/sameCalls.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { sameRequests, type WalletRequest } from '#domain/transactions/walletRequest.ts';
import type { AppStore } from '#state/hooks.ts';
import { selectTransactionsOf } from '#state/transactions/selectors.ts';
import { secondRequest } from '#stores/secondRequest.ts';
import { walletRequests } from '#stores/walletRequests.ts';
import { reader } from '#writes/checks/lastChecks.ts';
import { walletReader } from '#writes/checks/walletReader.ts';
import type { RequestWaiting } from '#writes/plan/plan.ts';

const WALLET_MS = 2000;

/** Undefined without an answer. Never rejects. */
const readCount = async (from: Reader, account: string, block: string): Promise<number | undefined> => {
  try {
    return readQuantity(await from.send('eth_getTransactionCount', [account, block]));
  } catch {
    return undefined;
  }
};

/** Next nonce after all pending transactions. The wallet's node is the first that knows what the wallet sent. */
const readNext = async (account: string, wallet: Eip1193Provider | undefined): Promise<number> => {
  const ofWallet = wallet && walletReader(wallet, { chainId: POLYGON_CHAIN_ID, timeoutMs: WALLET_MS });
  const counts = await Promise.all([
    readCount(reader, account, 'pending'),
    readCount(reader, account, 'latest'),
    ofWallet && readCount(ofWallet, account, 'pending'),
  ]);
  return Math.max(...counts.map((count) => count ?? 0));
};

const readFirst = async ({ nonce, from, atBlock }: WalletRequest): Promise<number | undefined> =>
  nonce ?? (atBlock === undefined ? undefined : readCount(reader, from, `0x${atBlock.toString(16)}`));

const nonceOf = ({ signed, presumed }: TransactionRecord): number | undefined => (signed ?? presumed)?.nonce;

/** True if the account has sent more transactions since the request than its records explain. A batch has no nonce. */
const hasUnknown = (
  { askedTime }: WalletRequest,
  first: number,
  next: number,
  records: readonly TransactionRecord[],
): boolean => {
  const known = new Set(records.map(nonceOf));
  const later = records.filter((record) => record.addedTime >= askedTime && nonceOf(record) === undefined);
  let unknown = -later.length;
  for (let nonce = first; nonce < next; nonce += 1) if (!known.has(nonce)) unknown += 1;
  return unknown > 0;
};

interface Repeated extends Pick<WalletRequest, 'from' | 'info' | 'also'> {
  readonly store: AppStore;
  readonly getWallet: () => Promise<Eip1193Provider | undefined>;
}

/** Same request that the wallet refused, if an unknown transaction of the account may be its own. */
const refusedButSent = async (repeated: Repeated): Promise<WalletRequest | undefined> => {
  const { from, store, getWallet } = repeated;
  const records = selectTransactionsOf(store.getState(), POLYGON_CHAIN_ID, from);
  const refused = sameRequests(walletRequests.refused(), from, repeated).filter(
    (request) => request.kind !== 'safe' && !isSentAgain(request, records),
  );
  if (refused.length === 0) return undefined;
  const [next, ...firsts] = await Promise.all([readNext(from, await getWallet()), ...refused.map(readFirst)]);
  return refused.find((request, at) => {
    const first = firsts[at];
    return first !== undefined && hasUnknown(request, first, next, records);
  });
};

/** The question closes once the chain has the transaction. */
const ask = (waiting: WalletRequest): Promise<boolean | undefined> => {
  walletRequests.onHash(waiting.id, () => {
    const current = secondRequest.current();
    if (current?.waiting.id === waiting.id) current.answer(false);
  });
  return secondRequest.ask(waiting);
};

/** Undefined if the same request is neither open nor perhaps sent, or the user confirms a second one. */
export const confirmSecond = async (repeated: Repeated): Promise<RequestWaiting | undefined> => {
  const [open] = sameRequests(walletRequests.all(), repeated.from, repeated);
  const waiting = open ?? (await refusedButSent(repeated));
  if (!waiting) return undefined;
  const isConfirmed = await ask(waiting);
  const code = open ? 'requestWaiting' : 'mayBeSent';
  return isConfirmed === true ? undefined : { code, isDeclined: isConfirmed === false };
};
