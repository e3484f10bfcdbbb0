/**
 * npm run licence -- make --text "…" [--limit N] [--label "…"]   makes a key and prints it, once
 * npm run licence -- list                                        all keys: by id, never the key itself
 * npm run licence -- revoke KEY|ID                               takes a key back
 */
import { parseArgs } from 'node:util'
import { licenceTable, makeLicence, revokeLicence } from './licence/commands.ts'
import { withDatabase } from './licence/database.ts'
import { runCommand, say, UsageError } from './operator/runCommand.ts'

const usage = `How to use it:
  npm run licence -- make --text "What the person reads" [--limit N] [--label "Who it is for"]
  npm run licence -- list
  npm run licence -- revoke KEY|ID
--limit is how many workshops an account with the key may have at a time; none when left out.
`

const longestText = 10_000

runCommand(usage, run)

async function run(): Promise<void> {
  const { command, name, text, limit, label } = readArguments()
  if (command === 'list') return say(await withDatabase(licenceTable))
  if (command === 'make') {
    const licence = { text: checkedText(text), label, workshopLimit: checkedLimit(limit) }
    say(await withDatabase((database) => makeLicence(database, licence)))
    process.stderr.write('Write the key down: it is kept nowhere and not shown again.\n')
    return
  }
  if (command !== 'revoke' || name === undefined) throw new UsageError('Nothing to do.')
  const revoked = await withDatabase((database) => revokeLicence(database, name))
  if (revoked === 0) throw new Error('There is no such key.')
  say('The key is revoked: the account that had it has it no longer.')
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        text: { type: 'string' },
        limit: { type: 'string' },
        label: { type: 'string', default: '' },
      },
    })
    const [command, name] = positionals
    return { command, name, ...values }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function checkedText(text: string | undefined): string {
  if (text === undefined || text.trim() === '') throw new UsageError('--text is missing.')
  if (text.length > longestText) throw new UsageError(`--text has at most ${longestText} characters.`)
  return text.trim()
}

function checkedLimit(limit: string | undefined): number | null {
  if (limit === undefined) return null
  if (!/^\d{1,6}$/.test(limit)) throw new UsageError('--limit must be a whole number.')
  return Number(limit)
}
