export interface E2eEnvironment {
  /** Folder of the app as it was built, without the address of a chain. */
  readonly builtApp: string;
}

const VARIABLE = 'MYT_E2E_ENVIRONMENT';

export const shareEnvironment = (environment: E2eEnvironment): void => {
  process.env[VARIABLE] = JSON.stringify(environment);
};

/** @throws when the run's set-up has not happened. */
export const sharedEnvironment = (): E2eEnvironment => {
  const text = process.env[VARIABLE];
  if (text === undefined) throw new Error('The browser tests need their set-up: run them with "npm run test:e2e".');
  return JSON.parse(text) as E2eEnvironment;
};
