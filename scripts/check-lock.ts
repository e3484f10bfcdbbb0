/**
 * Checks a lock file for three hidden mistakes:
 * - an optional package without an entry: npm leaves out those it could not find, and `npm ci` then refuses the lock on
 *   a machine of that platform;
 * - a second copy of a package that must be unique: two of yjs corrupt documents, two of React break hooks, two of
 *   graphql-js refuse each other's schema;
 * - a version that is not exact: everyone has to get the versions that were tested together.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { copiesOf, inexact, missingOptional } from './lock/gate.ts'
import type { Lock } from './lock/gate.ts'

const single = ['react', 'react-dom', 'yjs', 'y-protocols', 'lib0', 'graphql', '@hocuspocus/common']

const text = readFileSync(resolve(import.meta.dirname, '../package-lock.json'), 'utf8')
const lock: Lock = JSON.parse(text)

const mistakes = [
  ...missingOptional(lock).map((name) => `No entry for the optional package ${name}`),
  ...inexact(lock).map((wanted) => `${wanted} is not an exact version`),
  ...single.flatMap((name) => {
    const copies = copiesOf(lock, name)
    return copies.length === 1 ? [] : [`${name} is there ${copies.length} times: ${copies.join(', ')}`]
  }),
]

for (const mistake of mistakes) console.error(`package-lock.json: ${mistake}`)
if (mistakes.length > 0) process.exitCode = 1
else console.log(`package-lock.json is whole; one copy each of ${single.join(', ')}`)
