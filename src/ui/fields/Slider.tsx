import type { CSSProperties, KeyboardEvent, ReactElement } from 'react';
import { useRovingFocus } from '../hooks/useRovingFocus.ts';
import { isShortcut } from '../keys/shortcuts.ts';
import { SliderFrame, StopLabels } from './SliderFrame.tsx';

export interface SliderStop {
  readonly value: number;
  readonly label?: string;
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly stops: readonly SliderStop[];
  readonly tone?: 'accent' | 'buy' | 'sell';
  readonly valueText?: string;
  readonly disabled?: boolean;
}

const snapDistance = 2;

const clamp = (value: number): number => Math.max(0, Math.min(100, Math.round(value)));

function valueAfterKey(key: string, value: number, stops: readonly SliderStop[]): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return clamp(value + 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return clamp(value - 1);
    case 'Home':
      return 0;
    case 'End':
      return 100;
    case 'PageUp':
      return stops.find((stop) => stop.value > value)?.value ?? 100;
    case 'PageDown':
      return stops.findLast((stop) => stop.value < value)?.value ?? 0;
    default:
      return undefined;
  }
}

function Labels({ label, value, onChange, stops, disabled = false }: SliderProps): ReactElement {
  const labelled = stops.filter((stop) => stop.label !== undefined);
  const tabStop = (labelled.find((stop) => stop.value === value) ?? labelled[0])?.value;
  const roving = useRovingFocus<HTMLDivElement>('button', (index) => {
    const stop = labelled[index];
    if (stop) onChange(stop.value);
  });
  return (
    <StopLabels ref={roving.ref} role="group" aria-label={label} onKeyDown={roving.onKeyDown}>
      {labelled.map((stop) => (
        <button
          key={stop.value}
          type="button"
          translate="no"
          tabIndex={stop.value === tabStop ? 0 : -1}
          disabled={disabled}
          data-last={stop.value === 100 ? '' : undefined}
          style={{ left: `${stop.value}%` }}
          onClick={() => onChange(stop.value)}
        >
          {stop.label}
        </button>
      ))}
    </StopLabels>
  );
}

/** Arrows move by one, Page keys by stops. All labels together are one tab stop. */
export function Slider(props: SliderProps): ReactElement {
  const { label, value, onChange, stops, tone = 'accent', valueText, disabled = false } = props;
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = isShortcut(event, 'shareMove') ? valueAfterKey(event.key, value, stops) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  };
  const onDrag = (dragged: number): void => {
    onChange(stops.find((stop) => Math.abs(stop.value - dragged) <= snapDistance)?.value ?? clamp(dragged));
  };
  return (
    <div>
      <SliderFrame data-tone={tone} data-disabled={disabled ? '' : undefined} style={{ '--v': value } as CSSProperties}>
        <span data-track="" />
        {stops.map((stop) => (
          <span
            key={stop.value}
            data-dot=""
            data-on={stop.value <= value ? '' : undefined}
            style={{ left: `${stop.value}%` }}
          />
        ))}
        <span data-knob="" />
        <input
          type="range"
          min={0}
          max={100}
          step={1}
          value={value}
          disabled={disabled}
          aria-label={label}
          aria-valuetext={valueText ?? `${value}%`}
          onKeyDown={onKeyDown}
          onChange={(event) => onDrag(Number(event.target.value))}
        />
      </SliderFrame>
      <Labels {...props} />
    </div>
  );
}
