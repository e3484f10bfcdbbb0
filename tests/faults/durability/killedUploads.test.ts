import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { filesUnavailable } from '#domain/messages/calls.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator } from '#support/calls/session.ts'
import { fileUrl, makeSlides, seenSlides, uploadSlides } from '#support/calls/slides.ts'
import { bombPdf } from '#support/pdf/hostilePdfs.ts'
import { pdfWithPages, streamOf } from '#support/pdf/makePdf.ts'
import { runPlenum } from '#support/servers/runningPlenum.ts'
import type { RunningPlenum } from '#support/servers/runningPlenum.ts'
import { openUploads, slowUpload } from '#support/slides/uploads.ts'
import { allGone, familyOf } from '../start/processes.ts'
import type { Process } from '../start/processes.ts'
import { smallDisk } from './smallDisk.ts'

/** A running Plenum with a Slides activity whose document is to stay whatever happens. */
interface Room {
  plenum: RunningPlenum
  fay: TestFacilitator
  objectId: string
  doc: string
  files: string[]
}

async function openRoom(env?: Record<string, string>): Promise<Room> {
  const started = await runPlenum(env)
  const plenum = { ...started, dataDir: env?.DATA_DIR ?? started.dataDir }
  onTestFinished(plenum.stop)
  const fay = await signUpFacilitator(plenum)
  const { objectId } = await makeSlides(fay, (await startSession(plenum, fay)).workshopId)
  const { doc } = await uploadSlides(fay, objectId)
  return { plenum, fay, objectId, doc, files: await filesOf(plenum) }
}

const unfinished = /^[0-9a-f]{64}\.[0-9a-f-]{36}$/

/** The documents in file storage, whole or not, by name. What unseals keys is smaller, and comes and goes. */
async function filesOf({ dataDir }: RunningPlenum): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  const names = await Promise.all(
    entries.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      const size = entry.isFile() && !entry.name.endsWith('.json') ? ((await sizeOf(path)) ?? 0) : 0
      return size > 200 ? [entry.name] : []
    }),
  )
  return names.flat().sort()
}

/** Whether file storage has a part of a large document: what unseals keys is written in the same way, and small. */
async function hasPart({ dataDir }: RunningPlenum): Promise<boolean> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  const parts = entries.filter(({ name }) => unfinished.test(name))
  const sizes = await Promise.all(parts.map(({ parentPath, name }) => sizeOf(join(parentPath, name))))
  return sizes.some((size) => size !== null && size > 100_000)
}

/** Null for a file that is gone by now. */
async function sizeOf(path: string): Promise<number | null> {
  return stat(path).then(
    ({ size }) => size,
    () => null,
  )
}

/** The processes of Plenum that run a program. */
async function running({ pid }: RunningPlenum, program: string): Promise<Process[]> {
  return (await familyOf(pid())).filter(({ command }) => command.includes(program))
}

async function query(
  { dataDir }: RunningPlenum,
  text: string,
): Promise<{ path: string; is_used: boolean }[]> {
  const read = async (name: string) =>
    JSON.parse(await readFile(join(dataDir, name), 'utf8')) as Record<string, unknown>
  const [{ databasePassword }, { postgres }] = [await read('secrets.json'), await read('ports.json')]
  const client = new pg.Client(`postgres://postgres:${databasePassword}@127.0.0.1:${postgres}/postgres`)
  await client.connect()
  return (await client.query<{ path: string; is_used: boolean }>(text).finally(() => client.end())).rows
}

const rowsOf = (plenum: RunningPlenum) =>
  query(
    plenum,
    `select path, exists (select from public.presentations where storage_path = path) as is_used
     from public.stored_files order by path`,
  )

const large = pdfWithPages(1, { objects: { 4: streamOf(Buffer.alloc(48_000_000, 'x')) } })
/** Uploads a document, and stops file storage when it has a part of it. */
async function stoppedWhileStoring({ plenum, fay, objectId }: Room) {
  const [storage] = await running(plenum, 'liteProcess')
  if (!storage) throw new Error('there is no file storage')
  process.kill(storage.pid, 'SIGSTOP')
  const lost = fay.upload(objectId, 'slides.pdf', large).catch(() => null)
  // In small steps, because as a whole it takes a moment only.
  while (!(await hasPart(plenum))) {
    process.kill(storage.pid, 'SIGCONT')
    await wait(2)
    process.kill(storage.pid, 'SIGSTOP')
  }
  return { storage, lost }
}

