import { searchCoins } from '#chain/reading/coinSearch.ts';
import type { Reader } from '#chain/sending/send.ts';
import { balanceProof } from '#domain/ledger/balanceProof.ts';
import type { CheckedBalances } from '#domain/ledger/checkedBalances.ts';
import { coinMovement, createKnownCoins, type CoinTransfer } from '#domain/ledger/coinTransfers.ts';
import type { PaidFee } from '#domain/ledger/ledgerMove.ts';
import { orderStories } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { readEntries } from './proofEntries.ts';
import type { ProofQuery } from './readBalanceProof.ts';

const withFound = (
  lines: CheckedBalances['lines'],
  native: Address,
  { transfers, fees }: { readonly transfers: readonly CoinTransfer[]; readonly fees: readonly PaidFee[] },
): CheckedBalances['lines'] =>
  lines.flatMap((line) => {
    if (line.asset !== native) return [line];
    const { opening, closing, received, sent, networkFees } = line;
    const before = { received: { token: native, amount: received }, sent: { token: native, amount: sent } };
    return balanceProof({
      entries: [before, ...transfers.map((transfer) => coinMovement(transfer, native))],
      networkFees: [networkFees, ...fees.map(({ amount }) => amount)],
      native,
      readings: new Map([[native, { opening, closing }]]),
    });
  });

/** Adds native transfers and fees without a log, if old balances show them. Never rejects. */
export const explainCoins = async (
  reader: Reader,
  query: ProofQuery,
  checked: CheckedBalances,
): Promise<CheckedBalances> => {
  const { account, book, wrapped, firstBlock, blockNumber } = query;
  const { nativeChanges, nativeHashes } = await readEntries(query.entries, wrapped, blockNumber);
  const events = query.events.filter(({ soldToken }) => soldToken === wrapped);
  const ofCoin = query.events.filter(({ soldToken, boughtToken }) => [soldToken, boughtToken].includes(wrapped));
  const found = await searchCoins(reader, {
    ...{ account, book, wrapped, fromBlock: Math.max(firstBlock - 1, 0), toBlock: blockNumber },
    ordersAt: (block) =>
      orderStories(events.filter((event) => event.blockNumber <= block)).filter(({ state }) => state === 'open'),
    known: createKnownCoins(nativeChanges, checked.fees),
    paid: new Set(checked.fees.map(({ transactionHash }) => transactionHash)),
    counted: new Set([...nativeHashes, ...ofCoin.map(({ transactionHash }) => transactionHash)]),
  });
  const { searchedFrom, requests, end } = found;
  return {
    ...checked,
    lines: withFound(checked.lines, wrapped, found),
    fees: [...checked.fees, ...found.fees],
    coins: [...checked.coins, ...found.transfers],
    search: { searchedFrom, requests, end },
  };
};
