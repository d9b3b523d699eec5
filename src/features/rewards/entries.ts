import { useEffect, useRef, useState } from 'react';
import { parseTypedAddress } from '#domain/tokens/copiedAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useUrlParameters } from '#ui/hooks/useUrlParameters.ts';

/** Parameters that name the open entry in URLs of the earn pages. */
export const ENTRY = { single: 'stake', trade: 'pair', order: 'pair' } as const;

export const entryId = (name: string): string => `entry-${name}`;

/** Keeps the order of the contract's list, in which either token may be first. */
export const orderEntry = ({ token0, token1 }: { readonly token0: string; readonly token1: string }): string =>
  `${token0}-${token1}`;

const BELOW_HEADER = 'calc(var(--h-top) + var(--s-3))';

/** Scrolls once to the entry that the URL names, and focuses it. */
export const useArrival = (named: string | undefined, isShown: boolean): void => {
  const [first] = useState(named);
  const hasArrived = useRef(false);
  useEffect(() => {
    if (first === undefined || !isShown || hasArrived.current) return undefined;
    // A new page scrolls to its top after the effects of its parts.
    const frame = requestAnimationFrame(() => {
      hasArrived.current = true;
      const entry = document.getElementById(entryId(first));
      if (!entry) return;
      entry.style.scrollMarginTop = BELOW_HEADER;
      entry.scrollIntoView({ block: 'start' });
      entry.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [first, isShown]);
};

interface OpenEntry {
  readonly named: Address | undefined;
  readonly opened: Address | undefined;
  readonly toggle: (entry: Address) => void;
}

const CLOSED = 'none';

/** Names the open entry in the URL. @param first entry that is open if the URL names none */
export const useOpenEntry = (parameter: string, first?: Address): OpenEntry => {
  const [query, write] = useUrlParameters();
  const text = query.get(parameter);
  const named = parseTypedAddress(text ?? '');
  const opened = text === null ? first : named;
  return {
    named,
    opened,
    toggle: (entry) => write({ [parameter]: entry === opened ? CLOSED : entry }),
  };
};
