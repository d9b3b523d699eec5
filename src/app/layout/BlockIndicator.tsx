import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useLingui } from '@lingui/react/macro';
import { env } from '../../config/env.ts';
import { selectBlockNumber, selectBlockSeenAtMs, selectConnection } from '../../state/app/selectors.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { useNow } from '../../ui/hooks/useNow.ts';
import { color, space } from '../../ui/theme/theme.ts';
import { blockFreshness } from './blockFreshness.ts';
import type { BlockFreshness } from './blockFreshness.ts';

const pulseMs = 1000;
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
  const seenAtMs = useAppSelector(selectBlockSeenAtMs);
  const failing = useAppSelector(selectConnection).status === 'failing';
  const nowMs = useNow(pulseMs);
  const freshness = blockFreshness({ seenAtMs, nowMs, blockTimeMs: env.blockTimeMs, failing });
  const ageSeconds = seenAtMs === null ? 0 : Math.max(0, Math.round((nowMs - seenAtMs) / pulseMs));
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
