import type { Address } from '../tokens/types.ts';
import { callsOf } from './decodeCalls.ts';
import { movementsOf, type ReceiptFacts } from './receiptFacts.ts';
import type { TransactionInfo, TransactionRecord, UnplannedMove } from './types.ts';

const namedIn = (info: TransactionInfo): readonly Address[] => [
  ...('pair' in info ? [info.pair] : []),
  ...Object.values(info).flatMap((value) =>
    typeof value === 'object' && 'address' in value && value.address ? [value.address] : [],
  ),
];

/** Raw movements of tokens that no call names, one sum per token. */
export const unplannedMoves = (
  calls: Pick<TransactionRecord, 'info' | 'also'>,
  facts: ReceiptFacts,
): readonly UnplannedMove[] => {
  const named = new Set(
    callsOf(calls)
      .flatMap(namedIn)
      .map((address) => address.toLowerCase()),
  );
  return movementsOf(facts).flatMap(({ token, sent, received }): readonly UnplannedMove[] => {
    if (sent === received || named.has(token.toLowerCase())) return [];
    return received > sent
      ? [{ token, direction: 'received', amount: String(received - sent) }]
      : [{ token, direction: 'paid', amount: String(sent - received) }];
  });
};
