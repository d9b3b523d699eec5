import { memo } from 'react';
import { styled } from 'styled-components';
import { iconPaths, type IconName } from './iconPaths.ts';

export type { IconName };

const strokeOnGrid = 1.5;

const Outline = styled.svg`
  flex: none;
  display: inline-block;
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export interface IconProps {
  readonly name: IconName;
  readonly size?: 12 | 14 | 16 | 20 | 24 | 28;
  readonly label?: string;
}

export const Icon = memo(function Icon({ name, size = 16, label }: IconProps) {
  return (
    <Outline
      width={size}
      height={size}
      viewBox="0 0 16 16"
      strokeWidth={strokeOnGrid}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={iconPaths[name]} vectorEffect="non-scaling-stroke" />
    </Outline>
  );
});
