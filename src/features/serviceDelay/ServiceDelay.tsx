import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useServiceStatus } from '../../reads/useServiceStatus.ts';
import { selectBlockNumber } from '../../state/app/selectors.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { color, space } from '../../ui/theme/theme.ts';
import { delayOf } from './delayOf.ts';

const dot = '6px';

/** Spec 000 section 9: "Pulse 1 s". */
const pulseTime = '1s';

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
  &[data-delay]::before {
    @media (prefers-reduced-motion: no-preference) {
      animation: pulse ${pulseTime} infinite;
    }
  }
  &[data-delay='none']::before {
    background: ${color('success-text')};
  }
  &[data-delay='delay']::before {
    background: ${color('warning-text')};
  }
  &[data-delay='major']::before {
    background: ${color('danger-text')};
  }
`;

/** The block the data service has come to, and how far that is behind the chain. */
export function ServiceDelay(): ReactElement {
  const { t, i18n } = useLingui();
  const status = useServiceStatus();
  const chainBlock = useAppSelector(selectBlockNumber);
  if (status.kind !== 'synced' || chainBlock === undefined) {
    const words = {
      unknown: t`Waiting for the data service`,
      synced: t`Waiting for the first block`,
      failing: t`The data service does not answer; the past is read from the chain`,
      contradicted: t`The data service told what the chain does not have; the past is read from the chain`,
    };
    return <Mark title={words[status.kind]}>{t`Data –`}</Mark>;
  }
  const block = i18n.number(status.block);
  const delay = delayOf(chainBlock, status.block);
  const words = {
    none: t`Current block height, no delay`,
    delay: t`There is a delay from the graph due to chain congestion, you may experience some data delay`,
    major: t`There is a major delay from the graph due to heavy chain congestion, some data will be slow in updating. Only synced to block ${block}`,
  };
  return <Mark data-delay={delay} title={words[delay]}>{t`Data ${block}`}</Mark>;
}
