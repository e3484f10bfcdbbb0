import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { checkBackup, entriesOf, writeBackup } from '#server/backup/archive.ts'
import { backUp } from '#server/backup/backup.ts'
import { entryNames } from '#server/backup/manifest.ts'
import type { DumpedTable, Manifest } from '#server/backup/manifest.ts'
import { migrate, productMigrations } from '#server/database/connection/migrate.ts'
import { createPool } from '#server/database/connection/pool.ts'
import type { SupabaseInUse } from '#server/supabase.ts'
import { startLocalSupabase } from '#server/local/localSupabase.ts'
import { withStarted } from '#server/local/withSupabase.ts'
import { builtApis, assertDone, makeActivity, writerOf } from '#kinds/api.ts'
import { callsOf, signInCalls, signUpCalls } from '#support/calls/calls.ts'
import { fileUrl, makeSlides, uploadSlides } from '#support/calls/slides.ts'
import { startSession } from '#support/calls/session.ts'
import { quiet } from '#support/quiet.ts'
import { storageProxy } from '#support/servers/storageProxy.ts'
import { runPlenum } from '#support/servers/runningPlenum.ts'
import type { RunningPlenum } from '#support/servers/runningPlenum.ts'
import { uniqueEmail } from '#support/servers/localSupabase.ts'
import { command, done } from './commands.ts'
import type { Env } from './commands.ts'

let folder: string
const at = (name: string) => join(folder, name)
const nearAt = (name: string): Env => ({ DATA_DIR: at(name) })

/** What people left in a Plenum, and how they come back to it. */
let people: Awaited<ReturnType<typeof play>>
/** The backup that was made while people wrote. */
const archive = () => at('running.tar.gz')

async function plenumWith(env: Env): Promise<RunningPlenum> {
  const plenum = await runPlenum(env)
  onTestFinished(plenum.stop)
  return plenum
}

/** All kinds of activities with input, a presentation, an ended session. */
async function play(plenum: RunningPlenum) {
  const email = uniqueEmail()
  const fay = await signUpCalls(plenum, email)
  const session = await startSession(plenum, fay)
  const ann = await session.join()
  for (const [kind, api] of builtApis) {
    const made = await makeActivity([kind, api], fay, session.workshopId)
    const who = writerOf(api, { facilitator: fay, participant: ann })
    assertDone(
      await api.write(who, made, { id: crypto.randomUUID(), text: `Tab\t, \\N and ünïcode in ${kind}` }),
    )
  }
  const { objectId } = await makeSlides(fay, session.workshopId)
  await uploadSlides(fay, objectId)
  const ended = await startSession(plenum, fay, 'Over')
  await ended.answer(await ended.join(), 'Said before the end')
  await fay.act(`endWorkshop(workshopId: "${ended.workshopId}", sharedPartIds: [])`)
  return { email, session, fay, ann, objectId, pdf: await pdfOf(plenum, fay, objectId) }
}

async function pdfOf(plenum: RunningPlenum, who: Parameters<typeof fileUrl>[1], objectId: string) {
  const answer = await fetch(await fileUrl(plenum, who, objectId))
  return Buffer.from(await answer.arrayBuffer()).toString('hex')
}

/** The hashes of what an archive contains, by name. */
async function contentOf(file: string, wanted = /./): Promise<Record<string, string>> {
  const { manifest } = await checkBackup(file)
  const entries = manifest.entries.filter(({ name }) => wanted.test(name))
  return Object.fromEntries(entries.map(({ name, sha256 }) => [name, sha256]))
}

/** A participant and an account go on where they were. */
async function expectAllBack(plenum: RunningPlenum, written: readonly string[]): Promise<void> {
  const { email, session, ann, objectId, pdf } = people
  const annAgain = callsOf(plenum, ann.token)
  const { posts } = await annAgain.must<{ posts: { id: string }[] }>(
    `query ($id: ID!) { brainstorm(id: $id) { posts { id } } }`,
    { id: session.objectId },
  )
  expect(posts.map(({ id }) => id)).toEqual(expect.arrayContaining([...written]))
  await session.answer(annAgain, 'Written with the token of before')
  const fayAgain = await signInCalls(plenum, email, 'correct horse 9')
  expect(await pdfOf(plenum, fayAgain, objectId)).toBe(pdf)
}

/** Acknowledged before the backup began. */
let written: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plenum-backup-'))
  const plenum = await runPlenum(nearAt('old'))
  people = await play(plenum)
  let isBackedUp = false
  const writing = (async () => {
    while (!isBackedUp) await people.session.answer(people.ann, 'While the backup is made')
  })()
  written = [await people.session.answer(people.ann, 'Before the backup')]
  await done('backup', archive(), nearAt('old'))
  isBackedUp = true
  await writing
  await plenum.stop()
})
afterAll(() => rm(folder, { recursive: true }))

