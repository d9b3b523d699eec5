import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type MouseEvent, type ReactElement } from 'react';
import { maskNodeUrl } from '#domain/nodes/parseNodeUrl.ts';
import { nodesInUse } from '#reads/nodes/nodesInUse.ts';
import type { NodeTests } from '#reads/nodes/useNodeTests.ts';
import type { ListedNode } from '#reads/nodes/useNodeSettings.ts';
import { Button } from '#ui/fields/Button.tsx';
import { Chip } from '#ui/fields/Chip.tsx';
import { IconButton } from '#ui/fields/IconButton.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { NodeFacts } from './NodeFacts.tsx';
import { NodeHead } from './NodeStyles.ts';
import { faultWords, testWords } from './nodeWords.ts';

interface NodeRowProps {
  readonly node: ListedNode;
  readonly isInUse: boolean;
  readonly isLast: boolean;
  readonly test: NodeTests[string] | undefined;
  readonly onTest: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly onUse: (used: boolean) => void;
}

/** Restores the focus, which the browser drops if an element moves. */
const move =
  (onMove: NodeRowProps['onMove'], by: -1 | 1) =>
  ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    onMove(by);
    setTimeout(() => currentTarget.focus());
  };

function Controls(props: NodeRowProps & { readonly name: string }): ReactElement {
  const { t } = useLingui();
  const { node, name, isLast, test, onTest, onMove, onRemove, onUse } = props;
  const { isOwn, isUsed } = node;
  return (
    <span>
      {isOwn && (
        <>
          <IconButton icon="arrowUp" label={t`Move ${name} up`} onClick={move(onMove, -1)} />
          <IconButton icon="arrowDown" label={t`Move ${name} down`} onClick={move(onMove, 1)} />
          <IconButton icon="cross" label={t`Remove ${name}`} onClick={onRemove} />
        </>
      )}
      {!isOwn && (
        <Button
          size="sm"
          variant="ghost"
          disabled={isUsed && isLast}
          aria-label={isUsed ? t`Don't use ${name}` : t`Use ${name}`}
          onClick={() => onUse(!isUsed)}
        >
          {isUsed ? <Trans>Don't use</Trans> : <Trans>Use</Trans>}
        </Button>
      )}
      <Button size="sm" variant="outline" aria-label={t`Test ${name}`} loading={test === 'testing'} onClick={onTest}>
        <Trans>Test</Trans>
      </Button>
    </span>
  );
}

export function NodeRow(props: NodeRowProps): ReactElement {
  const { i18n } = useLingui();
  const { node, isInUse, test } = props;
  const fault = nodesInUse.fault(node.url);
  const name = maskNodeUrl(node.url);
  const id = useId();
  return (
    <li>
      <NodeHead>
        <b>{name}</b>
        {isInUse && (
          <Chip tone="success">
            <Trans>In use</Trans>
          </Chip>
        )}
        {!node.isUsed && (
          <Chip>
            <Trans>Not used</Trans>
          </Chip>
        )}
        <Controls {...props} name={name} />
      </NodeHead>
      {fault && node.isUsed && <p>{i18n._(faultWords(fault))}</p>}
      {test !== undefined &&
        test !== 'testing' &&
        (test.ok ? <NodeFacts node={test.value} /> : <FieldError id={id}>{i18n._(testWords(test.error))}</FieldError>)}
    </li>
  );
}
