import {
  memo,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { useEscape } from '#ui/hooks/useEscape.ts';
import { useWritten } from '#ui/hooks/useWritten.ts';
import { isDeskShortcut } from '#ui/keys/deskShortcuts.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { AMOUNT_CELL, TOTAL_CELL } from './ladderCells.ts';
import { LadderLevel } from './LadderLevel.tsx';
import { DepthBars, PoolBars, SideRows } from './LadderStyles.ts';
import { depthShape, type LadderSideName, type LevelView } from './ladderView.ts';

const LevelCard = lazyPart(async () => (await import('./LevelCard.tsx')).LevelCard);

export interface LadderSideProps {
  readonly side: LadderSideName;
  readonly levels: readonly LevelView[];
  readonly baseSymbol: string;
  readonly stop: string | undefined;
  readonly onStop: (side: LadderSideName, level: string) => void;
  readonly onPick: (price: string) => void;
  readonly flash: Flash | undefined;
  readonly mark: ReactElement | undefined;
}

const rowOf = ({ target }: SyntheticEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-level]') : null;

/** Reuses the text node, because a new one would cause another layout. */
const writeText = (cell: Element | undefined, text: string): void => {
  if (cell?.firstChild instanceof Text) {
    if (cell.firstChild.data !== text) cell.firstChild.data = text;
  } else cell?.append(text);
};

type Flash = (row: Element) => void;

/** Also highlights levels whose amount changed. */
const amountWriter = (flash: Flash | undefined) => {
  let before: ReadonlyMap<string, bigint> | undefined;
  return (element: Element, levels: readonly LevelView[]): void => {
    const known = before;
    levels.forEach(({ key, amount, total, size }, index) => {
      const row = element.children[index];
      writeText(row?.children[AMOUNT_CELL], amount);
      writeText(row?.children[TOTAL_CELL], total);
      if (row && known && (known.get(key) ?? size) !== size) flash?.(row);
    });
    before = flash && new Map(levels.map(({ key, size }) => [key, size]));
  };
};

interface LevelsProps {
  readonly side: LadderSideName;
  readonly levels: readonly LevelView[];
  readonly open: string | undefined;
  readonly cardId: string;
  readonly stop: string | undefined;
}

/** True if only amounts of the levels differ. */
const sameLevels = (before: readonly LevelView[], now: readonly LevelView[]): boolean =>
  before.length === now.length &&
  before.every((level, index) => {
    const other = now[index];
    return (
      other !== undefined &&
      level.key === other.key &&
      level.price === other.price &&
      level.poolOnly === other.poolOnly &&
      level.own === other.own &&
      level.taken === other.taken
    );
  });

/**
 * Memoized, so that a block that changes only amounts does not render it again. Rows are keyed by index, so that a new
 * level changes texts and moves no element.
 */
const Levels = memo(
  function Levels({ side, levels, open, cardId, stop }: LevelsProps): ReactElement {
    return (
      <>
        {levels.map(({ key, price, poolOnly, own, taken }, place) => (
          <LadderLevel
            key={place}
            level={key}
            price={price}
            side={side}
            describedBy={key === open ? cardId : undefined}
            poolOnly={poolOnly}
            own={own}
            taken={taken}
            isStop={key === stop}
          />
        ))}
      </>
    );
  },
  (before, now) =>
    before.side === now.side &&
    before.open === now.open &&
    before.cardId === now.cardId &&
    before.stop === now.stop &&
    sameLevels(before.levels, now.levels),
);

const rowAt = (rows: HTMLElement | null, level: string): HTMLElement | undefined | null =>
  rows?.querySelector<HTMLElement>(`[data-level="${level}"]`);

const useKeptPlaces = (
  rows: RefObject<HTMLElement | null>,
  focused: string | undefined,
  row: RefObject<HTMLElement | null>,
  open: string | undefined,
): void => {
  useLayoutEffect(() => {
    if (open !== undefined) row.current = rowAt(rows.current, open) ?? row.current;
    const active = document.activeElement;
    if (focused === undefined || active === rows.current || !rows.current?.contains(active)) return;
    const now = rowAt(rows.current, focused);
    if (now && now !== active) now.focus({ preventScroll: true });
  });
};

/**
 * React renders a row if its level changes; a new block only writes amounts. All rows share two bar shapes and one set
 * of event handlers.
 */
export const LadderSide = memo(function LadderSide(props: LadderSideProps) {
  const { side, levels, baseSymbol, stop, onStop, onPick, flash, mark } = props;
  const shown = useMemo(() => (side === 'asks' ? levels.toReversed() : levels), [side, levels]);
  const write = useMemo(() => amountWriter(flash), [flash]);
  const rows = useWritten<HTMLDivElement, readonly LevelView[]>(shown, write);
  const cardId = useId();
  const row = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<string>();
  useKeptPlaces(rows, stop, row, open);
  const hide = (): void => setOpen(undefined);
  useEscape(open !== undefined, hide);
  const show = (event: SyntheticEvent): void => {
    row.current = rowOf(event);
    setOpen(row.current?.dataset.level);
  };
  const focus = (event: SyntheticEvent): void => {
    show(event);
    const focused = row.current?.dataset.level;
    if (focused !== undefined) onStop(side, focused);
  };
  const pick = (event: SyntheticEvent): void => {
    const picked = rowOf(event)?.dataset.level;
    const level = shown.find(({ key }) => key === picked);
    if (level) onPick(level.price);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isDeskShortcut(event, 'levelTake')) return;
    event.preventDefault();
    pick(event);
  };
  const level = open === undefined ? undefined : shown.find(({ key }) => key === open);
  return (
    <SideRows
      ref={rows}
      role="rowgroup"
      translate="no"
      data-side={side}
      onClick={pick}
      onKeyDown={onKeyDown}
      onMouseOver={show}
      onMouseLeave={hide}
      onFocus={focus}
      onBlur={hide}
    >
      <Levels side={side} levels={shown} open={open} cardId={cardId} stop={stop} />
      <PoolBars viewBox={`0 0 100 ${shown.length}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={depthShape(shown, 'depth')} />
      </PoolBars>
      <DepthBars viewBox={`0 0 100 ${shown.length}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={depthShape(shown, 'bookDepth')} />
      </DepthBars>
      {mark}
      {level && <LevelCard key={open} id={cardId} anchor={row} side={side} level={level} baseSymbol={baseSymbol} />}
    </SideRows>
  );
});
