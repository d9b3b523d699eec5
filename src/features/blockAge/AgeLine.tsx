import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { color, media, text } from '#ui/theme/theme.ts';
import { useAgeWords } from './useAgeWords.ts';

/** Reserves space for the longest text, so that the button below does not move. */
const Line = styled.p`
  display: grid;
  align-content: end;
  min-height: 1lh;
  ${text(12)}
  text-align: center;
  color: ${color('text-3')};
  &[data-tone='warning'] {
    color: ${color('warning-text')};
  }
  &[data-tone='danger'] {
    color: ${color('danger-text')};
  }
  ${media.phone} {
    min-height: 2lh;
  }
`;

export function AgeLine(): ReactElement {
  const { number } = useBlock();
  const words = useAgeWords();
  const block = number === undefined ? NO_VALUE : formatWhole(number);
  return <Line data-tone={words?.tone}>{words ? words.words : <Trans>Prices as of block {block}</Trans>}</Line>;
}
