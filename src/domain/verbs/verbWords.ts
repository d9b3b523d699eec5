export type VerbWord =
  | 'buy'
  | 'sell'
  | 'limit'
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
  | 'trades';

/** Spellings in English, Japanese, Korean and Chinese, lower case. No spelling belongs to two words. */
export const verbSpellings: Readonly<Record<VerbWord, readonly string[]>> = {
  buy: ['buy', 'b', '買う', '買い', '購入', '매수', '구매', '买', '买入', '購買'],
  sell: ['sell', 's', '売る', '売り', '売却', '매도', '판매', '卖', '卖出'],
  limit: ['limit', 'l', '指値', '지정가', '限价'],
  at: ['at', '@', 'で', '에', '以'],
  bid: ['bid', '買気配', '매수호가', '买一', '买一价'],
  ask: ['ask', '売気配', '매도호가', '卖一', '卖一价'],
  mid: ['mid', '仲値', '중간가', '中间价'],
  cancel: ['cancel', 'キャンセル', '取消', '取り消し', '취소', '撤单', '取消订单'],
  all: ['all', 'すべて', '全て', '全部', '모두', '전체', '所有'],
  last: ['last', '最後', '直近', '마지막', '최근', '最后', '最近'],
  flip: ['flip', '反転', '반전', '反向', '切换方向'],
  max: ['max', '最大', '최대'],
  export: ['export', 'エクスポート', '出力', '내보내기', '导出'],
  trades: ['trades', '取引', '約定', '거래', '체결', '成交', '交易'],
};

const known = new Map<string, VerbWord>(
  Object.entries(verbSpellings).flatMap(([word, spellings]) =>
    spellings.map((spelling) => [spelling, word as VerbWord] as const),
  ),
);

/** Undefined for a text that is no spelling, in lower case. */
export const verbWordOf = (text: string): VerbWord | undefined => known.get(text);
