import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { TestedNode } from '#reads/nodes/useNodeTests.ts';
import { Facts } from './NodeStyles.ts';

function Distance({ blocks }: { readonly blocks: number }): ReactElement | null {
  return blocks === 0 ? null : (
    <>
      {' '}
      (<Plural value={blocks} one="# block behind" other="# blocks behind" />)
    </>
  );
}

export function NodeFacts({ node }: { readonly node: TestedNode }): ReactElement {
  const { latencyMs, head, behindBlocks, chainId, logSpan, overridesState, batchSize } = node;
  const milliseconds = latencyMs === undefined ? undefined : Math.round(latencyMs);
  const blocks = logSpan === undefined ? undefined : formatWhole(logSpan);
  return (
    <Facts>
      <div>
        <dt>
          <Trans>Latency</Trans>
        </dt>
        <dd>{milliseconds === undefined ? NO_VALUE : <Trans>{milliseconds} ms</Trans>}</dd>
      </div>
      <div>
        <dt>
          <Trans>Newest block</Trans>
        </dt>
        <dd>
          {head === undefined ? NO_VALUE : formatWhole(head)}
          {behindBlocks !== undefined && <Distance blocks={behindBlocks} />}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Chain ID</Trans>
        </dt>
        <dd translate="no">{chainId}</dd>
      </div>
      <div>
        <dt>
          <Trans>Log range</Trans>
        </dt>
        <dd>{blocks === undefined ? NO_VALUE : <Trans>{blocks} blocks</Trans>}</dd>
      </div>
      <div>
        <dt>
          <Trans>State overrides</Trans>
        </dt>
        <dd>{overridesState === undefined ? NO_VALUE : overridesState ? <Trans>Yes</Trans> : <Trans>No</Trans>}</dd>
      </div>
      <div>
        <dt>
          <Trans>Batch size</Trans>
        </dt>
        <dd translate="no">{batchSize ?? NO_VALUE}</dd>
      </div>
    </Facts>
  );
}
