/** npm run backup -- FILE     writes accounts, sessions, files and secrets into one archive; Plenum may be running */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { backUp } from '#server/backup/backup.ts'
import type { Secrets } from '#server/backup/backup.ts'
import type { Config } from '#server/config.ts'
import { hasDatabase } from '#server/local/postgres/runningDatabase.ts'
import { readIfThere } from '#server/local/privateFiles.ts'
import { withSupabase } from '#server/local/withSupabase.ts'
import { fileArgument, readSettings, runCommand, say } from './operator/runCommand.ts'

const usage = `How to use it:
  npm run backup -- FILE        such as /backups/plenum-2026-11-30.tar.gz
The archive contains secrets. Only you can read it.
`

runCommand(usage, async () => {
  const file = fileArgument()
  const { config, logger } = readSettings()
  const from = config.supabase.kind
  if (from === 'near' && !(await hasDatabase(config.dataDir)))
    throw new Error(
      `There is nothing to back up: the data folder ${config.dataDir} (DATA_DIR) has no database.`,
    )
  const secrets = await secretsOf(config)
  const { rows, files, missing } = await withSupabase(config, logger, (supabase) =>
    backUp(file, supabase, { from, secrets }),
  )
  const { size } = await stat(file)
  say(`Backed up ${rows} rows and ${files} files to ${file} (${Math.ceil(size / 1024)} kB).`)
  if (missing.length > 0) {
    const paths = missing.join(', ')
    process.stderr.write(`Not in it, because file storage lists them and does not have them: ${paths}\n`)
    process.exitCode = 1
  }
  if (secrets.appSecret === null) say('There is no app-secret yet: Plenum has not run with this data folder.')
})

async function secretsOf({ supabase, appSecret, dataDir }: Config): Promise<Secrets> {
  return {
    local: supabase.kind === 'near' ? await readIfThere(join(dataDir, 'secrets.json')) : null,
    appSecret: appSecret ?? (await readIfThere(join(dataDir, 'app-secret'))),
  }
}
