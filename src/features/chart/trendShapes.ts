import type { TrendLine } from '#domain/history/trendLines.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const DOT_PX = 3;

const stroke = (context: CanvasRenderingContext2D, from: Spot, to: Spot): void => {
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
};

export const dot = (context: CanvasRenderingContext2D, { x, y }: Spot, radius: number): void => {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
};

/** Point at which a ray through two points leaves the drawing. */
export const rayEnd = (from: Spot, to: Spot, width: number, height: number): Spot => {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const acrossX = right === 0 ? Infinity : ((right > 0 ? width : 0) - from.x) / right;
  const acrossY = down === 0 ? Infinity : ((down > 0 ? height : 0) - from.y) / down;
  const reach = Math.max(1, Math.min(acrossX, acrossY));
  return Number.isFinite(reach) ? { x: from.x + right * reach, y: from.y + down * reach } : to;
};

export const drawShape = (
  context: CanvasRenderingContext2D,
  shape: TrendLine['shape'],
  [from, to]: readonly [Spot, Spot],
  size: { readonly width: number; readonly height: number },
): void => {
  if (shape === 'rectangle') {
    const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
    const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
    context.save();
    context.globalAlpha = 0.12;
    context.fillRect(x, y, width, height);
    context.restore();
    context.strokeRect(x, y, width, height);
    return;
  }
  if (shape === 'horizontal') stroke(context, { x: 0, y: from.y }, { x: size.width, y: from.y });
  else stroke(context, from, shape === 'ray' ? rayEnd(from, to, size.width, size.height) : to);
  for (const end of shape === 'horizontal' ? [from] : [from, to]) {
    dot(context, end, DOT_PX);
    context.fill();
  }
};
