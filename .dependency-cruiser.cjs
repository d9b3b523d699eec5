/** The rooms of src/ and who may import whom: see docs/architecture.md. */
const room = (name) => `^src/${name}/`;
/** The list of programmes, and their contracts: light enough for every page. */
const programmeList = '^src/programmes/(contracts|list|[^/]+/contracts)\\.ts$';
/** Further data of programmes, for pages that show them. */
const programmeData = '^src/programmes/(programmes?|[^/]+/declaration)\\.ts$';
/** Found by `import.meta.glob`, which no import names. */
const globbed = '^src/programmes/[^/]+/(declaration\\.ts|earn\\.tsx|claims\\.ts)$';
const only = (from, allowed, files = []) => ({
  name: `room-${from}`,
  severity: 'error',
  comment: `${from} may import only: ${[from, ...allowed].join(', ')}`,
  from: { path: room(from) },
  to: { path: '^src/', pathNot: [...[from, ...allowed].map(room), ...files] },
});
/** Files that start on their own. */
const start = (file, allowed) => ({
  name: `start-${file.replace('.', '-')}`,
  severity: 'error',
  comment: `${file} may import only: ${allowed.join(', ')}`,
  from: { path: `^src/${file.replace('.', '\\.')}$` },
  to: { path: '^src/', pathNot: allowed.map(room) },
});
const home = (pkg, allowed) => ({
  name: `home-${pkg.replace(/[^a-z0-9]+/gi, '-')}`,
  severity: 'error',
  comment: `${pkg} belongs in ${allowed.join(', ')}`,
  from: { path: '^src/', pathNot: allowed.map((p) => `^src/${p}`) },
  to: { path: `^node_modules/${pkg}` },
});
const trade = (folder) => `^src/pages/trade/${folder}/`;
/** Folders of the trade page, lowest first; a folder may import itself and those of earlier lines. */
const tradeLayers = [
  ['shared'],
  ['order/own'],
  ['order/form'],
  ['order/preview'],
  ['order/followUps', 'order/slices'],
  ['order/cancel'],
  ['order/confirm'],
  ['book', 'history', 'keys', 'market'],
  ['desk', 'openOrders', 'ticket'],
];
const tradeFolder = (folder, lower) => ({
  name: `trade-${folder.replace('/', '-')}`,
  severity: 'error',
  comment: `pages/trade/${folder} may import of its page only: ${[folder, ...lower].join(', ')}`,
  from: { path: trade(folder) },
  to: { path: '^src/pages/trade/', pathNot: [folder, ...lower].map(trade) },
});
const tradeFolders = tradeLayers.flatMap((layer, at) =>
  layer.map((folder) => tradeFolder(folder, tradeLayers.slice(0, at).flat())),
);
const base = ['chain', 'services', 'state', 'domain', 'config', 'lib'];

module.exports = {
  forbidden: [
    only('lib', []),
    only('ui', ['lib']),
    only('domain', ['lib']),
    only('config', ['lib'], [programmeList]),
    only('chain', ['domain', 'config', 'lib']),
    only('services', ['domain', 'config', 'lib']),
    only('state', ['domain', 'config', 'lib']),
    only('stores', base),
    only('reads', ['stores', ...base], [programmeList, programmeData]),
    only('writes', ['reads', 'stores', ...base]),
    only('updaters', ['reads', 'stores', ...base], [programmeList]),
    only('features', ['programmes', 'reads', 'writes', 'stores', 'state', 'domain', 'config', 'ui', 'lib']),
    only('programmes', ['features', 'reads', 'writes', 'stores', 'state', 'domain', 'config', 'ui', 'lib']),
    only('pages', ['features', 'programmes', 'reads', 'writes', 'stores', 'state', 'domain', 'config', 'ui', 'lib']),
    start('boot.ts', ['updaters', 'config', 'lib']),
    start('early.ts', ['updaters', 'config', 'lib']),
    start('serviceWorker.ts', ['chain', 'domain', 'config', 'lib']),
    {
      name: 'the-list-of-programmes-is-light',
      severity: 'error',
      from: { path: programmeList },
      to: { path: '^src/', pathNot: [room('config'), room('lib'), programmeList] },
    },
    {
      name: 'data-of-programmes-is-light',
      severity: 'error',
      from: { path: programmeData },
      to: { path: '^src/', pathNot: [room('config'), room('lib'), programmeList, programmeData] },
    },
    {
      name: 'programmes-know-no-list-of-them',
      severity: 'error',
      comment: 'import.meta.glob hides this circle from no-cycles',
      from: { path: '^src/programmes/[^/]+/' },
      to: {
        path: '^src/(features/(alerts|claims)/|programmes/(claimProgrammes|earnProgrammes|list|programmes)\\.ts$)',
      },
    },
    {
      name: 'slices-are-strangers',
      severity: 'error',
      from: { path: '^src/state/([^/]+)/' },
      to: { path: '^src/state/[^/]+/', pathNot: '^src/state/$1/' },
    },
    {
      name: 'pages-are-islands',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/[^/]+/', pathNot: '^src/pages/$1/' },
    },
    ...tradeFolders,
    {
      name: 'trade-has-no-other-folder',
      severity: 'error',
      comment: 'a new folder needs its line in tradeLayers',
      from: { path: '^src/pages/trade/', pathNot: ['^src/pages/trade/[^/]+$', ...tradeLayers.flat().map(trade)] },
      to: {},
    },
    {
      name: 'trade-dialogs-below-the-split',
      severity: 'error',
      from: { path: trade('order/confirm'), pathNot: trade('order/confirm/split') },
      to: { path: trade('order/confirm/split') },
    },
    {
      name: 'features-by-their-door',
      severity: 'error',
      from: { path: '^src/(?!features/)' },
      to: { path: '^src/features/[^/]+/(?!index\\.ts$)' },
    },
    {
      name: 'features-by-their-door-inside',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/[^/]+/(?!index\\.ts$)', pathNot: '^src/features/$1/' },
    },
    home('ethers', ['chain/']),
    home('@web3-react', ['chain/connectors/', 'reads/wallet/', 'writes/wallet/connectWallet', 'app/']),
    home('@walletconnect', ['chain/connectors/walletConnect/']),
    home('lean-qr', ['features/wallet/']),
    home('swr', ['reads/']),
    home('@reduxjs/toolkit', ['state/', 'updaters/transactions/popupMiddleware', 'app/']),
    home('styled-components', ['ui/', 'features/', 'pages/', 'app/']),
    home('@lingui', ['ui/', 'features/', 'programmes/', 'pages/', 'app/']),
    {
      name: 'rules-know-no-react',
      severity: 'error',
      from: { path: '^src/(domain|chain|services|config|lib)/' },
      to: { path: '^node_modules/(react|react-dom|react-redux)/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-dead-files',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: '\\.d\\.ts$' },
      to: {},
    },
    {
      name: 'every-file-is-reached-from-main',
      severity: 'error',
      from: { path: ['^src/(main|boot|early|serviceWorker)\\.tsx?$', globbed] },
      to: {
        path: '^src/',
        // The build imports Trans.tsx for texts in JSX.
        pathNot: ['\\.(d\\.ts|css)$|^src/(main|boot|early|serviceWorker)\\.tsx?$|^src/ui/text/Trans\\.tsx$', globbed],
        reachable: false,
      },
    },
    {
      name: 'src-stands-alone',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(tests|e2e|tools)/' },
    },
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'] },
    },
    {
      name: 'no-dev-packages-in-src',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev'], pathNot: ['@types/', '@uniswap/token-lists'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default', 'types'] },
  },
};
