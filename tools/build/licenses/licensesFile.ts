import { fullText, type PackageLicense } from './packageLicenses.ts';

/** Path in a build. */
export const LICENSES_FILE = 'licenses.txt';

const RULE = '='.repeat(80);

/** Required by WalletConnect's licence (section 2a). */
const WALLETCONNECT_NOTICE = 'Portions © 2025 Reown, Inc. All Rights Reserved';

const entryOf = (found: PackageLicense): string =>
  [
    RULE,
    `${found.name} ${found.version}`,
    `Licence: ${found.license}`,
    ...(found.homepage === '' ? [] : [found.homepage]),
    '',
    fullText(found),
    '',
  ].join('\n');

/** Deterministic. @param own the application's licence */
export const licensesFile = (own: string, packages: readonly PackageLicense[]): string =>
  [
    'Licences of this build',
    '',
    'The application:',
    '',
    own.trim(),
    '',
    `It contains, or can load, the ${packages.length} packages below.`,
    '',
    'Some packages are under the GNU General Public License 3.0 or later: it asks whoever publishes the build to offer the',
    'complete source of it under the same licence.',
    '',
    WALLETCONNECT_NOTICE,
    '',
    ...packages.map(entryOf),
  ].join('\n');
