/** SPDX identifiers of licences that require only their notice. */
const ALLOWED: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
];

export interface LicenseException {
  /** As the package states it. */
  readonly license: string;
  readonly packages: RegExp;
  readonly reason: string;
}

/** Further requirements, listed in the root README, by package. */
export const exceptions: readonly LicenseException[] = [
  {
    license: 'GPL-3.0-or-later',
    packages: /^@web3-react\/(abstract-connector|core|injected-connector|types|walletconnect-connector)$/,
    reason: 'The wallet layer that the design names. Whoever publishes a build offers the source of all of it.',
  },
  {
    license: 'SEE LICENSE IN LICENSE.md',
    packages: /^@walletconnect\/(core|ethereum-provider|sign-client|types|universal-provider|utils)$/,
    reason: 'WalletConnect Community License: free up to its limits, with its notice, on its own relay network.',
  },
];

const isAllowedExpression = (expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => ALLOWED.includes(id)));

/** False for a licence without a decision. */
export const isAllowed = (name: string, license: string): boolean =>
  isAllowedExpression(license) ||
  exceptions.some((exception) => exception.license === license && exception.packages.test(name));
