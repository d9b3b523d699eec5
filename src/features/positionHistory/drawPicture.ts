import { drawing, placeMarks, shapes, type Graph } from './graph.ts';

interface PictureFigure {
  readonly label: string;
  readonly value: string;
}

/** Words of a picture, without addresses. `figures` has amounts only if the user requests them. */
export interface Picture {
  readonly pair: string;
  readonly exchange: string;
  readonly figures: readonly PictureFigure[];
  readonly lines: Readonly<Record<'now' | 'held' | 'fees' | 'rewards', string>>;
  readonly graph: Graph;
}

const ADDRESS = /0x[\da-f]{6,}/i;

/** Removes a name that looks like an address. */
export const withoutAddress = (name: string, none: string): string => (ADDRESS.test(name) ? none : name);

export const pictureText = ({ pair, exchange, figures }: Picture): string =>
  [pair, exchange, ...figures.map(({ label, value }) => `${label}: ${value}`)].join(' · ');

const size = { width: 1200, height: 675 } as const;
const edge = 60;
const plot = { left: 48, top: 262, scale: 3.05, height: 1.72 } as const;

const colors = {
  ...{ paper: '--bg', ink: '--text-1', quiet: '--text-2', rule: '--chart-grid' },
  ...{ now: '--accent-text', held: '--text-2', fees: '--success-text', rewards: '--info-text' },
} as const;

type Paint = (name: keyof typeof colors) => string;

const dashes = { now: [], held: [15, 12], fees: [], rewards: [3, 12] } as const;
const names = ['held', 'now', 'rewards', 'fees'] as const;

const drawGraph = (context: CanvasRenderingContext2D, graph: Graph, paint: Paint): void => {
  const place = new DOMMatrix().translate(plot.left, plot.top).scale(plot.scale, plot.height);
  const stroke = (d: string, transform: DOMMatrix): void => {
    const path = new Path2D();
    path.addPath(new Path2D(d), transform);
    context.stroke(path);
  };
  context.lineWidth = 2;
  context.strokeStyle = paint('rule');
  for (const { left, right, bottom } of [drawing.values, drawing.earned]) stroke(`M${left} ${bottom}H${right}`, place);
  context.lineWidth = 5;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const name of names) {
    context.strokeStyle = paint(name);
    context.setLineDash([...dashes[name]]);
    stroke(graph.paths[name], place);
  }
  context.setLineDash([]);
  context.fillStyle = paint('ink');
  for (const { kind, x, y } of placeMarks(graph)) {
    const at = place.transformPoint(new DOMPoint(x, y));
    const path = new Path2D();
    path.addPath(new Path2D(shapes[kind]), new DOMMatrix().translate(at.x, at.y).scale(2));
    context.fill(path);
  }
};

const drawWords = (
  context: CanvasRenderingContext2D,
  { pair, exchange, figures, lines, graph }: Picture,
  paint: Paint,
  family: string,
): void => {
  const write = (text: string, [x, y]: readonly [number, number], font: string, maxWidth?: number): void => {
    context.font = `${font} ${family}`;
    context.fillText(text, x, y, maxWidth);
  };
  context.textBaseline = 'alphabetic';
  context.fillStyle = paint('ink');
  write(pair, [edge, 104], '600 56px', 720);
  context.textAlign = 'right';
  context.fillStyle = paint('quiet');
  write(exchange, [size.width - edge, 100], '500 32px', 340);
  context.textAlign = 'left';
  const step = (size.width - 2 * edge) / figures.length;
  figures.forEach(({ label, value }, i) => {
    const x = edge + i * step;
    context.fillStyle = paint('quiet');
    write(label, [x, 168], '500 26px', step - 16);
    context.fillStyle = paint('ink');
    write(value, [x, 216], '600 40px', step - 16);
  });
  let x = edge;
  for (const name of ['now', 'held', 'fees', 'rewards'] as const) {
    if (graph.paths[name] === '') continue;
    context.fillStyle = paint(name);
    write(lines[name], [x, size.height - 20], '500 24px');
    x += context.measureText(lines[name]).width + 36;
  }
};

/** PNG in the colours of the present theme. Rejects if the browser makes no picture. */
export const drawPicture = async (picture: Picture): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const style = getComputedStyle(document.documentElement);
  const paint: Paint = (name) => style.getPropertyValue(colors[name]).trim();
  context.fillStyle = paint('paper');
  context.fillRect(0, 0, size.width, size.height);
  drawGraph(context, picture.graph, paint);
  drawWords(context, picture, paint, getComputedStyle(document.body).fontFamily);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
};
