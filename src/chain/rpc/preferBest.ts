import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { chooseNode } from '#domain/freshness/chooseNode.ts';
import type { Head } from '#domain/freshness/freshness.ts';
import type { NodeChoice } from './failOver.ts';

/** Prefers the best of the readable nodes. `nowMs`: correct time, undefined if unknown. */
export const preferBest = (nodes: NodeChoice, heads: readonly Head[], nowMs: number | undefined): void => {
  const trusted = nodes.urls.filter(nodes.isTrusted);
  const candidates = trusted.length > 0 ? trusted : nodes.urls;
  const chosen = chooseNode(
    heads.filter(({ source }) => candidates.includes(source)),
    {
      nowMs,
      blockTimeMs: env.blockTimeMs,
      asGoodBlocks: rules.nodes.asGood.blocks,
      asGoodMs: rules.nodes.asGood.ms,
      aheadMs: rules.clock.blockAheadMs,
    },
  );
  if (chosen) nodes.prefer(chosen.source);
};
