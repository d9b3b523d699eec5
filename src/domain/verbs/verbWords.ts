export type VerbWord =
  | 'buy'
  | 'sell'
  | 'limit'
  | 'market'
  | 'at'
  | 'bid'
  | 'ask'
  | 'mid'
  | 'cancel'
  | 'all'
  | 'last'
  | 'flip'
  | 'max'
  | 'export'
  | 'trades'
  | 'orders';

/** Spellings in English, Japanese, Korean and Chinese, in lower case. No spelling belongs to two words. */
export const verbSpellings: Readonly<Record<VerbWord, readonly string[]>> = {
  buy: ['buy', 'b', '買う', '買い', '購入', '매수', '구매', '买', '买入', '购买', '購買'],
  sell: ['sell', 's', '売る', '売り', '売却', '매도', '판매', '卖', '卖出', '出售'],
  limit: ['limit', 'l', '指値', '지정가', '限价'],
  market: ['market', '成行', '시장가', '市价'],
  at: ['at', '@', 'で', '에', '以'],
  bid: ['bid', '買気配', '매수호가', '买一', '买一价'],
  ask: ['ask', '売気配', '매도호가', '卖一', '卖一价'],
  mid: ['mid', '仲値', '중간가', '中间价', '中间'],
  cancel: ['cancel', 'キャンセル', '取消', '取り消し', '취소', '撤单', '撤销', '取消订单'],
  all: ['all', 'すべて', '全て', '全部', '모두', '모든', '전부', '전체', '所有'],
  last: ['last', '最後', '直近', '마지막', '최근', '最后', '最近', '最新'],
  flip: ['flip', '反転', '반전', '反转', '反向', '切换方向'],
  max: ['max', '最大', '최대'],
  export: ['export', 'エクスポート', '出力', '내보내기', '导出'],
  trades: ['trades', '取引', '約定', '거래', '체결', '成交', '交易'],
  orders: ['orders', 'order', '注文', '주문', '订单', '挂单'],
};

const known = new Map<string, VerbWord>(
  Object.entries(verbSpellings).flatMap(([word, spellings]) =>
    spellings.map((spelling) => [spelling, word as VerbWord] as const),
  ),
);

/** Matches runs in a script that is written without spaces, and the runs between them. */
const RUNS = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]+|[^\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]+/gu;
const JOINED = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;

const PARTICLES: readonly string[] = ['を', 'の'];

const joined = [...known.keys(), ...PARTICLES]
  .filter((spelling) => JOINED.test(spelling))
  .toSorted((a, b) => b.length - a.length);

/** Spellings of a run without spaces, separated and without particles; undefined if a part of it is no spelling. */
const spellingsOf = (run: string): readonly string[] | undefined => {
  if (run === '') return [];
  for (const spelling of joined.filter((candidate) => run.startsWith(candidate))) {
    const others = spellingsOf(run.slice(spelling.length));
    if (others) return PARTICLES.includes(spelling) ? others : [spelling, ...others];
  }
  return undefined;
};

const MAX_LENGTH = 40;

/**
 * Spellings of a text without spaces, separated from each other and from figures and symbols that touch them. A text
 * with other characters stays whole, because a symbol may have them.
 */
export const splitWord = (text: string): readonly string[] => {
  if (known.has(text) || text.length > MAX_LENGTH) return [text];
  const words: string[] = [];
  for (const run of text.match(RUNS) ?? []) {
    const spellings = JOINED.test(run) ? spellingsOf(run) : [run];
    if (!spellings) return [text];
    words.push(...spellings);
  }
  return words;
};

/** Word of a spelling in lower case; undefined for other text. */
export const verbWordOf = (text: string): VerbWord | undefined => known.get(text);
