import { styled } from 'styled-components';
import { color, height, inLargeText, inLight, line, media, radius, space, text, width } from '#ui/theme/theme.ts';

const watchlistWidth = '280px';
const barWidth = '360px';
const minHeight = '320px';

/** Height of the charts of a small window, below its notices. */
export const belowNotices = (foot: string): string =>
  `max(calc(100dvh - ${foot} - ${height('watch')} - var(--h-notice, 0px)), ${minHeight})`;

/** The page ends with the window: room below it would scroll past the charts. */
export const endsWithWindow = `
  #main:has(&) {
    min-height: 0;
  }
`;

/** Notices lie over the foot of wide windows, left of the ticket. */
const aboveNotices = 'var(--over-foot, 0px)';

export const Desk = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  height: calc(100dvh - ${height('status')} - ${height('watch')});
  padding: ${space(1)};
  --over-foot: min(var(--h-notice, 0px), 30vh);
  ${endsWithWindow}
  #main:has(&) {
    padding-bottom: ${height('status')};
  }
  ${media.belowDesktop} {
    --over-foot: 0px;
    height: ${belowNotices(height('status'))};
  }
`;

export const Panel = styled.section`
  flex: none;
  min-width: 0;
  background: ${color('surface-1')};
  border: ${line('border-subtle')};
  border-radius: ${radius(6)};
  ${inLight} & {
    border-color: ${color('border')};
  }
`;

export const Head = styled.div`
  flex: none;
  display: flex;
  gap: ${space(1)};
  min-height: ${height('market')};
  & [data-area='bar'] {
    flex: 1;
  }
  ${inLargeText} & {
    flex-wrap: wrap;
    & [data-area='bar'] {
      flex-basis: calc(${barWidth} * var(--text));
    }
  }
`;

export const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  min-height: 100%;
  padding: ${space(0.5, 2)};
  ${text(12)}
  color: ${color('text-3')};
`;

export const Group = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  &[data-end] {
    margin-left: auto;
  }
  & > [aria-pressed='true'] {
    background: ${color('surface-3')};
    color: ${color('text-1')};
  }
`;

export const Columns = styled.div`
  flex: 1;
  display: flex;
  gap: ${space(1)};
  min-height: 0;
  & > :not(aside) {
    flex: 1;
    margin-bottom: ${aboveNotices};
  }
`;

export const WatchColumn = styled.aside`
  flex: none;
  display: flex;
  flex-direction: column;
  width: ${watchlistWidth};
  min-height: 0;
  margin-bottom: ${aboveNotices};
  overflow: hidden;
  background: ${color('surface-1')};
  border: ${line('border-subtle')};
  border-radius: ${radius(6)};
  ${inLight} & {
    border-color: ${color('border')};
  }
  ${inLargeText} & {
    width: min(calc(${watchlistWidth} * var(--text)), 25vw);
  }
`;

/** The ticket fills the column and scrolls inside; its button stays at the bottom. */
export const TicketColumn = styled.aside`
  flex: none;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  width: ${width('ticket')};
  min-height: 0;
  & > section {
    grid-area: 1 / 1;
  }
  ${media.belowDesktop} {
    & > section {
      position: static;
      align-self: stretch;
      max-height: none;
      overflow: hidden;
    }
    & > section > :first-child {
      overflow: hidden auto;
    }
    & > section > :last-child {
      position: relative;
      bottom: 0;
    }
  }
  ${inLargeText} & {
    width: min(calc(${width('ticket')} * var(--text)), 45vw);
  }
`;