test('[O18] a backup made while people write comes back into an empty folder equal in every value', async () => {
  expect((await stat(archive())).mode & 0o777).toBe(0o600)
  // A restore that was interrupted there.
  await mkdir(join(at('new'), 'files'), { recursive: true })
  for (const name of ['restoring', 'files/half', 'secrets.json']) await writeFile(join(at('new'), name), '')
  await expect(withStarted(at('new'), quiet, () => Promise.resolve())).rejects.toThrow(/was interrupted/)
  const said = await done('restore', archive(), nearAt('new'))
  expect(said).toContain(`    ${people.session.workshopId}  Kick-off`)
  await done('backup', at('again.tar.gz'), nearAt('new'))
  expect(await contentOf(at('again.tar.gz'))).toEqual(await contentOf(archive()))

  const plenum = await plenumWith(nearAt('new'))
  expect(await callsOf(plenum, people.fay.token).must('{ me { email } }')).toEqual({ email: people.email })
  await expectAllBack(plenum, written)
})

/** A session ends after the moment of the database, and its key is destroyed before it is read. */
async function expectOneMoment(plenum: RunningPlenum, supabase: SupabaseInUse): Promise<void> {
  const { email, session } = people
  const fay = await signInCalls(plenum, email, 'correct horse 9')
  const storage = await storageProxy(supabase)
  onTestFinished(storage.stop)
  const pool = createPool(supabase.databaseUrl, quiet, { max: 1 })
  onTestFinished(() => pool.end())
  const { rows } = await pool.query<{ object: string }>(
    'select object from public.workshop_keys where workshop_id = $1',
    [session.workshopId],
  )
  const path = `keys/${rows[0]?.object}`
  const isThere = async () =>
    (await pool.query('select from storage.objects where name = $1', [path])).rowCount === 1
  expect(await isThere()).toBe(true)
  storage.beforeRead = async (url) => {
    if (!url.endsWith(path)) return
    await fay.act(`endWorkshop(workshopId: "${session.workshopId}", sharedPartIds: [])`)
    await expect.poll(isThere).toBe(false)
  }
  const through = { ...supabase, supabaseUrl: storage.supabaseUrl }
  const file = at('moment.tar.gz')
  const nothing = { from: 'far', secrets: { local: null, appSecret: null } } as const
  expect((await backUp(file, through, nothing)).missing).toEqual([])
  const paths = (await checkBackup(file)).manifest.files.map((one) => one.path)
  const inUse: string[] = []
  for await (const { name, bytes } of entriesOf(file))
    if (entryNames.tableOf(name) === 'public.workshop_keys')
      inUse.push(...(bytes.toString().match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []))
  expect(inUse.length).toBeGreaterThan(0)
  // There may be more of them: those of sessions that are being created.
  expect(paths).toEqual(expect.arrayContaining(inUse.map((object) => `keys/${object}`)))
  expect(paths).not.toContain(path)

  await pool.query(`insert into storage.objects (bucket_id, name) values ('plenum', 'slides/lost')`)
  expect((await backUp(at('lost.tar.gz'), supabase, nothing)).missing).toEqual(['slides/lost'])
}

test('[O18] a backup moves from the local Supabase to one elsewhere and back: rows, accounts, files, secrets', async () => {
  const { databaseUrl, supabaseUrl, publishableKey, secretKey, jwtSecret, stop } = await startLocalSupabase({
    dataDir: at('elsewhere'),
    logger: quiet,
    sendMail: () => Promise.reject(new Error('nobody asks for mail')),
  })
  onTestFinished(stop)
  const far = {
    ...{ DATA_DIR: at('far'), DATABASE_URL: databaseUrl, SUPABASE_URL: supabaseUrl },
    ...{
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
      SUPABASE_SECRET_KEY: secretKey,
      SUPABASE_JWT_SECRET: jwtSecret,
    },
  }
  // Plenum was started there before: its official templates are no obstacle.
  const tried = await runPlenum(far)
  await tried.stop()
  const secret = { ...far, APP_SECRET: 'x'.repeat(40) }
  expect(await command('restore', archive(), secret)).toEqual({
    code: 2,
    said: expect.stringContaining('APP_SECRET'),
  })
  expect((await command('restore', archive(), far)).said).toContain(join(at('far'), 'app-secret'))
  await rm(at('far'), { recursive: true })
  expect(await done('restore', archive(), far)).toContain('Everybody with an account has to sign in again.')
  await done('backup', at('far.tar.gz'), far)

  const plenum = await plenumWith(far)
  await expectAllBack(plenum, written)
  await expectOneMoment(plenum, { databaseUrl, supabaseUrl, publishableKey, secretKey, jwtSecret })
  const { code, said } = await command('restore', archive(), far)
  expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('has accounts already') })

  await done('restore', at('far.tar.gz'), nearAt('back'))
  await done('backup', at('back.tar.gz'), nearAt('back'))
  const moved = /^tables\/(public|auth\.(users|identities))|^files|app-secret/
  expect(await contentOf(at('back.tar.gz'), moved)).toEqual(await contentOf(archive(), moved))
  await expectAllBack(await plenumWith(nearAt('back')), written)
})

