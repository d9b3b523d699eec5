import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement, type RefObject } from 'react';
import { IconButton } from '#ui/fields/IconButton.tsx';
import type { ChartMenuProps } from './ChartMenu.tsx';
import type { DrawingTool } from '#domain/history/trendLines.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

const ChartMenu = lazyPart(async () => (await import('./ChartMenu.tsx')).ChartMenu);

interface ChartToolsProps extends Omit<ChartMenuProps, 'anchor' | 'onClose'> {
  readonly button: RefObject<HTMLButtonElement | null>;
}

export function ChartTools({ button, ...menu }: ChartToolsProps): ReactElement {
  const { t } = useLingui();
  const [isOpen, open] = useState(false);
  const draw = (tool: DrawingTool): void => {
    open(false);
    menu.onDraw(tool);
  };
  return (
    <>
      <IconButton
        ref={button}
        icon="sliders"
        label={t`Chart tools`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
      />
      {isOpen && <ChartMenu {...menu} onDraw={draw} anchor={button} onClose={() => open(false)} />}
    </>
  );
}
