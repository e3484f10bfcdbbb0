/**
 * npm run generate             writes the types and texts made from the SDL and the client's operations
 * npm run generate -- --check  only says whether they are up to date (exit code 1 when not)
 * npm run schema               prints the SDL of all nouns as one
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

try {
  if (values.print) console.log(schemaText(values.root))
  else if (values.check) await check(values.root)
  else await write(values.root)
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error([...new Set(message.split('\n'))].filter(Boolean).join('\n'))
  process.exitCode = 1
}

async function check(root: string): Promise<void> {
  const stale = staleFiles(root, await generatedFiles(root))
  if (stale.length > 0) {
    throw new Error(`Out of date: ${stale.join(', ')}. Run "npm run generate" and commit the result.`)
  }
}

async function write(root: string): Promise<void> {
  const files = await generatedFiles(root)
  const stale = staleFiles(root, files)
  for (const path of stale) {
    const absolute = join(root, path)
    mkdirSync(dirname(absolute), { recursive: true })
    writeFileSync(absolute, files.get(path) ?? '')
    console.log(`wrote ${path}`)
  }
  if (stale.length === 0) console.log('generated files are up to date')
}
