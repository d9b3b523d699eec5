import { useLingui } from '@lingui/react/macro';
import { polygon } from '#config/chains.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { readCall, signedDifference } from '#domain/transactions/signedDifference.ts';
import type { KnownCall } from '#domain/transactions/signedDifference.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';
import { moneyWords } from '../money/index.ts';
import { recordWords } from './recordWords.ts';

/** A transaction that the wallet signed in place of the requested one, in words that name both; undefined for none. */
export const useDifferentWords = (record: TransactionRecord | undefined): string | undefined => {
  const { t, i18n } = useLingui();
  const signed = record && signedDifference(record);
  const call = signed && readCall(signed);
  const token = call && 'token' in call ? call.token : undefined;
  const known = useTokens(token ? [token] : []);
  if (!record || !call) return undefined;
  const currency = token && known.get(token);
  const describe = (sent: KnownCall): string => {
    const to = shortenAddress(sent.to);
    if (sent.kind === 'call') return t`a call of ${to}`;
    if (sent.kind === 'pay') {
      const paid = moneyWords(sent.amount, polygon.nativeCurrency, 'paid');
      return t`${paid} to ${to}`;
    }
    const amount = currency ? moneyWords(sent.amount, currency, 'paid') : shortenAddress(sent.token);
    return sent.kind === 'approve' ? t`approval of ${amount} for ${to}` : t`${amount} to ${to}`;
  };
  const actual = describe(call);
  const requested = i18n._(recordWords(record));
  return t`Your wallet sent a different transaction: ${actual} instead of: ${requested}.`;
};
