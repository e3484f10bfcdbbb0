/** Exits with code 1 when a quoted id of a rule or hazard is undefined, defined twice, out of order or in no title of a test. */
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { idMistakes } from './ids/ids.ts'

const root = resolve(import.meta.dirname, '..')
const texts = globSync(
  '{*.md,{docs,scripts,server,src,supabase,tests}/**/*.{ts,tsx,mjs,css,sql,graphql,md,patch}}',
  { cwd: root },
)
  .map((path) => path.replaceAll('\\', '/'))
  // The test of this check quotes undefined ids.
  .filter((path) => path !== 'scripts/ids/ids.test.ts')
  .map((path) => ({ path, text: readFileSync(resolve(root, path), 'utf8') }))
const mistakes = idMistakes(texts)

for (const mistake of mistakes) console.error(mistake)
if (mistakes.length > 0) process.exitCode = 1
else console.log(`${texts.length} files, every quoted id is defined once and in the title of a test`)
