export interface E2eEnvironment {
  /** Built app without the address of a chain. */
  readonly builtApp: string;
}

const VARIABLE = 'MYT_E2E_ENVIRONMENT';

export const shareEnvironment = (environment: E2eEnvironment): void => {
  process.env[VARIABLE] = JSON.stringify(environment);
};

export const sharedEnvironment = (): E2eEnvironment => {
  const text = process.env[VARIABLE];
  if (text === undefined) throw new Error('The browser tests need their set-up: run them with "npm run test:e2e".');
  return JSON.parse(text) as E2eEnvironment;
};
