import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { chooseNode } from '#domain/freshness/chooseNode.ts';
import type { Head } from '#domain/freshness/head.ts';
import type { NodeChoice } from './failOver.ts';

/** Keeps the best node by the newest blocks that were told. `nowMs`: the right time; undefined where it is not known. */
export const preferBest = (nodes: NodeChoice, heads: readonly Head[], nowMs: number | undefined): void => {
  const chosen = chooseNode(
    heads.filter(({ source }) => nodes.urls.includes(source)),
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
