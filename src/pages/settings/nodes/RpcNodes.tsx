import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type ReactElement } from 'react';
import { moved } from '#domain/nodes/moved.ts';
import { nodesInUse } from '#reads/nodes/nodesInUse.ts';
import { useListedNodes } from '#reads/nodes/useNodeSettings.ts';
import { useNodeTests } from '#reads/nodes/useNodeTests.ts';
import { selectBlockNumber } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';
import { nodeSettings } from '#stores/nodeSettings.ts';
import { announce } from '#ui/feedback/announce.ts';
import { Button } from '#ui/fields/Button.tsx';
import { Actions } from '../SettingsStyles.ts';
import { AddNode } from './AddNode.tsx';
import { NodeRow } from './NodeRow.tsx';
import { Nodes } from './NodeStyles.ts';

const { change } = nodeSettings;

const without = (urls: readonly string[], url: string): readonly string[] => urls.filter((entry) => entry !== url);

export function RpcNodes(): ReactElement {
  const { t } = useLingui();
  const nodes = useListedNodes();
  const { tests, test } = useNodeTests();
  const list = useRef<HTMLOListElement>(null);
  // Renders with each block, because the node in use may change.
  useAppSelector(selectBlockNumber);
  const inUse = nodesInUse.current();
  const used = nodes.filter(({ isUsed }) => isUsed).length;

  const move = (url: string, by: -1 | 1): void => {
    change((now) => ({ ...now, own: moved(now.own, url, by) }));
    const place = nodeSettings.current().own.indexOf(url) + 1;
    announce(t`Moved to position ${place}`);
  };
  return (
    <>
      <p>
        <Trans>
          Chain data comes from the first of these nodes that answers correctly and is up to date. Your own nodes come
          first and are stored only in this browser.
        </Trans>
      </p>
      <Nodes ref={list} tabIndex={-1} aria-label={t`RPC nodes`}>
        {nodes.map((node) => (
          <NodeRow
            key={node.url}
            node={node}
            isInUse={node.url === inUse}
            isLast={used === 1}
            test={tests[node.url]}
            onTest={() => void test(node.url)}
            onMove={(by) => move(node.url, by)}
            onRemove={() => {
              change((now) => ({ ...now, own: without(now.own, node.url) }));
              list.current?.focus();
              announce(t`Node removed`);
            }}
            onUse={(isUsed) =>
              change((now) => ({
                ...now,
                unused: [...without(now.unused, node.url), ...(isUsed ? [] : [node.url])],
              }))
            }
          />
        ))}
      </Nodes>
      <Actions>
        <Button size="sm" onClick={() => nodes.forEach(({ url }) => void test(url))}>
          <Trans>Test all</Trans>
        </Button>
      </Actions>
      <AddNode
        listed={nodes.map(({ url }) => url)}
        test={test}
        onAdd={(url) => change((now) => ({ ...now, own: [...without(now.own, url), url] }))}
      />
    </>
  );
}
