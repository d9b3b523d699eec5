import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { paths } from '#config/paths.ts';
import {
  PRICE_PLACE,
  type CheckedPrice,
  type CheckedTransaction,
  type CheckPlan,
} from '#domain/alerts/backgroundCheck.ts';
import type { Alert, PriceRule } from '#domain/alerts/types.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { separators } from '#domain/format/separators.ts';
import { usedNodes } from '#domain/nodes/nodeSettings.ts';
import { isSettled } from '#domain/transactions/isSettled.ts';
import { linkToPath } from '#lib/ownAddress.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';
import { alertsStore } from '#stores/alertsStore.ts';
import { keepCheckPlan } from '#stores/backgroundChecks.ts';
import { bookStore } from '#stores/bookStore.ts';
import { nodeSettings } from '#stores/nodeSettings.ts';
import { recordWords } from '../transactions/index.ts';
import { alertPath } from './alertPath.ts';
import { alertTokens, nameOf, priceOf, quoteSymbol } from './alertWords.ts';
import { useAlerts } from './useAlerts.ts';

const MAX_NODES = 3;
const MAX_TRANSACTIONS = 50;

type PriceAlert = Alert & { readonly rule: PriceRule };

const isPriceAlert = (alert: Alert): alert is PriceAlert => alert.rule.kind === 'price';

/** Changes with each change in state that the service worker needs to know. */
const useStatesText = (alerts: readonly Alert[]): string =>
  useSyncExternalStore(alertsStore.subscribe, () =>
    JSON.stringify(alerts.map(({ id }) => alertsStore.stateOf(id) ?? null)),
  );

const useCheckedPrices = (): readonly CheckedPrice[] => {
  const { t } = useLingui();
  const alerts = useAlerts().filter(isPriceAlert);
  const tokens = useTokens(alerts.flatMap(({ rule }) => alertTokens(rule)));
  useStatesText(alerts);
  return alerts.flatMap(({ id, rule, sinceBlock }): readonly CheckedPrice[] => {
    const [base, quote] = [tokens.get(rule.base), tokens.get(rule.quote)];
    if (!base || !quote) return [];
    const { pair, token0 } = bookStore.pairOf(rule.base, rule.quote);
    const state = alertsStore.stateOf(id);
    const words = { subject: nameOf(tokens, rule.base, rule.quote) ?? NO_VALUE };
    const threshold = priceOf(rule, tokens);
    const now = `${PRICE_PLACE} ${quoteSymbol(quote)}`;
    const path = alertPath(rule);
    return [
      {
        ...{ id, pool: pair, baseIsToken0: token0 === rule.base, side: rule.side, price: rule.price },
        decimals: { base: base.decimals, quote: quote.decimals },
        block: state?.at ?? sinceBlock,
        isAnnounced: state?.isAnnounced ?? false,
        title: t`Alert: ${words.subject}`,
        body: t`The pool price has crossed ${threshold}. At a check in the background, a node reported ${now}.`,
        path,
        url: linkToPath(path),
      },
    ];
  });
};

/** Excludes batches and proposals: their outcome is not in a receipt alone, so only the page follows them. */
const useCheckedTransactions = (): readonly CheckedTransaction[] => {
  const { t, i18n } = useLingui();
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  const pending = Object.values(records).filter(
    (record) => !isSettled(record) && !record.safe && record.callsId === undefined,
  );
  const path = paths.accountHistory;
  return pending.slice(-MAX_TRANSACTIONS).map((record): CheckedTransaction => {
    const { hash, from, addedTime, replacedBy } = record;
    const sentence = i18n._(recordWords(record));
    return {
      ...{ id: hash, hash: replacedBy ?? hash, from, addedTime },
      confirmed: { title: sentence, body: t`Confirmed, a node reports. Your history has the amounts.` },
      reverted: {
        title: t`Failed: ${sentence}`,
        body: t`Reverted, a node reports. Only the network fee was spent.`,
      },
      path,
      url: linkToPath(path),
    };
  });
};

const textOf = (plan: CheckPlan): string =>
  JSON.stringify(plan, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

const useCheckPlan = (): CheckPlan => {
  const settings = useSyncExternalStore(nodeSettings.subscribe, nodeSettings.current);
  return {
    chainId: POLYGON_CHAIN_ID,
    nodes: usedNodes(settings, env.rpcUrls).slice(0, MAX_NODES),
    separators: { ...separators },
    prices: useCheckedPrices(),
    transactions: useCheckedTransactions(),
  };
};

/** Keeps the service worker's plan equal to the page's alerts and pending transactions. Writes only changes. */
export const useKeptPlan = (): void => {
  const plan = useCheckPlan();
  const text = textOf(plan);
  const kept = useRef<string>(undefined);
  useEffect(() => {
    if (kept.current === text) return;
    kept.current = text;
    void keepCheckPlan(plan);
  }, [plan, text]);
};
