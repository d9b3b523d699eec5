import { useReducer, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/theme.ts';

const Image = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  background: ${color('surface-3')};
  &:not([data-arrived]) {
    opacity: 0;
  }
`;

const MAX_REMEMBERED = 5000;

/** Keyed by URL, so that a picture that is shown again neither flickers nor repeats a failing request. */
const arrivals = new Map<string, boolean>();

const remember = (address: string, arrived: boolean): void => {
  if (arrivals.size >= MAX_REMEMBERED) arrivals.clear();
  arrivals.set(address, arrived);
};

// While offline each URL fails, so failures are dropped afterwards.
addEventListener('online', () => arrivals.clear());

interface PictureProps {
  /** Tried in order; a URL that failed is not tried again. */
  readonly sources: readonly string[];
}

export function Picture({ sources }: PictureProps): ReactElement | null {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const src = sources.find((address) => arrivals.get(address) !== false);
  if (src === undefined) return null;
  const settle = (arrived: boolean) => (): void => {
    remember(src, arrived);
    lookAgain();
  };
  return (
    <Image
      key={src}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      draggable={false}
      data-arrived={arrivals.has(src) ? '' : undefined}
      onLoad={settle(true)}
      onError={settle(false)}
    />
  );
}
