import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { isUnder } from '#config/firstPages.ts';
import { paths } from '#config/paths.ts';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import type { FollowUpOffer } from '#domain/followUps/followUp.ts';
import { formatOrderPrice } from '#domain/format/formatOrderPrice.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { paidBackOf } from '#domain/tokens/currency.ts';
import type { Token } from '#domain/tokens/types.ts';
import { orderPrice } from '#domain/trade/limitOrder.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { fillPopupKey } from '#state/app/popupKeys.ts';
import { popupRemoved } from '#state/app/slice.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { marketName, marketOf, sideOf } from '#state/marketRule.ts';
import { followUpsStore } from '#stores/followUpsStore.ts';
import { announce } from '#ui/feedback/announce.ts';
import { Button } from '#ui/fields/Button.tsx';
import { useWhenChanged } from '#ui/hooks/useWhenChanged.ts';
import { Toast } from '#ui/overlay/Toast.tsx';
import { space } from '#ui/theme/theme.ts';
import { noticeWords } from '../money/index.ts';
import { PopupRegion } from './PopupRegion.ts';
import { useFollowUpNews, useOpenFollowUp, usePaidOut, usePlacedFollowUps, type FollowUpNews } from './useFollowUps.ts';

const Action = styled.span`
  display: block;
  margin-top: ${space(2)};
`;

interface NewsProps {
  readonly news: FollowUpNews;
  readonly sold: Token;
  readonly bought: Token;
}

const currencyOf = (token: Token) => paidBackOf(token, wrappedNative, nativeCurrency);

function Dropped({ news: { followUp, story }, sold, bought }: NewsProps): ReactElement {
  const { t } = useLingui();
  const name = marketName(marketOf(sold, bought));
  const { price } = followUp;
  const title = story.state === 'filled' ? t`Order filled: ${name}` : t`Order cancelled: ${name}`;
  useWhenChanged(title, announce);
  return (
    <Toast tone="warning" title={title} onDismiss={() => followUpsStore.remove(followUp)}>
      <Trans>The order that you prepared at {price} for its fill was dropped.</Trans>
    </Toast>
  );
}

interface OfferProps extends NewsProps {
  readonly offer: FollowUpOffer;
}

function Offer({ news, offer, sold, bought }: OfferProps): ReactElement {
  const { t } = useLingui();
  const mask = useMask();
  const dispatch = useAppDispatch();
  const open = useOpenFollowUp();
  const { followUp, story } = news;
  const side = sideOf(sold.address, bought.address);
  const paid = usePaidOut(story, bought);
  const { base, quote } = marketOf(currencyOf(sold), paid);
  const received = mask(noticeWords(offer.amount, paid, 'neither'));
  const filled = side === 'BUY' ? received : mask(noticeWords(offer.sold, currencyOf(sold), 'neither'));
  const decimals = { base: base.decimals, quote: quote.decimals };
  const at = formatOrderPrice(side, orderPrice(side, story.from, story.to), decimals);
  const { price } = followUp;
  const title =
    story.state === 'filled'
      ? t`Your order filled: ${filled} at ${at}`
      : t`Your order partly filled: ${filled} at ${at}`;
  const question = t`Offer ${received} at ${price} ${shortenSymbol(quote.symbol)}?`;
  useWhenChanged(`${title}. ${question}`, announce);
  const dismiss = (): void => {
    followUpsStore.answered(followUp, offer);
    dispatch(popupRemoved({ key: fillPopupKey(followUp.order) }));
  };
  return (
    <Toast
      tone="success"
      title={title}
      onDismiss={dismiss}
      action={
        <Action>
          <Button size="sm" variant="primary" onClick={() => open(news, paid, currencyOf(sold))}>
            <Trans>Review order</Trans>
          </Button>
        </Action>
      }
    >
      {question}
    </Toast>
  );
}

function News({ news }: Pick<NewsProps, 'news'>): ReactElement | null {
  const { soldToken, boughtToken } = news.story;
  const tokens = useTokens([soldToken, boughtToken]);
  const [sold, bought] = [tokens.get(soldToken), tokens.get(boughtToken)];
  if (!sold || !bought) return null;
  const { turn } = news;
  return turn.kind === 'offer' ? (
    <Offer news={news} offer={turn} sold={sold} bought={bought} />
  ) : (
    <Dropped news={news} sold={sold} bought={bought} />
  );
}

interface FollowUpNoticesProps {
  readonly isBusy: boolean;
}

/** Offers of prepared orders stay until the user answers them. */
export function FollowUpToasts(): ReactElement {
  const news = useFollowUpNews();
  return (
    <>
      {news.map((entry) => (
        <News key={entry.followUp.order} news={entry} />
      ))}
    </>
  );
}

export function FollowUpNotices({ isBusy }: FollowUpNoticesProps): ReactElement | null {
  const { t } = useLingui();
  const news = useFollowUpNews();
  usePlacedFollowUps();
  const hasTicket = isUnder(useLocation().pathname, [paths.trade]);
  if (isBusy || news.length === 0) return null;
  return (
    <PopupRegion aria-label={t`Notifications`} data-beside-ticket={hasTicket ? '' : undefined}>
      <FollowUpToasts />
    </PopupRegion>
  );
}
