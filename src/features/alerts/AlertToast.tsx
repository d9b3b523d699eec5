import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { alertsIn } from '#domain/alerts/storedAlerts.ts';
import type { AlertRule } from '#domain/alerts/types.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { fillPopupKey } from '#state/app/popupKeys.ts';
import { selectPopups } from '#state/app/selectors.ts';
import { popupRemoved } from '#state/app/slice.ts';
import { useAppDispatch, useAppStore } from '#state/hooks.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { Toast } from '#ui/overlay/Toast.tsx';
import { useOrderWords, type News } from '../orderWords/index.ts';
import { alertPath } from './alertPath.ts';
import { useAlertWords } from './alertWords.ts';
import { useAnnouncement, type Announcement } from './useAnnouncement.ts';

function AnnouncementToast(announcement: Announcement): ReactElement | null {
  const dispatch = useAppDispatch();
  const isRefused = useAnnouncement(announcement);
  const { name, path, words } = announcement;
  if (!isRefused || !words) return null;
  return (
    <Toast tone="warning" title={words.title} onDismiss={() => dispatch(popupRemoved({ key: name }))}>
      {words.body}{' '}
      <RouteLink to={path}>
        <Trans context="alert">Show</Trans>
      </RouteLink>
    </Toast>
  );
}

interface RuleProps {
  readonly name: string;
  readonly rule: AlertRule;
}

/** The id of news is the transaction's hash and the order's key, separated by a space. */
const partsOf = ({ id }: News): readonly [hash: string, orderKey: string] => {
  const end = id.indexOf(' ');
  return [id.slice(0, end), id.slice(end + 1)];
};

function NewsToast({ name, rule, news }: RuleProps & { readonly news: News }): ReactElement {
  const words = useOrderWords(news);
  const store = useAppStore();
  const [hash, orderKey] = partsOf(news);
  const fillKey = fillPopupKey(orderKey);
  const isFill = news.event === 'filled' || news.event === 'partly';
  const isOnPage = (): boolean =>
    isFill &&
    document.visibilityState === 'visible' &&
    selectPopups(store.getState()).some(({ key }) => key === fillKey);
  const isAnnounced = (): boolean =>
    news.event === 'cancelled' && selectTransaction(store.getState(), POLYGON_CHAIN_ID, hash as Hex) !== undefined;
  const onShown = (): void => void (isFill && store.dispatch(popupRemoved({ key: fillKey })));
  return <AnnouncementToast name={name} path={alertPath(rule)} words={words} {...{ isOnPage, isAnnounced, onShown }} />;
}

function FigureToast({ name, rule }: RuleProps): ReactElement {
  const { t } = useLingui();
  const words = useAlertWords(rule);
  return (
    <AnnouncementToast
      name={name}
      path={alertPath(rule)}
      words={words && { title: t`Alert: ${words.subject}`, body: words.happened }}
    />
  );
}

interface AlertToastProps {
  readonly name: string;
  readonly text: string;
  readonly news: News | undefined;
}

export function AlertToast({ name, text, news }: AlertToastProps): ReactElement | null {
  const [alert] = alertsIn(JSON.parse(text));
  if (!alert) return null;
  return news ? <NewsToast name={name} rule={alert.rule} news={news} /> : <FigureToast name={name} rule={alert.rule} />;
}
