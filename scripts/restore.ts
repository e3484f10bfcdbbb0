/** npm run restore -- FILE     brings a backup back: into an empty data folder, or into a Supabase without accounts */
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { checkBackup } from '#server/backup/archive.ts'
import { entryNames } from '#server/backup/manifest.ts'
import type { Manifest } from '#server/backup/manifest.ts'
import { demandKnown, restoreInto } from '#server/backup/restore.ts'
import type { RestoreReport } from '#server/backup/restore.ts'
import { ConfigError } from '#server/config.ts'
import type { Config } from '#server/config.ts'
import { makeDataFolder, restoring } from '#server/local/dataFolder.ts'
import type { Logger } from '#server/local/logger.ts'
import { stopOrphans } from '#server/local/orphans.ts'
import { hasDatabase } from '#server/local/postgres/runningDatabase.ts'
import { readIfThere, writePrivateFile } from '#server/local/privateFiles.ts'
import { withStarted } from '#server/local/withSupabase.ts'
import type { SupabaseInUse } from '#server/supabase.ts'
import { fileArgument, readSettings, runCommand, say } from './operator/runCommand.ts'

const usage = `How to use it:
  npm run restore -- FILE       an archive that npm run backup has written
With the variables of a Supabase elsewhere it goes there, otherwise into DATA_DIR, which must be empty.
`

/** What a new volume contains. */
const ofTheFileSystem = ['lost+found']
const ofTheLock = ['lock', 'lock.json']

runCommand(usage, async () => {
  const file = fileArgument()
  const { config, logger } = readSettings()
  const { manifest, secrets } = await checkBackup(file)
  await demandKnown(manifest)
  const restore = config.supabase.kind === 'far' ? restoreFar(config, config.supabase) : restoreNear(config)
  const report = await restore(file, { manifest, secrets, logger })
  tell(manifest, report, config)
})

interface Checked {
  manifest: Manifest
  secrets: Map<string, Buffer>
  logger: Logger
}

function restoreNear({ dataDir, appSecret }: Config) {
  return async (file: string, { manifest, secrets, logger }: Checked): Promise<RestoreReport> => {
    await demandEmptyFolder(dataDir)
    demandSameSecret(appSecret, secrets, 'APP_SECRET')
    let isOurs = false
    const prepare = async () => {
      // Another one may have begun to use it, whose files are not to be removed below.
      await demandEmptyFolder(dataDir, ofTheLock)
      isOurs = true
      await writePrivateFile(join(dataDir, restoring), '')
      if (await hasDatabase(dataDir)) await stopOrphans(join(dataDir, 'postgres/data'), logger)
      await empty(dataDir, [...ofTheLock, restoring])
      for (const [entry, name] of [
        [entryNames.localSecrets, 'secrets.json'],
        [entryNames.appSecret, 'app-secret'],
      ] as const) {
        const text = secrets.get(entry)
        if (text) await writePrivateFile(join(dataDir, name), text.toString())
      }
    }
    const work = (supabase: SupabaseInUse) => restoreInto(supabase, file, { manifest, to: 'near', logger })
    try {
      const report = await withStarted(dataDir, logger, work, prepare)
      await rm(join(dataDir, restoring))
      return report
    } catch (error) {
      // It was empty, and another attempt needs it so.
      if (isOurs) await empty(dataDir)
      throw error
    }
  }
}

function restoreFar({ dataDir, appSecret }: Config, supabase: Extract<Config['supabase'], { kind: 'far' }>) {
  return async (file: string, { manifest, secrets, logger }: Checked): Promise<RestoreReport> => {
    const path = join(dataDir, 'app-secret')
    const kept = await readIfThere(path)
    if (appSecret !== null) demandSameSecret(appSecret, secrets, 'APP_SECRET')
    else demandSameSecret(kept, secrets, path)
    const text = secrets.get(entryNames.appSecret)
    const isMissing = text !== undefined && appSecret === null && kept === null
    if (isMissing) await makeDataFolder(dataDir)
    const report = await restoreInto(supabase, file, { manifest, to: 'far', logger })
    if (isMissing) await writePrivateFile(path, text.toString())
    return report
  }
}

/** With another secret the participants of running sessions would have to join again, as other people. */
function demandSameSecret(used: string | null, secrets: Checked['secrets'], name: string): void {
  const text = secrets.get(entryNames.appSecret)?.toString()
  if (used !== null && text !== undefined && used !== text)
    throw new ConfigError([
      `${name} is another secret than that of the backup. Remove it, or take the one of the backup: tar -xzOf FILE ${entryNames.appSecret}`,
    ])
}

async function entriesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => !ofTheFileSystem.includes(name))
}

async function empty(folder: string, except: readonly string[] = []): Promise<void> {
  for (const name of await entriesIn(folder))
    if (!except.includes(name)) await rm(join(folder, name), { recursive: true, force: true })
}

/** What an interrupted restore has left is nobody's. */
async function demandEmptyFolder(dataDir: string, except: readonly string[] = []): Promise<void> {
  const names = await entriesIn(dataDir)
  if (!names.includes(restoring) && names.some((name) => !except.includes(name)))
    throw new Error(
      `The data folder ${dataDir} (DATA_DIR) is not empty. A backup is restored into an empty one: stop Plenum and move the folder away, or set DATA_DIR to another.`,
    )
}

/** Who restores has to know what came back that was gone: only what is in the backup can be listed. */
function tell({ madeAt, from }: Manifest, report: RestoreReport, { supabase }: Config): void {
  const { accounts, workshops, files, trashed, open, leftOut } = report
  say(`Restored the state of ${madeAt}. Accounts: ${accounts}, sessions: ${workshops}, files: ${files}.`)
  if (leftOut.length > 0) say(`Left out, because they are not Plenum's: the tables ${leftOut.join(', ')}.`)
  say('What has changed since that moment is as it was:')
  say('- Accounts have the passwords of then, and those that were deleted since are back.')
  say(
    supabase.kind === 'near' && from === 'near'
      ? '- Whoever was signed in then is signed in again, on a lost device too. A new password ends that.'
      : '- Everybody with an account has to sign in again. Participants stay where they were.',
  )
  say(`- Workshops in the trash: ${trashed}, with those that were erased since.`)
  say(`- Sessions that had not ended: ${open.length}. Whoever has ended or erased one since does so again.`)
  for (const { id, name } of open.slice(0, mostListed)) say(`    ${id}  ${name}`)
  if (open.length > mostListed) say(`    and ${open.length - mostListed} more`)
}

const mostListed = 50