/** What was there before is there again, nothing else, and uploads go on. */
async function expectUnharmed({ plenum, fay, objectId, doc, files }: Room): Promise<void> {
  expect((await seenSlides(fay, objectId)).doc).toBe(doc)
  const url = await fileUrl(plenum, fay, objectId)
  await expect.poll(async () => (await fetch(url)).status, { timeout: 30_000 }).toBe(200)
  expect((await rowsOf(plenum)).filter((row) => row.is_used)).toHaveLength(1)
  // As if the hour were over for which a row tells of bytes that may have arrived. SPEC SL20
  await query(
    plenum,
    'update public.stored_files set uploading_until = now() where uploading_until is not null',
  )
  const next = await uploadSlides(fay, objectId, pdfWithPages(5))
  await expect.poll(() => rowsOf(plenum)).toEqual([{ path: `slides/${next.doc}`, is_used: true }])
  await expect.poll(async () => (await filesOf(plenum)).length).toBe(files.length)
}

test('[SL20] kill -9 while a document is checked: the document before stays, and the check ends too', async () => {
  const room = await openRoom()
  const { plenum, fay, objectId } = room
  const lost = fay.upload(objectId, 'slides.pdf', bombPdf()).catch(() => null)
  await expect.poll(() => running(plenum, 'pdfProcess'), { interval: 5 }).toHaveLength(1)
  const checks = await running(plenum, 'pdfProcess')
  await plenum.kill()
  await lost
  expect(await allGone(checks, 5000)).toEqual([])
  await plenum.start()
  expect(await filesOf(plenum)).toEqual(room.files)
  await expectUnharmed(room)
})

test('[SL20] kill -9 while a document is stored: the document before stays, and no bytes of the other', async () => {
  const room = await openRoom()
  const { storage, lost } = await stoppedWhileStoring(room)
  await room.plenum.kill()
  process.kill(storage.pid, 'SIGKILL')
  await lost
  await allGone([storage])
  await room.plenum.start()
  expect(await filesOf(room.plenum)).toEqual(room.files)
  await expectUnharmed(room)
})

test('[SL20] kill -9 of file storage while it stores: the upload fails, and nothing of it stays', async () => {
  const room = await openRoom()
  const { storage, lost } = await stoppedWhileStoring(room)
  process.kill(storage.pid, 'SIGKILL')
  const refused = await lost
  expect([refused?.status, await refused?.text()]).toEqual([503, filesUnavailable.sentence])
  await expect.poll(() => filesOf(room.plenum)).toEqual(room.files)
  await expectUnharmed(room)
})

test('[SL20] kill -9 while a document arrives: the document before stays, and no bytes of the other', async () => {
  const room = await openRoom()
  const { plenum, fay, objectId } = room
  const upload = await slowUpload(plenum.url, objectId, fay.token)
  await upload.write(large.subarray(0, 20_000_000))
  const pid = await plenum.serverPid()
  await expect.poll(() => openUploads(plenum.dataDir, pid)).toHaveLength(1)
  await plenum.kill()
  await plenum.start()
  expect(await filesOf(plenum)).toEqual(room.files)
  expect(await readdir(join(plenum.dataDir, 'uploads'))).toEqual([])
  await expectUnharmed(room)
})

test('[SL20] on a full disk an upload fails and leaves nothing; with space again it succeeds', async () => {
  const disk = await smallDisk(256)
  onTestFinished(disk.remove)
  const room = await openRoom({ DATA_DIR: join(disk.folder, 'data') })
  const { plenum, fay, objectId } = room
  await disk.fill(plenum.pid())
  const refused = await fay.upload(objectId, 'slides.pdf', large)
  // Where the disk is a limit on the files of the database, Postgres does not call it full.
  expect(['507 uploadNoRoom', '503 uploadFailed', '503 filesUnavailable']).toContain(
    `${refused.status} ${refused.headers.get('error-code')}`,
  )
  await disk.empty(plenum.pid())
  await expect.poll(async () => (await fetch(`${plenum.url}/readyz`)).status, { timeout: 60_000 }).toBe(200)
  expect(await filesOf(plenum)).toEqual(room.files)
  expect(await readdir(join(plenum.dataDir, 'uploads'))).toEqual([])
  expect((await uploadSlides(fay, objectId, large)).pages).toBe(1)
})
