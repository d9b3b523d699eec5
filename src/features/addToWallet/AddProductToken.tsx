import type { ReactElement } from 'react';
import { productToken } from '#config/tokens/tokens.ts';
import { AddToWallet } from './AddToWallet.tsx';

/** Source: spec 000 section 2. */
export function AddProductToken(): ReactElement | null {
  return productToken ? <AddToWallet token={productToken} /> : null;
}
