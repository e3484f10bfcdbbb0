import { chmod, cp, lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runPostgres } from '#server/local/postgres/postgresCommand.ts'
import { installedPostgres, postgresPrograms } from '#server/local/postgres/postgresPrograms.ts'
import type { Installation } from '#server/local/postgres/postgresPrograms.ts'
import { postgresUser } from '#server/local/postgres/postgresUser.ts'
import { quiet } from '#support/quiet.ts'

let folder = ''
let runAs: Awaited<ReturnType<typeof postgresUser>> = null
let bare: Installation

/** An installation as `npm ci --ignore-scripts` leaves it: without links. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plenum-programs-'))
  await chmod(folder, 0o755)
  runAs = await postgresUser(join(folder, 'nothing'))
  const { folder: from, version } = await installedPostgres()
  bare = { folder: join(folder, 'installed/native'), version }
  const isNoLink = async (path: string) => !(await lstat(path)).isSymbolicLink() && !path.endsWith('.a')
  await cp(from, bare.folder, { recursive: true, filter: isNoLink })
})
afterAll(async () => {
  await chmod(bare.folder, 0o755)
  await rm(folder, { recursive: true })
})

test('[O5] if Postgres cannot run as installed, it runs from a copy, which the next start uses too', async () => {
  // Closed to others for root, who runs it as another account; to new links for everybody else.
  for (const path of [bare.folder, join(bare.folder, 'lib')]) await chmod(path, runAs ? 0o700 : 0o555)
  const places = [join(folder, 'copies')]
  for (let start = 0; start < 2; start++) {
    const programs = await postgresPrograms(bare, runAs, places, quiet)
    expect(programs.binDir.startsWith(join(folder, 'copies'))).toBe(true)
    await runPostgres(programs, 'postgres', ['--version'], '/')
  }
  expect(await readdir(join(folder, 'copies'))).toHaveLength(1)
})

test('[O5] if Postgres can run nowhere, each location is reported with its reason', async () => {
  for (const path of [bare.folder, join(bare.folder, 'lib')]) await chmod(path, runAs ? 0o700 : 0o555)
  await writeFile(join(folder, 'file'), '')
  const copy = join(folder, 'open', `plenum-postgres-${bare.version}`)
  await mkdir(copy, { recursive: true })
  await chmod(copy, 0o777)
  const places = [join(folder, 'file'), join(folder, 'open')]
  await expect(postgresPrograms(bare, runAs, places, quiet)).rejects.toThrow(
    /The local database cannot run[^]*installed\/native: [^]*file\/[^]*: [^]*open\/[^]*belongs to somebody else/,
  )
})

test('[O5] links missing in an installation are created', async () => {
  for (const path of [bare.folder, join(bare.folder, 'lib')]) await chmod(path, 0o755)
  const programs = await postgresPrograms(bare, runAs, [], quiet)
  expect(programs.binDir).toBe(join(bare.folder, 'bin'))
})
