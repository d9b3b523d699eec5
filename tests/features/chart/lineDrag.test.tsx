import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followDrags } from '#features/chart/lineDrag.ts';

/** A drawing of 100 prices, a pixel each, with 0 at its foot; two lines, of 50 and 80. */
const HEIGHT = 100;
const lines = [
  { id: 'a', price: 50 },
  { id: 'b', price: 80 },
];
let element: HTMLElement;
let stop: () => void;
const onDrag = vi.fn();
const onDrop = vi.fn();
const onAxisPress = vi.fn();
const onLinePress = vi.fn();

const press = (type: string, clientY: number, more: PointerEventInit = {}) => {
  const at = { clientX: 10, clientY, button: 0, pointerId: 1, pointerType: 'mouse', bubbles: true, cancelable: true };
  const event = new MouseEvent(type, { ...at, ...more });
  Object.assign(event, { pointerId: 1, pointerType: more.pointerType ?? 'mouse' });
  element.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  vi.resetAllMocks();
  element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, 0, 200, HEIGHT);
  element.setPointerCapture = () => undefined;
  document.body.append(element);
  stop = followDrags({
    element,
    lines: () => lines,
    yOf: (price) => HEIGHT - price,
    priceAt: (y) => HEIGHT - y,
    axisWidth: () => 50,
    onDrag,
    onDrop,
    height: () => HEIGHT,
    onAxisPress,
    onLinePress,
  });
});

afterEach(() => {
  stop();
  element.remove();
});

describe('a line held by the mouse', () => {
  it('shows each price on the way and is dropped at the last one', () => {
    expect(press('pointerdown', 52).defaultPrevented).toBe(true);
    press('pointermove', 40);
    press('pointermove', 30);
    expect(onDrag.mock.calls).toEqual([
      [lines[0], 60],
      [lines[0], 70],
    ]);
    press('pointerup', 30);
    expect(onDrop.mock.calls).toEqual([[lines[0], 70]]);
    expect(onDrag).toHaveBeenLastCalledWith(lines[0], undefined);
  });

  it('Escape puts it back, and nothing is dropped', () => {
    press('pointerdown', 20);
    press('pointermove', 30);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(onDrag).toHaveBeenLastCalledWith(lines[1], undefined);
    press('pointerup', 30);
    expect(onDrop).not.toHaveBeenCalled();
  });

  it('a press without a move opens the line and moves nothing', () => {
    press('pointerdown', 51);
    press('pointerup', 51);
    expect(onLinePress.mock.calls).toEqual([[lines[0]]]);
    expect(onDrop).not.toHaveBeenCalled();
  });

  it('a press off all lines, on the axis, or of a finger moves and opens nothing', () => {
    for (const [y, more] of [
      [35, {}],
      [50, { clientX: 160 }],
      [50, { pointerType: 'touch' }],
      [50, { button: 2 }],
    ] as const) {
      expect(press('pointerdown', y, more).defaultPrevented).toBe(false);
      press('pointermove', 20, more);
      press('pointerup', 20, more);
    }
    expect(onDrop).not.toHaveBeenCalled();
    expect(onLinePress).not.toHaveBeenCalled();
  });

  it('is never dropped at zero or below', () => {
    press('pointerdown', 50);
    press('pointermove', 99);
    press('pointermove', 140);
    press('pointerup', 140);
    expect(onDrop.mock.calls).toEqual([[lines[0], 1]]);
  });
});

describe('a press on the price axis', () => {
  const axis = { clientX: 180 };

  it('picks the price there', () => {
    press('pointerdown', 52, axis);
    press('pointerup', 53, axis);
    expect(onAxisPress.mock.calls).toEqual([[47]]);
    expect(onDrop).not.toHaveBeenCalled();
  });

  it.each([
    ['that is dragged, as it stretches the scale', 52, 60, axis],
    ['by touch', 52, 52, { ...axis, pointerType: 'touch' }],
    ['below the candles, in the pane of a study', HEIGHT + 5, HEIGHT + 5, axis],
    ['by another button', 52, 52, { ...axis, button: 2 }],
  ])('%s picks none', (_, from, to, more) => {
    press('pointerdown', from, more);
    press('pointerup', to, more);
    expect(onAxisPress).not.toHaveBeenCalled();
  });
});

it('no line is held below the candles', () => {
  expect(press('pointerdown', HEIGHT + 1).defaultPrevented).toBe(false);
});
