/**
 * npm run generate           writes the types and documents made from the SDL and the client's operations
 * npm run generate -- --check  only says whether they are up to date (exit code 1 when not)
 * npm run schema             prints the SDL of all nouns as one
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { generatedFiles, schemaText, staleFiles } from './graphql/generate.ts'

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    print: { type: 'boolean', default: false },
    root: { type: 'string', default: resolve(import.meta.dirname, '..') },
  },
})

if (values.print) {
  console.log(schemaText(values.root))
} else {
  const files = await generatedFiles(values.root)
  const stale = staleFiles(values.root, files)
  if (values.check && stale.length > 0) {
    console.error(`Out of date: ${stale.join(', ')}. Run "npm run generate" and commit the result.`)
    process.exitCode = 1
  }
  if (!values.check) {
    for (const path of stale) {
      const absolute = join(values.root, path)
      mkdirSync(dirname(absolute), { recursive: true })
      writeFileSync(absolute, files.get(path) ?? '')
      console.log(`wrote ${path}`)
    }
    if (stale.length === 0) console.log('generated files are up to date')
  }
}
