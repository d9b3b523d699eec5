import { useMemo, type ReactElement } from 'react';
import { generate } from 'lean-qr';
import { styled } from 'styled-components';
import { color, radius } from '#ui/theme/theme.ts';

/** Width of the light border in modules, which scanners need to find the code (ISO 18004). */
const QUIET_ZONE = 4;

const Paper = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  border-radius: ${radius(4)};
  background: ${color('qr-paper')};
  fill: ${color('qr-ink')};
`;

/** Row by row; adjacent dark modules form one rectangle. */
const pathOf = (text: string): { readonly path: string; readonly size: number } => {
  const code = generate(text);
  const rects: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (!code.get(x, y)) continue;
      const from = x;
      while (code.get(x + 1, y)) x += 1;
      rects.push(`M${from} ${y}h${x + 1 - from}v1h-${x + 1 - from}z`);
    }
  }
  return { path: rects.join(''), size: code.size };
};

/** Dark on light in both themes, because some scanners cannot read the opposite. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactElement {
  const { path, size } = useMemo(() => pathOf(text), [text]);
  const side = size + 2 * QUIET_ZONE;
  return (
    <Paper
      role="img"
      aria-label={label}
      viewBox={`-${QUIET_ZONE} -${QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </Paper>
  );
}
