import { useLingui } from '@lingui/react/macro';
import { polygon } from '#config/chains.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { readCall } from '#domain/transactions/signedDifference.ts';
import type { RequestedCall } from '#domain/transactions/types.ts';
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
