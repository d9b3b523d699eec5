import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { alertsIn } from '#domain/alerts/storedAlerts.ts';
import type { AlertRule } from '#domain/alerts/types.ts';
import { fillPopupKey } from '#state/app/popupKeys.ts';
import { selectPopups } from '#state/app/selectors.ts';
import { popupRemoved } from '#state/app/slice.ts';
import { useAppDispatch, useAppStore } from '#state/hooks.ts';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { Toast } from '#ui/overlay/Toast.tsx';
import { useOrderWords } from '../orderWords/index.ts';
import type { News } from '../orderWords/index.ts';
import { alertPath } from './alertPath.ts';
import { useAlertWords } from './alertWords.ts';
import { useTelling } from './useTelling.ts';
import type { Telling } from './useTelling.ts';

function Tell(telling: Telling): ReactElement | null {
  const dispatch = useAppDispatch();
  const isRefused = useTelling(telling);
  const { name, path, words } = telling;
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

/** A fill's id starts with its transaction. */
const orderKeyOf = ({ id }: News): string => id.slice(id.indexOf(' ') + 1);

function TellNews({ name, rule, news }: RuleProps & { readonly news: News }): ReactElement {
  const words = useOrderWords(news);
  const store = useAppStore();
  const isOnPage = (): boolean =>
    (news.event === 'filled' || news.event === 'partly') &&
    document.visibilityState === 'visible' &&
    selectPopups(store.getState()).some(({ key }) => key === fillPopupKey(orderKeyOf(news)));
  return <Tell name={name} path={alertPath(rule)} words={words} isOnPage={isOnPage} />;
}

function TellFigure({ name, rule }: RuleProps): ReactElement {
  const { t } = useLingui();
  const words = useAlertWords(rule);
  return (
    <Tell
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
  return news ? <TellNews name={name} rule={alert.rule} news={news} /> : <TellFigure name={name} rule={alert.rule} />;
}
