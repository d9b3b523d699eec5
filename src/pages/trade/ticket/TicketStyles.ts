import { styled } from 'styled-components';
import { AmountFoot, AmountFrame, BalanceWord } from '#ui/fields/AmountFrame.tsx';
import {
  color,
  height,
  inLargeText,
  inLight,
  layer,
  line,
  media,
  radius,
  safeAreaBottom,
  space,
  text,
} from '#ui/theme/theme.ts';

const tallBody = '860px';

export const TicketPanel = styled.section`
  grid-area: ticket;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  background: ${color('surface-1')};
  border: ${line('border-subtle')};
  border-radius: ${radius(6)};
  ${inLight} & {
    border-color: ${color('border')};
  }
  ${media.belowDesktop} {
    overflow: visible;
  }
  ${media.wideTablet} {
    position: sticky;
    top: calc(${height('top')} + var(--s-1));
    align-self: start;
    max-height: calc(
      100vh - ${height('top')} - ${height('market')} - ${height('status')} - var(--h-notice, 0px) - 3 * var(--s-1)
    );
    overflow: hidden;
  }
  ${media.phone} {
    display: contents;
  }
`;

export const TicketBody = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space(3, 3, 2)};
  overflow: hidden auto;
  scrollbar-width: thin;
  /* The button follows the form, and stays where it is while the preview grows. */
  @media (min-width: 1280px) and (min-height: 1200px) {
    flex: 0 1 auto;
    min-height: ${tallBody};
  }
  ${media.belowDesktop} {
    overflow: visible;
  }
  ${media.wideTablet} {
    overflow: hidden auto;
  }
  ${media.sidewaysPhone} {
    display: contents;
  }
  ${media.phone} {
    display: contents;
  }
`;

export const TicketForm = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  min-width: 0;
  ${media.lowDesktop} {
    gap: ${space(1.5)};
    & ${AmountFoot} {
      display: none;
    }
  }
  ${media.sidewaysPhone} {
    padding: ${space(2, 3)};
  }
  ${media.phone} {
    grid-area: form;
    padding: ${space(3, 0, 2, 3)};
    & ${BalanceWord} {
      display: none;
    }
    ${inLargeText} & {
      padding-right: ${space(3)};
    }
  }
  /* A figure of eight digits fits next to the book. */
  @media (max-width: 389px) {
    & ${AmountFrame} {
      padding-inline: ${space(2)};
    }
    & ${AmountFrame} input {
      font-size: var(--fs-16);
    }
  }
  ${media.narrowPhone} {
    padding-right: ${space(3)};
  }
`;

export const TicketFields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  min-width: 0;
  ${media.lowDesktop} {
    gap: ${space(1.5)};
  }
  /* Amounts in one row: both and the button fit in the window. */
  ${media.sidewaysPhone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    & > :not(:has([inputmode='decimal'])) {
      grid-column: 1 / -1;
      order: 1;
    }
  }
`;

export const TicketTypeRow = styled.div`
  --tabs-height: max(36px, var(--h-sm));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  ${media.lowDesktop} {
    --tabs-height: var(--h-sm);
  }
  ${media.phone} {
    --tabs-height: ${height('touch')};
  }
`;

export const TicketTools = styled.span`
  display: flex;
  align-items: center;
  margin: 0 calc(-1 * var(--s-2)) 0 calc(-1 * var(--s-1));
  /* All tools are in one row with the types of order at the ticket's usual width. */
  & button[data-variant='ghost']:not([role]) {
    margin-inline: -2px;
  }
  & [role='switch'] {
    margin-right: ${space(0.5)};
  }
`;

export const TicketPreview = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  margin-top: ${space(2)};
  ${media.lowDesktop} {
    --lh-row-12: 20px;
    gap: ${space(1)};
    margin-top: ${space(1.5)};
  }
  ${media.sidewaysPhone} {
    order: 1;
    margin: 0;
    padding: ${space(0, 3, 3)};
  }
  ${media.phone} {
    grid-area: preview;
    margin: 0;
    padding: ${space(0, 3, 3)};
  }
`;

/** A desktop reserves the preview's height; a phone hides it unless a quote is expected. */
export const Untyped = styled.div<{ readonly 'data-awaited'?: '' | undefined }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  min-height: 298px;
  ${media.lowDesktop} {
    min-height: 256px;
  }
  ${media.phone} {
    &:not([data-awaited]) {
      display: none;
    }
  }
`;

export const TicketAction = styled.div`
  position: relative;
  flex: none;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  padding: ${space(2, 3, 3)};
  border-top: ${line('border-subtle')};
  & > p {
    ${text(12)}
    text-align: center;
    color: ${color('text-3')};
  }
  ${media.belowDesktop} {
    position: sticky;
    bottom: ${height('status')};
    border-radius: 0 0 ${radius(6)} ${radius(6)};
    background: ${color('surface-1')};
  }
  /* Low enough for the fields above it. */
  ${media.sidewaysPhone} {
    z-index: ${layer('sticky')};
    padding-block: ${space(1)};
    & > p {
      display: none;
    }
  }
  ${media.phone} {
    position: fixed;
    inset: auto 0 calc(var(--h-bottom-nav) + ${safeAreaBottom});
    z-index: ${layer('sticky')};
    padding: ${space(3)};
    border-radius: 0;
    & > p {
      display: none;
    }
  }
`;
