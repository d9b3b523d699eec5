import { useLingui } from '@lingui/react/macro';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { paidBackOf } from '#domain/tokens/currency.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import type { PopupContent } from '#state/app/slice.ts';
import { marketName, marketOf, sideOf } from '#state/marketRule.ts';
import { noticeWords } from '../money/index.ts';

export type Fill = NonNullable<PopupContent['fill']>;

export type News = NonNullable<NonNullable<PopupContent['alert']>['news']>;

export interface OrderWords {
  readonly title: string;
  readonly body: string;
}

export const useOrderWords = (orderNews: Fill | News): OrderWords | undefined => {
  const { t } = useLingui();
  const mask = useMask();
  const tokens = useTokens([orderNews.soldToken, orderNews.boughtToken]);
  const [sold, bought] = [tokens.get(orderNews.soldToken), tokens.get(orderNews.boughtToken)];
  if (!sold || !bought) return undefined;
  const [paid, got] = [sold, bought].map((token) => paidBackOf(token, wrappedNative, nativeCurrency));
  if (!paid || !got) return undefined;
  const amount = (raw: string, currency: typeof paid): string => mask(noticeWords(BigInt(raw), currency, 'neither'));
  const name = marketName(marketOf(sold, bought));
  const [given, taken] = [amount(orderNews.sold, paid), amount(orderNews.received, got)];
  const done =
    sideOf(sold.address, bought.address) === 'BUY' ? t`Bought ${taken} for ${given}.` : t`Sold ${given} for ${taken}.`;
  const left = amount(orderNews.remain, paid);
  switch (orderNews.event) {
    case 'filled':
      return { title: t`Order filled: ${name}`, body: done };
    case 'partly':
      return {
        title: t`Order partly filled: ${name}`,
        body: orderNews.remain === '0' ? done : `${done} ${t`${left} is still open.`}`,
      };
    case 'cancelled':
      return {
        title: orderNews.remain === '0' ? t`Order cancelled: ${name}` : t`Order partly cancelled: ${name}`,
        body: t`${given} is no longer in an open order.`,
      };
    case 'blocked':
      return {
        title: t`Order blocked: ${name}`,
        body: t`Your account can't receive ${got.symbol}, so nobody can fill this order. Cancel it to get ${left} back.`,
      };
  }
};
