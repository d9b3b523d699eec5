import { useEffect } from 'react';
import { alertsText } from '#domain/alerts/storedAlerts.ts';
import type { AlertReading, Fired } from '#domain/alerts/stepAlerts.ts';
import type { Alert } from '#domain/alerts/types.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { popupAdded } from '#state/app/slice.ts';
import { selectBlockAge } from '#state/app/selectBlockAge.ts';
import { useAppStore } from '#state/hooks.ts';
import type { AppStore } from '#state/hooks.ts';
import { alertsStore } from '#stores/alertsStore.ts';

const tell = (store: AppStore, { alert, news, id }: Fired): void => {
  const hash = news?.transactionHash ?? '';
  const told = news && {
    id: news.id,
    event: news.event,
    soldToken: news.soldToken,
    wantedToken: news.wantedToken,
    sold: `${news.sold}`,
    received: `${news.received}`,
    remain: `${news.remain}`,
  };
  const content = { txn: { hash, success: true }, alert: { text: alertsText([alert]), news: told } };
  // One for each firing: a system notification of the same name as the one before would be silent.
  store.dispatch(popupAdded({ key: `alert ${alert.id} ${id}`, content, removeAfterMs: null }));
};

/** Leads an alert over each block with what it says of it. A block that is late or stale says nothing. */
export const useAdvance = (alert: Alert, reading: AlertReading | undefined): void => {
  const store = useAppStore();
  const { number } = useBlock();
  useEffect(() => {
    const isFresh = selectBlockAge(store.getState(), Date.now()).freshness === 'fresh';
    if (number === undefined || !reading || !isFresh) return;
    void alertsStore
      .advance(number, new Map([[alert.id, reading]]))
      .then((fired) => fired.forEach((one) => tell(store, one)));
  }, [store, alert, number, reading]);
};
