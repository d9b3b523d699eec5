import { lessFor, limits, type DepthPlace, type SizedPart } from './deskLayout.ts';

/** Limits in CSS pixels for a window of this width and height. */
export const sizeLimits = (
  part: SizedPart,
  window: { readonly width: number; readonly height: number },
  depth: DepthPlace,
): { readonly min: number; readonly max: number } => {
  const { min, max, unit, share } = limits[part];
  const shared = ((unit === 'vw' ? window.width : window.height) * share) / 100 - lessFor(part, depth);
  return { min, max: Math.max(min, Math.min(max, Math.floor(shared))) };
};