test('[O18] a backup of an older Plenum comes back and is migrated', async () => {
  const before = '20261123090000'
  await withStarted(at('older'), quiet, async (supabase) => {
    const pool = createPool(supabase.databaseUrl, quiet, { max: 1 })
    await migrate(pool, { logger: quiet, upTo: before })
    await pool.query(
      `insert into public.profiles (id, email, member_secret) values (gen_random_uuid(), 'old@example.org', '\\x00');
       insert into public.workshops (id, workshop_name, creator)
         select 'old', 'From before', id from public.profiles where email = 'old@example.org'`,
    )
    await pool.end()
    await backUp(at('older.tar.gz'), supabase, { from: 'near', secrets: { local: null, appSecret: null } })
  })
  expect(await done('restore', at('older.tar.gz'), nearAt('newer'))).toContain('old  From before')
  await done('backup', at('newer.tar.gz'), nearAt('newer'))
  const { manifest } = await checkBackup(at('newer.tar.gz'))
  const all = (await productMigrations()).map(({ version, name }) => ({ version, name }))
  expect(manifest.migrations).toEqual(all)
})

/** An archive with everything in it but rows. */
async function archiveWith(
  name: string,
  changed: (manifest: Manifest) => Partial<Manifest>,
): Promise<string> {
  const { manifest } = await checkBackup(archive())
  const writer = await writeBackup(at(name))
  const tables = manifest.tables.map((table) => ({ ...table, rows: 0 }))
  const bare = { ...manifest, files: [], sequences: [], tables }
  await writer.finish({ ...bare, ...changed(bare) })
  return at(name)
}

test('[O18] a backup overwrites nothing, and nothing is restored over what is there or from what is not whole', async () => {
  const whole = await readFile(archive())
  const middle = whole.length >> 1
  const flipped = Buffer.from(whole.map((byte, index) => (index === middle ? byte ^ 1 : byte)))
  await writeFile(at('cut.tar.gz'), whole.subarray(0, whole.length - 2000))
  await writeFile(at('flipped.tar.gz'), flipped)
  await mkdir(at('used'))
  await writeFile(join(at('used'), 'notes.txt'), 'mine')
  const newer = await archiveWith('newer-plenum.tar.gz', () => ({
    migrations: [{ version: '29990101000000', name: 'later' }],
  }))
  const short = await archiveWith('short.tar.gz', ({ tables }) => ({
    tables: tables.map((table) => ({ ...table, rows: 1 })),
  }))
  const strangers: DumpedTable = { schema: 'public', name: 'strangers', columns: ['id'], rows: 0 }
  const strange = await archiveWith('strange.tar.gz', ({ tables }) => ({ tables: [...tables, strangers] }))
  const refusals: [Parameters<typeof command>, number, RegExp][] = [
    [
      ['backup', archive(), nearAt('old')],
      1,
      /running\.tar\.gz exists already, and a backup overwrites nothing/,
    ],
    [
      ['backup', at('b.tar.gz'), nearAt('nothing')],
      1,
      /nothing to back up: the data folder .*nothing \(DATA_DIR\)/,
    ],
    [['backup', '', nearAt('old')], 2, /Name one file\.[^]*npm run backup -- FILE/],
    [['restore', archive(), nearAt('used')], 1, /used \(DATA_DIR\) is not empty/],
    [
      ['restore', archive(), { DATA_DIR: '/proc/none/data' }],
      1,
      /data folder \/proc\/none\/data cannot be used/,
    ],
    [
      ['restore', at('cut.tar.gz'), nearAt('nothing')],
      1,
      /cut\.tar\.gz is no backup of Plenum, or it is damaged/,
    ],
    [['restore', at('flipped.tar.gz'), nearAt('nothing')], 1, /flipped\.tar\.gz is (no backup|incomplete)/],
    [['restore', newer, nearAt('nothing')], 1, /of a newer Plenum \(migration 29990101000000_later\)/],
    [['restore', short, nearAt('tried')], 1, /0 rows of users were read, but the backup lists 1/],
    [['restore', strange, nearAt('strange')], 0, /not Plenum's: the tables strangers/],
  ]
  for (const [[name, file, env], code, said] of refusals)
    expect([file, await command(name, file, env)]).toEqual([
      file,
      { code, said: expect.stringMatching(said) },
    ])
  expect((await readFile(archive())).equals(whole)).toBe(true)
  expect(await readdir(folder)).not.toContain('nothing')
  expect(await readdir(folder)).not.toContain('b.tar.gz.unfinished')
  expect(await readdir(at('used'))).toEqual(['notes.txt'])
  expect(await readdir(at('tried'))).toEqual([])
})
