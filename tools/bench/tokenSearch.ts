import { createRandom } from '../../e2e/devnet/random.ts';
import { tokenDirectory } from '#domain/lists/tokenDirectory.ts';
import { confusableFinder } from '#domain/tokens/confusableFinder.ts';
import { searchTokens } from '#domain/tokens/searchTokens.ts';
import type { Token } from '#domain/tokens/types.ts';
import { listFrom, tokenAt } from '../../tests/domain/lists/listFrom.ts';
import { atMost, figure, type Findings } from './figures.ts';
import { median } from './timing.ts';

const TOKENS = 10_000;
const LISTS = 4;
const ROUNDS = 9;
const LIMIT_MS = 8;
/** Queries typed letter by letter: starts and ends of names, several words, a word without a match. */
const TYPED = ['wrapped eth', 'usdc', 'dollar stable', 'in', 'qqqqqq', '0x00'];
const WORDS =
  'wrapped ether bitcoin dollar stable coin token finance protocol network governance index yield vault staked bridged liquid dao inu moon swap cash gold chain share'.split(
    ' ',
  );

const random = createRandom(2021);

const tokens = (): readonly Token[] =>
  Array.from({ length: TOKENS }, (_, place) => {
    const name = Array.from({ length: 2 + (place % 3) }, () => random.pick(WORDS)).join(' ');
    const symbol = `${name.slice(0, 3).toUpperCase()}${place}`;
    return tokenAt(place + 1, { symbol, name: `${name} ${place}` });
  });

const timed = (run: () => unknown): number => {
  const start = performance.now();
  run();
  return performance.now() - start;
};

const keystrokes = TYPED.flatMap((text) => Array.from(text, (_, end) => text.slice(0, end + 1)));

/** 10,000 tokens: every keystroke, the first search of a visit, and the preparation of the lists. */
export const measureTokenSearch = (): Findings => {
  const all = tokens();
  const size = Math.ceil(TOKENS / LISTS);
  const placed = Array.from({ length: LISTS }, (_, place) => ({
    url: `https://lists.example/${place}.json`,
    list: listFrom([1, 0, 0], all.slice(place * size, (place + 1) * size)),
  }));
  const first = timed(() => searchTokens(all, 'w'));
  const times = Array.from({ length: ROUNDS }, () =>
    keystrokes.map((text) => timed(() => searchTokens(all, text))),
  ).flat();
  const looksLike = confusableFinder(all.slice(0, size));
  const rest = all.slice(size);
  return {
    tokens: TOKENS,
    firstKeystroke: figure(first, 'ms'),
    keystroke: atMost(LIMIT_MS, median(times), 'ms'),
    slowestKeystroke: figure(Math.max(...times), 'ms'),
    listsPutTogether: figure(median(Array.from({ length: ROUNDS }, () => timed(() => tokenDirectory(placed)))), 'ms'),
    confusableOfOne: figure((timed(() => rest.map(looksLike)) / rest.length) * 1000, 'µs'),
  };
};
