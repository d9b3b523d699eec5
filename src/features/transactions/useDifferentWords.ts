import { useLingui } from '@lingui/react/macro';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { otherSender, signedDifference, readCall } from '#domain/transactions/signedDifference.ts';
import type { TransactionRecord, RequestedCall } from '#domain/transactions/types.ts';
import { recordWords } from './recordWords.ts';
import { polygon } from '#config/chains.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';
import { moneyWords } from '../money/index.ts';

export const useCallWords = (call: RequestedCall | undefined): string | undefined => {
  const { t } = useLingui();
  const known = call && readCall(call);
  const token = known && 'token' in known ? known.token : undefined;
  const tokens = useTokens(token ? [token] : []);
  if (!known) return undefined;
  const to = shortenAddress(known.to);
  if (known.kind === 'call') return t`a call of ${to}`;
  if (known.kind === 'pay') {
    const paid = moneyWords(known.amount, polygon.nativeCurrency, 'paid');
    return t`${paid} to ${to}`;
  }
  const currency = tokens.get(known.token);
  const amount = currency ? moneyWords(known.amount, currency, 'paid') : shortenAddress(known.token);
  return known.kind === 'approve' ? t`approval of ${amount} for ${to}` : t`${amount} to ${to}`;
};

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
