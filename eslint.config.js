import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { kindLaw } from './scripts/imports/kindRule.ts'
import { importLaw } from './scripts/imports/lintRule.ts'
import { roleLaw } from './scripts/imports/roleRule.ts'

const generated = ['src/api/generated.ts', 'server/graphql/generated.ts']

const testWords = ['test', 'it', 'describe'].flatMap((object) =>
  ['only', 'skip', 'todo'].map((property) => ({
    object,
    property,
    message: 'Every test runs, always: mend it or delete it.',
  })),
)

const bareClient = {
  object: 'pg',
  property: 'Client',
  message: 'Use DatabaseClient: a bare one that breaks ends the process.',
}

/** Reading a text field's keys by hand forgets input methods. */
const keysByHand = [
  'BinaryExpression[left.property.name="key"][right.value="Enter"]',
  'MemberExpression[property.name="isComposing"]',
  'JSXOpeningElement[name.name=/^(Textarea|TextInput|textarea|input)$/] > JSXAttribute[name.name="onKeyDown"] > JSXExpressionContainer > ArrowFunctionExpression',
].map((selector) => ({
  selector,
  message:
    'A text field takes its keys from useFieldKeys (#ui/inputs/useFieldKeys.ts), which knows input methods.',
}))

const domainGlobals = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'indexedDB']
  .concat('fetch', 'WebSocket', 'process', 'Buffer', 'setTimeout', 'setInterval')
  .map((name) => ({ name, message: 'domain runs on both sides: plain data in, plain data out.' }))

export default defineConfig(
  { ignores: ['dist/', 'coverage/', '.data/', 'test-results/', ...generated] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { plenum: { rules: { 'import-law': importLaw, 'kind-law': kindLaw, 'role-law': roleLaw } } },
    rules: {
      'plenum/import-law': 'error',
      'plenum/kind-law': 'error',
      'plenum/role-law': 'error',
      'max-lines': ['error', { max: 300 }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true } },
      ],
      'no-restricted-properties': ['error', ...testWords],
      'no-console': 'error',
      'object-shorthand': 'error',
      'prefer-template': 'error',
      eqeqeq: ['error', 'always'],
      '@typescript-eslint/consistent-type-imports': 'error',
      // An inner variable of the same name once made a copy from the wrong folder.
      '@typescript-eslint/no-shadow': ['error', { hoist: 'functions', ignoreOnInitialization: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          varsIgnorePattern: '^_',
          caughtErrors: 'all',
          caughtErrorsIgnorePattern: '^_',
        },
      ],
    },
  },
  {
    // Rules that need types, worth the seconds they cost: an unawaited promise loses its error.
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['server/**/*.ts', 'scripts/**/*.ts'],
    ignores: ['server/database/connection/client.ts'],
    rules: { 'no-restricted-properties': ['error', ...testWords, bareClient] },
  },
  { files: ['src/domain/**/*.ts'], rules: { 'no-restricted-globals': ['error', ...domainGlobals] } },
  { files: ['src/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/ui/inputs/useFieldKeys.ts', 'src/**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...keysByHand] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      // Reports libraries that React's compiler cannot optimise; the build does not use the compiler.
      'react-hooks/incompatible-library': 'off',
    },
  },
  // Scripts and benchmarks report on the console; the server has its log, the client its notifications.
  { files: ['scripts/**', 'tests/**'], rules: { 'no-console': 'off' } },
  // These files are found by their default export: a language by its file name, a configuration or reporter by its
  // tool.
  {
    files: ['*.config.{js,ts}', '**/*.sv.ts', 'scripts/test/reporter.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: ['public/**/*.js'],
    languageOptions: {
      globals: Object.fromEntries(
        ['self', 'caches', 'fetch', 'Request', 'Response', 'URL'].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: {
      parserOptions: { projectService: false },
      globals: {
        console: 'readonly',
        process: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
      },
    },
  },
)
