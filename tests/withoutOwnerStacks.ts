/**
 * React's development version records a stack trace and a task for each element, for its warnings: a tenth of the time
 * of a page's test. It has to be the first import, because React looks for tasks when it is loaded.
 */
Reflect.deleteProperty(console, 'createTask');

const { default: react } = await import('react');
const internals = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  /** Above React's limit. */
  get: () => Infinity,
  set: () => {
    // React resets it each second.
  },
});

export {};
