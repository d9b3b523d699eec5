import { styled } from 'styled-components';

const diameter = { 12: '12px', 16: '16px', 24: '24px', 28: '28px' } as const;

/** Decoration: whoever shows it says the waiting in words or with `aria-busy`. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })<{ $size?: keyof typeof diameter }>`
  width: ${({ $size = 16 }) => diameter[$size]};
  height: ${({ $size = 16 }) => diameter[$size]};
  flex: none;
  display: inline-block;
  border-radius: 50%;
  border: var(--line-mark) solid currentColor;
  border-right-color: transparent;
  animation: spin var(--t-spin) linear infinite;
`;
