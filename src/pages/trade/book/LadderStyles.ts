import { styled } from 'styled-components';
import { color, height, inLargeText, line, media, space, text, weight, withText } from '#ui/theme/theme.ts';
import { AMOUNT_CELL, TOTAL_CELL } from './ladderCells.ts';

const amount = `:nth-child(${AMOUNT_CELL + 1})`;
const total = `:nth-child(${TOTAL_CELL + 1})`;

export const LadderTable = styled.div`
  display: block;
  ${text(12)}
  [data-stale] && [role='gridcell'],
  [data-stale] && [role='gridcell'] > *:not([data-tone]) {
    color: ${color('text-3')};
  }
`;

export const LadderHead = styled.div`
  display: grid;
  grid-template-columns: ${withText('68px')} 1fr 1fr;
  padding: 0 ${space(3)} 0 ${space(2)};
  height: ${withText('28px')};
  line-height: calc(${withText('28px')} / var(--drawn));
  color: ${color('text-3')};
  white-space: nowrap;
  & > :not(:first-child) {
    text-align: right;
  }
  ${inLargeText} & {
    height: auto;
    line-height: var(--lh-12);
    white-space: normal;
  }
  ${media.touch} {
    height: ${height('touch')};
    line-height: calc(${height('touch')} / var(--drawn));
  }
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    & > ${total} {
      display: none;
    }
  }
`;

/**
 * Rows have one height, and cells fixed positions and sizes, so that new amounts cause no layout shift. Bars are above
 * the rows' background and below the cells.
 */
export const SideRows = styled.div`
  position: relative;
  z-index: 0;
  &[data-side='asks'] {
    --soft: ${color('sell-soft')};
    --side: ${color('sell-line')};
    --ink: ${color('sell-text')};
  }
  &[data-side='bids'] {
    --soft: ${color('buy-soft')};
    --side: ${color('buy-line')};
    --ink: ${color('buy-text')};
  }
  & > [data-level] {
    position: relative;
    height: ${height('level')};
    line-height: calc(${height('level')} / var(--drawn));
    cursor: pointer;
    &:hover {
      background-color: ${color('surface-3')};
    }
    &:focus-visible {
      z-index: 1;
      background: none;
    }
    & > * {
      position: absolute;
      z-index: 1;
      inset: 0 ${space(3)} 0 ${withText('76px')};
      text-align: right;
    }
    & > :first-child {
      inset: 0 auto 0 0;
      display: flex;
      align-items: center;
      gap: ${space(1)};
      width: ${withText('76px')};
      padding-left: ${space(2)};
      font-weight: ${weight('medium')};
      color: var(--ink);
    }
    & > ${amount} {
      right: calc(50% - 32px * var(--text));
      color: ${color('text-1')};
    }
    & > ${total} {
      color: ${color('text-2')};
    }
    &[data-pool-only] > ${amount} {
      color: ${color('text-3')};
    }
    &[data-own]::before {
      content: '';
      position: absolute;
      z-index: 1;
      left: 0;
      top: 6px;
      width: 6px;
      height: 10px;
      background: ${color('accent-text')};
      clip-path: polygon(0 0, 100% 50%, 0 100%);
    }
    &[data-taken]::after {
      content: '';
      position: absolute;
      z-index: 1;
      inset: 0 0 0 auto;
      width: 2px;
      background: ${color('accent-text')};
    }
    ${media.phone} {
      height: ${height('level-phone')};
      line-height: calc(${height('level-phone')} / var(--drawn));
      & > ${amount} {
        right: ${space(3)};
      }
      & > ${total} {
        display: none;
      }
    }
  }
`;

export const DepthBars = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: var(--soft);
  pointer-events: none;
`;

const stripes = 'repeating-linear-gradient(-45deg, #000 0 2px, transparent 2px 5px)';

/** Chrome 109 to 119 support only the prefixed mask. */
export const PoolBars = styled(DepthBars)`
  -webkit-mask-image: ${stripes};
  mask-image: ${stripes};
`;

export const EmptyLevel = styled.div`
  display: grid;
  grid-template-columns: ${withText('68px')} 1fr 1fr;
  align-items: center;
  height: ${height('level')};
  padding: 0 ${space(3)} 0 ${space(2)};
  & > :not(:first-child) {
    justify-self: end;
  }
  ${media.phone} {
    height: ${height('level-phone')};
    grid-template-columns: ${withText('62px')} 1fr;
    & > ${total} {
      display: none;
    }
  }
`;

export const SourceMark = styled.span`
  width: 10px;
  height: 10px;
  flex: none;
  display: grid;
  place-items: center;
  color: ${color('text-3')};
  & > i {
    width: 6px;
    height: 6px;
    border-radius: 1.5px;
    background: var(--side);
  }
`;

export const MidBar = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: ${withText('50px')};
  margin: ${space(1)} 0;
  padding: 0 ${space(3)};
  border-block: ${line('border-subtle')};
  & > :last-child {
    ${text(12)}
    color: ${color('text-3')};
    text-align: right;
  }
  ${media.phone} {
    height: ${withText('40px')};
    margin: 0;
    border: 0;
    & > :last-child {
      display: none;
    }
  }
`;

export const MidPrice = styled.span`
  ${text(20)}
  font-weight: ${weight('semibold')};
  color: ${color('text-1')};
  ${media.phone} {
    ${text(16)}
  }
`;

export const MidWords = styled.span`
  ${text(12)}
  color: ${color('text-3')};
`;

export const UnitButton = styled.button`
  position: relative;
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  text-decoration: underline;
  text-decoration-style: dotted;
  &:hover {
    color: ${color('text-1')};
  }
  ${media.touch} {
    min-height: ${height('touch')};
  }
`;

export const SpreadLine = styled.span`
  display: block;
  ${text(12)}
  color: ${color('text-3')};
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
`;
