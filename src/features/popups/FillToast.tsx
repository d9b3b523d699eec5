import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import type { MoneyRole } from '#domain/format/formatMoney.ts';
import { paidBackOf } from '#domain/tokens/currency.ts';
import type { Token } from '#domain/tokens/types.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';
import { popupRemoved } from '#state/app/slice.ts';
import type { Popup, PopupContent } from '#state/app/slice.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { marketName, marketOf, sideOf } from '#state/marketRule.ts';
import { announce } from '#ui/feedback/announce.ts';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { useWhenChanged } from '#ui/hooks/useWhenChanged.ts';
import { Toast } from '#ui/overlay/Toast.tsx';
import { moneyWords } from '../money/index.ts';
import { explorerLink } from '../transactions/index.ts';

type Fill = NonNullable<PopupContent['fill']>;

/** What the popup says, in words; nothing before both tokens are known. */
const useWords = (fill: Fill, sold: Token | undefined, wanted: Token | undefined) => {
  const { t } = useLingui();
  const mask = useMask();
  if (!sold || !wanted) return undefined;
  const [paid, got] = [sold, wanted].map((token) => paidBackOf(token, wrappedNative, nativeCurrency));
  if (!paid || !got) return undefined;
  const amount = (raw: string, currency: typeof paid, role: MoneyRole): string =>
    mask(moneyWords(BigInt(raw), currency, role));
  const name = marketName(marketOf(sold, wanted));
  const [given, taken] = [amount(fill.sold, paid, 'paid'), amount(fill.received, got, 'received')];
  const done =
    sideOf(sold.address, wanted.address) === 'BUY' ? t`Bought ${taken} for ${given}.` : t`Sold ${given} for ${taken}.`;
  if (fill.remain === '0') return { title: t`Order filled: ${name}`, body: done };
  const left = amount(fill.remain, paid, 'paid');
  return { title: t`Order partly filled: ${name}`, body: `${done} ${t`${left} is still open.`}` };
};

/** Somebody else has filled a resting order of the account. */
export function FillToast({ popup, fill }: { readonly popup: Popup; readonly fill: Fill }): ReactElement | null {
  const dispatch = useAppDispatch();
  const tokens = useTokens([fill.soldToken, fill.wantedToken]);
  const words = useWords(fill, tokens.get(fill.soldToken), tokens.get(fill.wantedToken));
  const said = words && `${words.title}. ${words.body}`;
  useWhenChanged(said, () => said !== undefined && announce(said));
  if (!words) return null;
  return (
    <Toast
      tone="success"
      title={words.title}
      onDismiss={() => dispatch(popupRemoved({ key: popup.key }))}
      removeAfterMs={popup.removeAfterMs ?? undefined}
    >
      {words.body}{' '}
      <ExternalLink href={explorerLink('tx', popup.content.txn.hash)}>
        <Trans>View on Explorer</Trans>
      </ExternalLink>
    </Toast>
  );
}
