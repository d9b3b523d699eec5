import { styled } from 'styled-components';
import { color, height, line, media, space, text, weight } from '../../ui/theme/theme.ts';

export const LadderTable = styled.div`
  display: block;
  ${text(12)}
  [data-stale] & [role='cell'],
  [data-stale] & [role='cell'] > *:not([data-tone]) {
    color: ${color('text-3')};
  }
`;

export const LadderHead = styled.div`
  display: grid;
  grid-template-columns: 68px 1fr 1fr;
  padding: 0 ${space(3)} 0 ${space(2)};
  height: 28px;
  line-height: 28px;
  color: ${color('text-3')};
  & > :not(:first-child) {
    text-align: right;
  }
  ${media.phone} {
    grid-template-columns: 62px 1fr;
    & > :nth-child(3) {
      display: none;
    }
  }
`;

/**
 * One price level: solid bar for resting orders, hatched bar for the pool, both cumulative. Their widths are the row's
 * own `background-size`: a custom property would be inherited, so that every block gave all cells new styles.
 */
export const LevelRow = styled.div`
  display: grid;
  grid-template-columns: 68px 1fr 1fr;
  position: relative;
  height: ${height('level')};
  line-height: ${height('level')};
  padding: 0 ${space(3)} 0 ${space(2)};
  cursor: pointer;
  background-repeat: no-repeat;
  background-position: right 1px;
  background-image:
    linear-gradient(var(--soft), var(--soft)), repeating-linear-gradient(-45deg, var(--soft) 0 2px, transparent 2px 5px);
  background-size: 0 0;
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
  &:hover,
  &:focus-visible {
    background-color: ${color('surface-3')};
  }
  & > :first-child {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    font-weight: ${weight('medium')};
    color: var(--ink);
  }
  & > :nth-child(2) {
    text-align: right;
    color: ${color('text-1')};
  }
  &[data-pool-only] > :nth-child(2) {
    color: ${color('text-3')};
  }
  & > :nth-child(3) {
    text-align: right;
    color: ${color('text-2')};
  }
  &[data-own]::before {
    content: '';
    position: absolute;
    left: 0;
    top: 6px;
    width: 6px;
    height: 10px;
    background: ${color('accent-text')};
    clip-path: polygon(0 0, 100% 50%, 0 100%);
  }
  &[data-loading] > * {
    align-self: center;
  }
  &[data-loading] > :not(:first-child) {
    justify-self: end;
  }
  &[data-taken] {
    box-shadow: inset -2px 0 0 ${color('accent-text')};
  }
  ${media.phone} {
    height: ${height('level-phone')};
    line-height: ${height('level-phone')};
    grid-template-columns: 62px 1fr;
    & > :nth-child(3) {
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
  height: 52px;
  margin: ${space(1)} 0;
  padding: 0 ${space(3)};
  border-block: ${line('border-subtle')};
  & > :last-child {
    ${text(12)}
    color: ${color('text-3')};
    text-align: right;
  }
  ${media.phone} {
    height: 40px;
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
