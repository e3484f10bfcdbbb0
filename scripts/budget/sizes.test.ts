import { expect, test } from 'vitest'
import { lazyModules, scriptsOf } from './sizes.ts'
import type { Manifest } from './sizes.ts'

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', imports: ['index.html'] },
  '_theme.css': { file: 'assets/theme.css' },
  'src/a.tsx': { file: 'assets/a.js', isDynamicEntry: true, imports: ['_react.js', '_dnd.js', '_theme.css'] },
  '_dnd.js': { file: 'assets/dnd.js' },
}

test('a module counts with its static imports, cycles included, and without styles', () => {
  expect(scriptsOf(manifest, ['src/a.tsx'])).toEqual(
    new Set(['assets/a.js', 'assets/react.js', 'assets/index.js', 'assets/dnd.js']),
  )
})

test('a module without a chunk of its own is reported by name', () => {
  expect(() => scriptsOf(manifest, ['src/b.tsx'])).toThrow('no chunk for src/b.tsx')
})

test('a lazy module costs only the scripts that are not loaded yet', () => {
  const loaded = scriptsOf(manifest, ['index.html'])
  expect(lazyModules(manifest, loaded)).toEqual(
    new Map([['src/a.tsx', new Set(['assets/a.js', 'assets/dnd.js'])]]),
  )
})
