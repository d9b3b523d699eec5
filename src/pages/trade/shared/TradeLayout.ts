import { styled } from 'styled-components';
import { collapsibleParts } from '#domain/desk/deskLayout.ts';
import { inLargeText, media } from '#ui/theme/theme.ts';

/** Whole rows in low windows: 2 up to 759 px, 3 up to 879 px, then 4; a quarter of a window of 2160 px. */
const ordersHeight = 'max(256px, 28vh - 62px)';
/** The chart gives up the height of a notice, which would otherwise hide all rows. */
const noticeRoom = 'min(var(--h-notice, 0px), 96px)';
const lowOrdersHeight = '220px';
const lowestOrdersHeight = '184px';
const chartHeight = 'clamp(240px, 40vh, 440px)';
const minHeight = '480px';
const tabletTicket = '340px';
const sidewaysTicket = '500px';

/** Notices above the frame reduce its height, so that the ticket's button stays visible. */
export const TradeRoom = styled.div`
  @media (min-width: 1280px) {
    display: flex;
    flex-direction: column;
    height: calc(100vh - var(--h-top) - var(--h-status));
    min-height: min-content;
    margin-bottom: calc(-1 * var(--h-notice, 0px));
    ${inLargeText} & {
      height: auto;
    }
  }
`;

/** Three columns on a desktop, two on a tablet; form and book next to each other on a phone. */
export const TradeGrid = styled.div`
  display: grid;
  gap: var(--s-1);
  padding: var(--s-1);
  /* The desk's own sizes, as styleDesk sets them. */
  grid-template-columns: minmax(0, 1fr) var(--desk-book, var(--w-book)) var(--desk-ticket, var(--w-ticket));
  grid-template-rows: var(--h-market) var(--desk-chart, minmax(0, 1fr)) var(--desk-orders, var(--h-orders));
  --h-orders: calc(${ordersHeight} + ${noticeRoom});
  grid-template-areas: 'bar bar ticket' 'chart book ticket' 'orders book ticket';
  flex: 1 0 ${minHeight};
  min-height: 0;
  ${media.lowDesktop} {
    --h-orders: calc(${lowOrdersHeight} + ${noticeRoom});
  }
  ${media.lowestDesktop} {
    --h-orders: calc(${lowestOrdersHeight} + ${noticeRoom});
  }
  @media (max-width: 1279px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, ${tabletTicket});
    grid-template-rows: var(--h-market) ${chartHeight} auto auto;
    grid-template-areas: 'bar bar' 'chart chart' 'book ticket' 'orders orders';
  }
  ${media.wideTablet} {
    grid-template-areas: 'bar bar' 'chart ticket' 'book ticket' 'orders orders';
  }
  ${media.sidewaysPhone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, ${sidewaysTicket});
    grid-template-rows: var(--h-market) auto ${chartHeight} auto;
    grid-template-areas: 'bar bar' 'book ticket' 'chart chart' 'orders orders';
  }
  @media (max-width: 767px) {
    gap: 0;
    padding: 0 0 var(--h-action);
    grid-template-columns: minmax(0, 1fr) 152px;
    grid-template-rows: auto;
    grid-template-areas: 'bar bar' 'form book' 'preview preview' 'orders orders';
    background: var(--surface-1);
  }
  @media (max-width: 359px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: 'bar' 'form' 'preview' 'book' 'orders';
  }
  ${inLargeText} & {
    flex: none;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-template-rows: var(--h-market) ${chartHeight} auto auto;
    grid-template-areas: 'bar bar' 'chart chart' 'book ticket' 'orders orders';
    @media (max-width: 767px) {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: auto;
      grid-template-areas: 'bar' 'form' 'preview' 'book' 'orders';
    }
  }
`;

const areas = ['bar', 'chart', 'book', 'orders'] as const;

export const AreaPanel = styled.section<{ 'data-area'?: (typeof areas)[number] }>`
  ${areas.map((area) => `&[data-area='${area}'] { grid-area: ${area}; }`).join('')}
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  background: var(--surface-1);
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-6);
  :root[data-theme='light'] & {
    border-color: var(--border);
  }
  @media (min-width: 1280px) {
    &[data-area='orders'] {
      margin-bottom: var(--h-notice, 0px);
    }
    ${collapsibleParts.map((part) => `:root:not([data-text='large']) [data-collapsed~='${part}'] &[data-area='${part}']`).join(', ')} {
      display: none;
    }
  }
  @media (max-width: 767px) {
    border: 0;
    border-radius: 0;
  }
`;
