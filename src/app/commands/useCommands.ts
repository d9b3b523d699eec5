import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { parseTypedAddress } from '#domain/tokens/copiedAddress.ts';
import { marketName, useMarketList, useMarketPath, type MarketRow } from '#features/markets/index.ts';
import { watchAccount } from '#writes/wallet/watchAccount.ts';
import { offeredPages } from './pageCommands.ts';
import { recentOf } from './recentCommands.ts';
import { searchCommands } from './searchCommands.ts';
import type { Command } from './types.ts';
import { useActionCommands, type PaletteViews } from './useActionCommands.ts';
import { useToCommand } from './useCommandTools.ts';
import { useSettingCommands } from './useSettingCommands.ts';

const shownMarkets = {
  sort: { column: 'liquidity', direction: 'descending' },
  starredFirst: true,
  count: 6,
} as const;

const usePageCommands = (): readonly Command[] => {
  const navigate = useNavigate();
  const toCommand = useToCommand();
  return offeredPages.map(({ path, label, icon, words }) =>
    toCommand({ id: path, group: 'pages', icon, label, words, run: () => void navigate(path) }),
  );
};

const wordsOfRow = ({ pair, base, quote, baseCurrency, quoteCurrency }: MarketRow): readonly string[] => [
  ...[baseCurrency, quoteCurrency].flatMap((currency) => (currency ? [currency.symbol, currency.name] : [])),
  pair,
  base,
  quote,
];

const useMarketCommands = (text: string): readonly Command[] => {
  const navigate = useNavigate();
  const marketPath = useMarketPath();
  const { rows } = useMarketList({ ...shownMarkets, text });
  return rows.map((row) => ({
    id: `market ${row.pair}`,
    group: 'markets',
    icon: 'candles',
    label: marketName(row),
    english: '',
    words: wordsOfRow(row),
    run: () => void navigate(marketPath(row)),
  }));
};

const useWatchCommand = (text: string): readonly Command[] => {
  const { t } = useLingui();
  const account = parseTypedAddress(text.trim());
  if (!account) return [];
  const label = t`Watch ${shortenAddress(account)}`;
  return [
    {
      id: 'watchTyped',
      group: 'actions',
      icon: 'eye',
      label,
      english: '',
      words: [account],
      run: () => watchAccount(account),
    },
  ];
};

/** Gives all commands for an empty text, recently used ones first. */
export const useCommands = (text: string, views: PaletteViews): readonly Command[] => {
  const pages = usePageCommands();
  const markets = useMarketCommands(text);
  const actions = useActionCommands(views);
  const settings = useSettingCommands();
  const watch = useWatchCommand(text);
  const all = [...pages, ...markets, ...watch, ...actions, ...settings];
  if (text.trim() !== '') return searchCommands(all, text);
  return [...recentOf(all).map((command) => ({ ...command, group: 'recent' as const })), ...all];
};

export const groupNames = {
  recent: msg`Used last`,
  pages: msg`Pages`,
  markets: msg`Markets`,
  actions: msg`Actions`,
  settings: msg`Settings`,
};
