import { fullText, type PackageLicense } from './packageLicenses.ts';

/** Path of the licences file in a build. */
export const LICENSES_FILE = 'licenses.txt';

const RULE = '='.repeat(80);

/** Sentence that WalletConnect's licence requires (its section 2a). */
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

/** Deterministic for the same packages. @param own the licence of the application itself */
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
