interface Versions {
  readonly chrome: number;
  readonly safari: number;
  readonly firefox: number;
}

export interface PlatformApi extends Versions {
  /** Path from the global object, or the argument of `CSS.supports`. */
  readonly name: string;
  /**
   * `needed`: without it the browser is too old. `fallback`: added by `src/lib/olderEngines.ts`. `optional`: checked
   * before use, or only changes the look. `unused`: no source names it.
   */
  readonly use: 'needed' | 'fallback' | 'optional' | 'unused';
}

const api = (
  name: string,
  use: PlatformApi['use'],
  [chrome, safari, firefox]: readonly [chrome: number, safari: number, firefox: number],
): PlatformApi => ({ name, use, chrome, safari, firefox });

const NEVER = Infinity;

/** APIs newer than 2018; versions from MDN. Chrome's apply to Android WebView, Safari's to iOS. */
export const platformApis: readonly PlatformApi[] = [
  api('BigInt', 'needed', [67, 14, 68]),
  api('globalThis', 'needed', [71, 12.1, 65]),
  api('queueMicrotask', 'needed', [71, 12.1, 69]),
  api('structuredClone', 'unused', [98, 15.4, 94]),
  api('Object.hasOwn', 'needed', [93, 15.4, 92]),
  api('Array.prototype.at', 'needed', [92, 15.4, 90]),
  api('Array.prototype.findLast', 'needed', [97, 15.4, 104]),
  api('Array.prototype.findLastIndex', 'needed', [97, 15.4, 104]),
  api('String.prototype.replaceAll', 'needed', [85, 13.1, 77]),
  api('Promise.allSettled', 'needed', [76, 13, 71]),
  api('AbortController', 'needed', [66, 12.1, 57]),
  api('AbortSignal.timeout', 'needed', [103, 16, 100]),
  api('ResizeObserver', 'needed', [64, 13.1, 69]),
  api('Intl.DisplayNames', 'needed', [81, 14.1, 86]),
  api('HTMLScriptElement.supports', 'needed', [96, 16.4, 93]),
  api('HTMLElement.prototype.inert', 'needed', [102, 15.5, 112]),
  api('Element.prototype.replaceChildren', 'needed', [86, 14, 78]),
  api('CSS.supports', 'needed', [61, 9, 55]),
  api('selector(:has(a))', 'needed', [105, 15.4, 121]),
  api('height: 1dvh', 'needed', [108, 15.4, 101]),
  api('container-type: inline-size', 'needed', [105, 16, 110]),
  api('aspect-ratio: 1', 'needed', [88, 15, 89]),
  api('inset: 0', 'needed', [87, 14.1, 66]),
  api('Array.prototype.toSorted', 'fallback', [110, 16, 115]),
  api('Array.prototype.toReversed', 'fallback', [110, 16, 115]),
  api('Array.prototype.toSpliced', 'fallback', [110, 16, 115]),
  api('Array.prototype.with', 'fallback', [110, 16, 115]),
  api('AbortSignal.any', 'fallback', [116, 17.4, 124]),
  api('URL.canParse', 'fallback', [120, 17, 115]),
  api('requestIdleCallback', 'optional', [47, NEVER, 55]),
  api('navigator.locks', 'optional', [69, 15.4, 96]),
  api('BroadcastChannel', 'optional', [54, 15.4, 38]),
  api('indexedDB', 'optional', [24, 10, 16]),
  api('localStorage', 'optional', [4, 4, 3.5]),
  api('sessionStorage', 'optional', [5, 4, 2]),
  api('caches', 'optional', [43, 11.1, 41]),
  api('navigator.serviceWorker', 'optional', [40, 11.1, 44]),
  api('navigator.connection', 'optional', [61, NEVER, NEVER]),
  api('navigator.onLine', 'optional', [2, 4, 1.5]),
  api('navigator.share', 'optional', [128, 12.1, NEVER]),
  api('navigator.canShare', 'optional', [128, 14, NEVER]),
  api('navigator.vibrate', 'optional', [32, NEVER, NEVER]),
  api('Notification', 'optional', [20, 16.4, 22]),
  api('AudioContext', 'optional', [35, 14.1, 25]),
  api('color: color-mix(in srgb, red, blue)', 'optional', [111, 16.2, 113]),
  api('grid-template-columns: subgrid', 'optional', [117, 16, 71]),
  api('content-visibility: auto', 'optional', [85, 18, 125]),
  api('text-wrap: balance', 'optional', [114, 17.5, 121]),
  api('scrollbar-width: thin', 'optional', [121, 18.2, 64]),
  api('scrollbar-color: auto', 'optional', [121, 26.2, 64]),
  api('forced-color-adjust: none', 'optional', [89, NEVER, 113]),
  api('word-break: auto-phrase', 'optional', [119, NEVER, NEVER]),
  api('Promise.withResolvers', 'unused', [119, 17.4, 121]),
  api('Promise.try', 'unused', [128, 18.2, 134]),
  api('Object.groupBy', 'unused', [117, 17.4, 119]),
  api('Map.groupBy', 'unused', [117, 17.4, 119]),
  api('Array.fromAsync', 'unused', [121, 16.4, 115]),
  api('Iterator', 'unused', [122, 18.4, 131]),
  api('Set.prototype.isSubsetOf', 'unused', [122, 17, 127]),
  api('Set.prototype.symmetricDifference', 'unused', [122, 17, 127]),
  api('String.prototype.isWellFormed', 'unused', [111, 16.4, 119]),
  api('URL.parse', 'unused', [126, 18, 126]),
  api('RegExp.escape', 'unused', [136, 18.2, 134]),
  api('Uint8Array.fromBase64', 'unused', [140, 18.2, 133]),
  api('HTMLElement.prototype.showPopover', 'unused', [114, 17, 125]),
  api('document.startViewTransition', 'unused', [111, 18, 144]),
  api('navigator.scheduling', 'unused', [87, NEVER, NEVER]),
  api('CloseWatcher', 'unused', [126, NEVER, NEVER]),
  api('Temporal', 'unused', [144, NEVER, 139]),
  // Missing in strict browsers and Lockdown mode.
  api('WebAssembly', 'unused', [57, 11, 52]),
  api('SharedArrayBuffer', 'unused', [68, 15.2, 79]),
  api('OffscreenCanvas', 'unused', [69, 16.4, 105]),
  api('WebGLRenderingContext', 'unused', [9, 5.1, 4]),
  api('RTCPeerConnection', 'unused', [56, 11, 44]),
  api('FontFace', 'unused', [35, 10, 41]),
  api('document.fonts', 'unused', [35, 10, 41]),
  api('FileReader', 'unused', [6, 6, 3.6]),
  api('SharedWorker', 'unused', [4, 16, 29]),
  api('speechSynthesis', 'unused', [33, 7, 49]),
  api('navigator.storage', 'unused', [48, 15.2, 51]),
  api('navigator.mediaDevices', 'unused', [52, 11, 36]),
  api('navigator.getGamepads', 'unused', [21, 10.1, 29]),
  api('Intl.Segmenter', 'unused', [87, 14.1, 125]),
  api('Intl.DurationFormat', 'unused', [129, 16.4, 136]),
];

export const isCss = ({ name }: Pick<PlatformApi, 'name'>): boolean => /[:(]/.test(name);
