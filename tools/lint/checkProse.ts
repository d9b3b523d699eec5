import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Image, InlineCode, Link, Nodes, Parent } from 'mdast';
import writeGood from 'write-good';
import findRepeatedWords from 'write-good/lib/lexical-illusions.js';
import findOpeningSo from 'write-good/lib/starts-with-so.js';
import list from './words.json' with { type: 'json' };

export interface Finding {
  readonly line: number;
  readonly reason: string;
}

interface Span {
  readonly index: number;
  readonly offset: number;
}

const inMarkdown = ({ where }: { readonly where: readonly string[] }): boolean => where.includes('markdown');
const words = list.words.filter(inMarkdown);
const openings = new Map(list.openings.filter(inMarkdown).map(({ word, use }) => [word, use]));

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const sentencesOf = (text: string): readonly Span[] =>
  [...segmenter.segment(text)].map(({ segment, index }) => ({
    index,
    offset: segment.trimEnd().length,
  }));

const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const sentenceChecks = {
  length: {
    fn: (text: string) =>
      sentencesOf(text).filter(
        ({ index, offset }) => countWords(text.slice(index, index + offset)) > list.maxSentenceWords,
      ),
    explanation: `is a sentence of more than ${list.maxSentenceWords} words`,
  },
  repeated: { fn: findRepeatedWords, explanation: 'is repeated' },
  so: { fn: findOpeningSo, explanation: 'adds nothing to the sentence' },
};

const openingChecks = Object.fromEntries(
  [...openings].map(([opening, use]) => [
    opening,
    {
      fn: (text: string) =>
        sentencesOf(text)
          .filter(({ index }) => new RegExp(`^${opening}\\b`).test(text.slice(index)))
          .map(({ index }) => ({ index, offset: opening.length })),
      explanation: `begins a sentence; begin with ${use}`,
    },
  ]),
);

const wordChecks = Object.fromEntries(
  words.map(({ word, use }) => [
    word,
    {
      fn: (text: string) =>
        [...text.matchAll(new RegExp(`\\b${word}\\b`, 'gi'))].map(({ index }) => ({ index, offset: word.length })),
      explanation: `is not used here; use: ${use}`,
    },
  ]),
);

const checks = Object.fromEntries(
  Object.entries({ ...sentenceChecks, ...openingChecks, ...wordChecks }).map(([name, { fn, explanation }]) => [
    name,
    { fn: (text: string) => [...fn(text)], explanation },
  ]),
);

/** Code becomes one capitalised word, so that a sentence may begin with it. Keeps line breaks. */
const textOf = (node: Nodes): string => {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return `Code${node.value.replace(/\W/g, '')}`;
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map(textOf).join('') : '';
};

/** A quotation counts as one word. */
const withoutQuotations = (text: string): string =>
  text.replace(
    /"[^"]*"|(?<!\w)'[^']*'(?!\w)/g,
    (quotation, at: number) => `quotation${at}${quotation.replace(/[^\n]/g, '')}`,
  );

/** Each cell is checked separately. */
const cellsOf = (line: string): readonly string[] => line.split(/(?<!\\)\|/).filter((cell) => !/^[\s:-]*$/.test(cell));

const findInText = (text: string, line: number): readonly Finding[] =>
  writeGood(text.replaceAll('\n', ' '), { checks }).map(({ index, reason }) => ({
    line: line + text.slice(0, index).split('\n').length - 1,
    reason: reason.replace(/\s+/g, ' '),
  }));

const findInBlock = (block: Parent & Nodes): readonly Finding[] => {
  const line = block.position?.start.line ?? 1;
  const text = withoutQuotations(textOf(block));
  if (!text.startsWith('|')) return findInText(text, line);
  return text.split('\n').flatMap((row, at) => cellsOf(row).flatMap((cell) => findInText(cell.trim(), line + at)));
};

const findInTree = (node: Nodes): readonly Finding[] => {
  if (node.type === 'paragraph' || node.type === 'heading') return findInBlock(node);
  return 'children' in node ? node.children.flatMap(findInTree) : [];
};

/** By the rules of `words.json`, in order of lines. */
export const checkProse = (markdown: string): readonly Finding[] => findInTree(fromMarkdown(markdown));

const DECISION_PARTS = [
  /^# ./,
  /^\*\*Context\.\*\* ./m,
  /^\*\*Decision\.\*\*/m,
  /^\*\*Consequences\.\*\* ./m,
  /^\*\*Status\.\*\* ./m,
];
const STATUS = /^\*\*Status\.\*\* Accepted \d{4}-\d\d-\d\d(, amended \d{4}-\d\d-\d\d)?\.(\s|$)/m;

/** Missing parts, another status than those of the decisions' README, and words (Markdown included) above the limit. */
export const checkDecision = (markdown: string): readonly Finding[] => {
  const count = markdown.split(/\s+/).filter((word) => word !== '').length;
  return [
    ...(DECISION_PARTS.every((part) => part.test(markdown))
      ? []
      : ['a decision has a title, Context, Decision, Consequences and Status']),
    ...(STATUS.test(markdown) ? [] : ['a status is "Accepted" with its date, and "amended" with its date']),
    ...(count > list.maxDecisionWords ? [`${count} words; a decision has at most ${list.maxDecisionWords}`] : []),
  ].map((reason) => ({ line: 1, reason }));
};

const linksOf = (node: Nodes): readonly (Link | Image)[] => {
  if (node.type === 'link' || node.type === 'image') return [node];
  return 'children' in node ? node.children.flatMap(linksOf) : [];
};

/** `exists` receives the path as linked. */
export const checkLinks = (markdown: string, exists: (path: string) => boolean): readonly Finding[] =>
  linksOf(fromMarkdown(markdown))
    .filter(({ url }) => !/^([a-z]+:|#)/.test(url) && !exists(url.replace(/#.*/, '')))
    .map(({ url, position }) => ({ line: position?.start.line ?? 1, reason: `${url} does not exist` }));

const SOURCE_FILE = /^[\w./-]+\.(tsx?|sol|css)$/;

const codeOf = (node: Nodes): readonly InlineCode[] => {
  if (node.type === 'inlineCode') return [node];
  return 'children' in node ? node.children.flatMap(codeOf) : [];
};

/** Missing source files that are named by a part of their path or their name. */
export const checkFiles = (markdown: string, files: readonly string[]): readonly Finding[] =>
  codeOf(fromMarkdown(markdown))
    .filter(({ value }) => SOURCE_FILE.test(value) && !files.some((file) => `/${file}`.endsWith(`/${value}`)))
    .map(({ value, position }) => ({ line: position?.start.line ?? 1, reason: `${value} does not exist` }));
