import { useLingui } from '@lingui/react/macro';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { otherSender, signedDifference } from '#domain/transactions/signedDifference.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { recordWords } from './recordWords.ts';
import { useCallWords } from './useCallWords.ts';

export const useDifferentWords = (record: TransactionRecord | undefined): string | undefined => {
  const { t, i18n } = useLingui();
  const actual = useCallWords(record && signedDifference(record));
  if (!record || actual === undefined) return undefined;
  const requested = i18n._(recordWords(record));
  if (record.safe) {
    return record.receipt
      ? t`Your Safe ran a different transaction: ${actual} instead of: ${requested}.`
      : t`Your Safe has a different transaction: ${actual} instead of: ${requested}. Check it before you sign.`;
  }
  const sender = otherSender(record);
  if (sender) return t`Your wallet sent this from another account, ${shortenAddress(sender)}: ${requested}.`;
  return t`Your wallet sent a different transaction: ${actual} instead of: ${requested}.`;
};
