export const ROUTER = { library: 'react-router', version: '7.18.5' } as const;

/** Removes debug names, which would keep every component in the build. */
export const withoutDebugNames = (code: string): string =>
  code
    .replace(/= (React\w*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
