import { styled } from 'styled-components';
import { color, height, inLight, media, radius, space, text } from '../theme/theme.ts';

const frameHeight = '20px';
const side = '6px';
const knob = '16px';
const knobRim = '3px';
const ring = '1.5px';
const dot = '8px';
/** Large enough for touch, together with the space around it. */
const stopWidth = '28px';

export const SliderFrame = styled.div`
  --fill: ${color('accent-text')};
  position: relative;
  height: ${frameHeight};
  margin: 0 ${side};
  &[data-tone='buy'] {
    --fill: ${color('buy-line')};
  }
  &[data-tone='sell'] {
    --fill: ${color('sell-line')};
  }
  &[data-disabled] {
    opacity: 0.5;
  }
  & > [data-track] {
    position: absolute;
    inset: ${space(2)} 0;
    border-radius: ${radius(2)};
    background:
      linear-gradient(var(--fill), var(--fill)) left / calc(var(--v) * 1%) 100% no-repeat,
      var(--rest, ${color('surface-3')});
  }
  ${inLight} & {
    --rest: ${color('border')};
  }
  & > [data-dot] {
    position: absolute;
    top: calc(50% - ${dot} / 2);
    width: ${dot};
    height: ${dot};
    margin-left: calc(${dot} / -2);
    border-radius: 50%;
    background: ${color('surface-1')};
    border: ${ring} solid ${color('border-control')};
  }
  & > [data-dot][data-on] {
    background: var(--fill);
    border-color: var(--fill);
  }
  & > [data-knob] {
    position: absolute;
    top: calc(50% - ${knob} / 2);
    left: calc(var(--v) * 1%);
    width: ${knob};
    height: ${knob};
    margin-left: calc(${knob} / -2);
    border-radius: 50%;
    background: ${color('text-1')};
    border: ${knobRim} solid ${color('surface-1')};
    box-shadow: 0 0 0 ${ring} var(--fill);
  }
  ${inLight} & > [data-knob] {
    background: var(--fill);
  }
  & > input {
    position: absolute;
    inset: calc((${frameHeight} - ${height('touch')}) / 2) calc(-1 * ${knob} / 2);
    width: calc(100% + ${knob});
    height: ${height('touch')};
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & > input:disabled {
    cursor: not-allowed;
  }
  &:has(input:focus-visible) > [data-knob] {
    outline: var(--line-mark) solid ${color('focus')};
    outline-offset: var(--line-mark);
  }
`;

export const StopLabels = styled.div`
  position: relative;
  height: calc(var(--lh-12) * var(--drawn));
  margin: ${space(0.5)} ${side} 0;
  ${text(12)}
  color: ${color('text-3')};
  & > button {
    position: absolute;
    transform: translateX(-50%);
    padding: ${space(0, 0.5)};
    border-radius: ${radius(4)};
    white-space: nowrap;
  }
  & > button[data-last] {
    transform: translateX(calc(-100% + ${side} + var(--s-05)));
  }
  & > button:hover:not(:disabled) {
    color: ${color('text-1')};
  }
  ${media.touch} {
    height: ${height('xs')};
    line-height: calc(${height('xs')} / var(--drawn));
    & > button {
      min-width: ${stopWidth};
    }
    & > button::before {
      content: '';
      position: absolute;
      inset: calc(-1 * var(--s-25)) calc(-1 * var(--s-2));
    }
  }
`;
