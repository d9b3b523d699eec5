import { styled } from 'styled-components';
import { color, glide, inLargeText, inLight, line, media, radius, space, text, weight } from '../theme/theme.ts';

const touchReach = '-18px -8px -10px';

export const AmountFrame = styled.div`
  padding: ${space(2, 3)};
  background: ${color('surface-2')};
  border: ${line('border-control')};
  border-radius: ${radius(10)};
  transition: ${glide('fast', 'border-color')};
  ${inLight} & {
    background: ${color('surface-1')};
  }
  &[data-quiet] {
    border-color: ${color('border')};
    background: ${color('surface-1')};
  }
  &:hover {
    border-color: ${color('text-3')};
  }
  &[data-invalid] {
    border-color: ${color('danger-border')};
  }
  &:has(input:focus) {
    border-color: ${color('focus')};
    outline: ${line('focus')};
  }
  &[data-disabled] {
    border-color: ${color('border')};
    color: ${color('text-disabled')};
  }
  & input {
    flex: 1;
    min-width: 0;
    width: 100%;
    padding: 0;
    background: none;
    border: 0;
    ${text(20)}
    font-weight: ${weight('medium')};
    letter-spacing: -0.01em;
    text-overflow: ellipsis;
  }
  ${media.touch} {
    & input {
      box-sizing: content-box;
      margin-block: calc(-1 * ${space(3)}) calc(-1 * ${space(1)});
      padding-block: ${space(3, 1)};
    }
  }
  & input:focus-visible {
    outline: none;
  }
  & input::placeholder {
    color: ${color('text-3')};
    opacity: 1;
  }
`;

export const AmountTop = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  ${text(12)}
  color: ${color('text-3')};
  ${inLargeText} & {
    flex-wrap: wrap;
  }
`;

export const AmountMain = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-top: ${space(1.5)};
  height: calc(var(--lh-20) * var(--drawn));
  ${media.touch} {
    margin-top: ${space(2.5)};
  }
`;

export const AmountFoot = styled(AmountTop)`
  margin-top: ${space(1)};
  min-height: calc(var(--lh-12) * var(--drawn));
`;

export const AmountBalance = styled.span`
  display: inline-flex;
  gap: ${space(1)};
  min-width: 0;
  white-space: nowrap;
`;

export const BalanceWord = styled.span``;

export const MaxButton = styled.button`
  position: relative;
  padding: ${space(0, 0.5)};
  border-radius: ${radius(4)};
  ${text(12)}
  font-weight: ${weight('semibold')};
  color: ${color('accent-text')};
  &:hover {
    text-decoration: underline;
    text-underline-offset: var(--s-05);
  }
  &:disabled {
    color: ${color('text-disabled')};
    text-decoration: none;
    cursor: not-allowed;
  }
  ${media.touch} {
    &::before {
      content: '';
      position: absolute;
      inset: ${touchReach};
    }
  }
`;
