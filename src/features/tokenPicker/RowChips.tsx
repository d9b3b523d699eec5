import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { ListTag } from '#domain/lists/types.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';
import { VisuallyHidden } from '#ui/text/VisuallyHidden.ts';
import { ActiveMark } from './PickerStyles.ts';
import type { RowFacts } from './useRowFacts.ts';

const described = ({ name, description }: ListTag): string => (description === '' ? name : `${name}: ${description}`);

function Tags({ tags }: { readonly tags: readonly ListTag[] }): ReactElement | null {
  const [first, ...others] = tags;
  if (!first) return null;
  return (
    <>
      <Tooltip content={described(first)} focusable={false} hint={false}>
        <Chip>{first.name}</Chip>
      </Tooltip>
      {others.length > 0 && (
        <Tooltip
          content={others.map((tag) => (
            <p key={tag.name}>{described(tag)}</p>
          ))}
          focusable={false}
          hint={false}
        >
          <Chip>
            <span aria-hidden>+{others.length}</span>
            <VisuallyHidden>{others.map(({ name }) => name).join(', ')}</VisuallyHidden>
          </Chip>
        </Tooltip>
      )}
    </>
  );
}

interface RowChipsProps {
  readonly facts: RowFacts;
  readonly selected: boolean;
}

export function RowChips({ facts, selected }: RowChipsProps): ReactElement {
  const { confusedWith, status, tags } = facts;
  return (
    <>
      {selected && (
        <Chip tone="accent">
          <Trans>Selected</Trans>
        </Chip>
      )}
      {confusedWith && (
        <Chip tone="danger" icon="warning">
          <Trans>Looks like {shortenSymbol(confusedWith.symbol)}</Trans>
        </Chip>
      )}
      {status === 'unsupported' && (
        <Chip tone="warning">
          <Trans>Unsupported Asset</Trans>
        </Chip>
      )}
      <Tags tags={tags} />
      {status === 'active' && (
        <ActiveMark>
          <Icon name="check" size={12} />
          <Trans>Active</Trans>
        </ActiveMark>
      )}
    </>
  );
}
