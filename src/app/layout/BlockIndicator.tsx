import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useLingui } from '@lingui/react/macro';
import { useBlockAge } from '../../features/blockAge/index.ts';
import type { BlockFreshness } from '../../features/blockAge/index.ts';
import { selectBlockNumber } from '../../state/app/selectors.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { color, space } from '../../ui/theme/theme.ts';

const dot = '6px';

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color('text-2')};
  font-feature-settings: var(--num);
  &::before {
    content: '';
    width: ${dot};
    height: ${dot};
    border-radius: 50%;
    background: ${color('text-3')};
  }
  &[data-freshness='fresh']::before {
    background: ${color('success-text')};
  }
  &[data-freshness='late']::before {
    background: ${color('warning-text')};
  }
  &[data-freshness='lost']::before {
    background: ${color('danger-text')};
  }
`;

/** The block that everything on the page is of, and whether it is still the newest. */
export function BlockIndicator(): ReactElement {
  const { t, i18n } = useLingui();
  const block = useAppSelector(selectBlockNumber);
  const { freshness, ageSeconds } = useBlockAge();
  const words: Readonly<Record<BlockFreshness, string>> = {
    unknown: t`Waiting for the first block`,
    fresh: t`Current block height, no delay`,
    late: t`The last block is ${ageSeconds} s old`,
    lost: t`The chain cannot be read now`,
  };
  return (
    <Mark data-freshness={freshness} title={words[freshness]}>
      {block === undefined ? '–' : i18n.number(block)}
      {freshness === 'late' && <span>{t`${ageSeconds} s old`}</span>}
    </Mark>
  );
}
