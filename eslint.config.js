import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';

const strictTypes = {
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-non-null-assertion': 'error',
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-misused-promises': 'error',
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  '@typescript-eslint/no-unnecessary-condition': 'error',
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
};

export default tseslint.config(
  { ignores: ['dist', 'node_modules', 'e2e/devnet/artifacts', 'subgraph', 'test-results', 'playwright-report'] },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { project: 'tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...strictTypes,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
        { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' },
      ],
      eqeqeq: ['error', 'always'],
    },
  },
  {
    files: ['src/domain/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'domain has no clock: pass now.' },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/lib/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: 'Use lib/storage.' },
        { name: 'indexedDB', message: 'Use lib/storage.' },
      ],
    },
  },
  {
    files: ['src/{domain,config,lib,chain,services,state}/**/*.ts', 'src/{pages,features,app}/**/*.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react', importNames: ['useEffect'], message: 'useEffect lives in updaters, reads and ui/hooks.' },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'max-lines': ['error', 250],
      'max-lines-per-function': ['error', 60],
      complexity: ['error', 15],
    },
  },
  {
    files: ['src/domain/**/*.ts'],
    rules: { complexity: ['error', 10] },
  },
  {
    files: ['*.config.ts', 'e2e/**/*.config.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
