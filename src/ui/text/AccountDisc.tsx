import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

/** The address determines four colours, their order and the rotation. */
const hues: readonly string[] = ['#e8a34c', '#5863ee', '#35cb91', '#cf2f49', '#74b9ff', '#a0a9ff'];

const Disc = styled.span`
  position: relative;
  overflow: hidden;
  display: inline-block;
  flex: none;
  border-radius: 50%;
`;

function picture(address: string): string {
  const digits = [...address.toLowerCase().replace(/^0x/, '')].map((digit) => Number.parseInt(digit, 16) || 0);
  const parts: string[] = [];
  const left = [...hues];
  for (let part = 0; part < 4; part += 1) {
    const seed = digits.slice(part * 4, part * 4 + 4).reduce((sum, digit) => sum * 16 + digit, 0);
    const [hue] = left.splice(seed % left.length, 1);
    parts.push(`${hue} ${part * 25}% ${part * 25 + 25}%`);
  }
  const turn = digits.slice(-2).reduce((sum, digit) => sum * 16 + digit, 0);
  return `conic-gradient(from ${turn}deg, ${parts.join(', ')})`;
}

interface AccountDiscProps {
  readonly address: string;
  readonly size?: 16 | 20 | 32;
  readonly children?: ReactNode;
}

export function AccountDisc({ address, size = 16, children }: AccountDiscProps): ReactElement {
  const style: CSSProperties = { width: size, height: size, background: picture(address) };
  return (
    <Disc aria-hidden="true" style={style}>
      {children}
    </Disc>
  );
}
