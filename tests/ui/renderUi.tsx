import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach } from 'vitest';

afterEach(cleanup);

/** jsdom has no media queries; `width` decides them here. */
function pretendWidth(width: number): void {
  window.matchMedia = (query) => {
    const limit = /max-width: (\d+)px/.exec(query)?.[1];
    const matches = limit !== undefined && width <= Number(limit);
    return Object.assign(new EventTarget(), {
      matches,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
}

/** Renders a piece of the design system with the texts of the source language. */
export function renderUi(piece: ReactElement, width = 1440): RenderResult {
  pretendWidth(width);
  i18n.loadAndActivate({ locale: 'en-US', messages: {} });
  return render(piece, { wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider> });
}
