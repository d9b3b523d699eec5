import type { ReactElement } from 'react';

/** On a 24 x 24 grid. Brand colours are not part of the theme. */
export const tokenGlyphs: Readonly<Record<string, ReactElement>> = {
  MYT: (
    <>
      <circle cx="12" cy="12" r="12" fill="#5863ee" />
      <path
        d="M6.5 16.6V7.8h1.9v2h1.85v2h1.85v2c2.6-.2 4.4-2.1 5.4-6v8.8"
        fill="none"
        stroke="#fff"
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  ),
  MATIC: (
    <>
      <circle cx="12" cy="12" r="12" fill="#7b3fe4" />
      <path
        d="m9.25 7.4 2.9 1.7v3.4l-2.9 1.7-2.9-1.7V9.1Zm5.7 2.6 2.8 1.65v3.3l-2.8 1.65-2.8-1.65M12.15 11.6l2.8-1.6"
        fill="none"
        stroke="#fff"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  ),
  USDC: (
    <>
      <circle cx="12" cy="12" r="12" fill="#2775ca" />
      <path
        d="M9.2 5.3a7.1 7.1 0 0 0 0 13.4M14.8 5.3a7.1 7.1 0 0 1 0 13.4M14.3 10c-.1-1.1-1-1.7-2.3-1.7s-2.3.6-2.3 1.75c0 2.6 4.7 1.3 4.7 3.9 0 1.15-1 1.8-2.4 1.8s-2.4-.7-2.5-1.85M12 7v1.2M12 15.8V17"
        fill="none"
        stroke="#fff"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </>
  ),
  USDT: (
    <>
      <circle cx="12" cy="12" r="12" fill="#26a17b" />
      <path
        d="M7 7h10v2.4h-3.7v1.5c2.4.2 4.1.7 4.1 1.35s-1.7 1.15-4.1 1.3v4.2h-2.6v-4.2c-2.4-.15-4.1-.65-4.1-1.3s1.7-1.15 4.1-1.35V9.4H7Z"
        fill="#fff"
      />
    </>
  ),
  DAI: (
    <>
      <circle cx="12" cy="12" r="12" fill="#f5ac37" />
      <path
        d="M8 6.5h4c3.3 0 5.4 2.3 5.4 5.5s-2.1 5.5-5.4 5.5H8ZM6 10.7h12.3M6 13.3h12.3"
        fill="none"
        stroke="#fff"
        strokeWidth="1.5"
      />
    </>
  ),
  WETH: (
    <>
      <circle cx="12" cy="12" r="12" fill="#627eea" />
      <path d="m12 4.5-4.7 7.7L12 15l4.7-2.8Z" fill="#fff" fillOpacity=".9" />
      <path d="m7.3 13.5 4.7 6 4.7-6L12 16.3Z" fill="#fff" fillOpacity=".7" />
    </>
  ),
  WBTC: (
    <>
      <circle cx="12" cy="12" r="12" fill="#f09242" />
      <path
        d="M9 7h4a2.4 2.4 0 0 1 0 4.9H9Zm0 4.9h4.6a2.55 2.55 0 0 1 0 5.1H9ZM10.8 5v2M13 5v2M10.8 17v2M13 17v2"
        fill="none"
        stroke="#fff"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </>
  ),
};
