import { markup } from '#lib/markup.ts';

/** Each asset starts on a new page; rows are not divided, and heads repeat. */
export const reportStyle = markup`<style>
  :root {
    color-scheme: light;
    font:
      12px/1.4 system-ui,
      sans-serif;
    color: #111;
    background: #fff;
  }
  body {
    max-width: 1000px;
    margin: 0 auto;
    padding: 16px;
  }
  h1 {
    font-size: 22px;
    margin: 0 0 4px;
  }
  h2 {
    font-size: 17px;
    margin: 0;
  }
  p {
    margin: 4px 0;
  }
  ul {
    margin: 12px 0;
    padding-left: 18px;
  }
  li {
    margin: 3px 0;
  }
  dl {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: 2px 16px;
    margin: 12px 0;
  }
  dt {
    color: #444;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .wide {
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    margin: 10px 0;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 4px 6px;
    text-align: left;
    vertical-align: top;
    border-bottom: 1px solid #ccc;
    font-weight: 400;
  }
  thead th {
    border-bottom: 1px solid #111;
    font-weight: 600;
  }
  td:first-child {
    white-space: nowrap;
  }
  .n {
    text-align: right;
  }
  .part {
    padding-top: 12px;
    font-weight: 600;
  }
  .sum > * {
    font-weight: 600;
  }
  .balance > * {
    font-weight: 600;
    background: #f2f2f2;
  }
  small {
    display: block;
    font-size: 10px;
    font-weight: 400;
    color: #444;
  }
  .hash {
    font:
      9px/1.3 ui-monospace,
      monospace;
    color: #444;
    overflow-wrap: anywhere;
    max-width: 68ch;
  }
  .warn {
    border: 1px solid #835400;
    padding: 6px 10px;
  }
  section {
    margin-top: 32px;
  }
  @page {
    size: A4 landscape;
    margin: 12mm;
  }
  @media print {
    :root {
      font-size: 11px;
    }
    dl,
    ul,
    table {
      margin: 6px 0;
    }
    ul {
      columns: 2;
      column-gap: 32px;
      font-size: 10px;
    }
    li {
      margin: 1px 0;
      break-inside: avoid;
    }
    body {
      max-width: none;
      padding: 0;
    }
    .wide {
      overflow: visible;
    }
    section {
      break-before: page;
      margin: 0;
    }
    th,
    td {
      padding: 2px 6px;
    }
    .part {
      padding-top: 8px;
    }
    .warn {
      padding: 2px 10px;
    }
    tr,
    ul {
      break-inside: avoid;
    }
    tbody tr:nth-last-child(-n + 2) {
      break-before: avoid;
    }
    tr:has(.part),
    h2 {
      break-after: avoid;
    }
    thead {
      display: table-header-group;
    }
    .balance > * {
      background: none;
    }
  }
</style>`;
