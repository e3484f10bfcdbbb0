import { createHash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { access, open, rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ReadableStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import { createTarDecoder, createTarPacker } from 'modern-tar'
import type { ParsedTarEntry } from 'modern-tar'
import { messageOf } from '../local/logger.ts'
import { manifestShape } from './manifest.ts'
import type { Entry, Manifest } from './manifest.ts'

const manifestName = 'manifest.json'

/** Entries with these names are small, and needed before all others. */
const secrets = /^secrets\//

/** A backup that is being written. It appears under its name only when it is complete on disk. */
export interface BackupWriter {
  add(name: string, bytes: Uint8Array): Promise<void>
  /** Writes the manifest, after which the archive is complete. */
  finish(manifest: Omit<Manifest, 'entries'>): Promise<void>
  /** Removes what was written. */
  abandon(): Promise<void>
}

/**
 * Begins an archive (`.tar.gz`) that only its owner may read: it contains secrets.
 *
 * @throws when there is a file of that name
 */
export async function writeBackup(file: string): Promise<BackupWriter> {
  if (await stat(file).catch(() => null))
    throw new Error(`${file} exists already, and a backup overwrites nothing. Give another name.`)
  const unfinished = `${file}.unfinished`
  const claimed = await open(unfinished, 'wx', 0o600).catch((error: unknown) => {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    throw isThere
      ? new Error(`${unfinished} exists: another backup is being written, or one was interrupted. Remove it.`)
      : new Error(`The backup cannot be written to ${file}: ${messageOf(error)}`, { cause: error })
  })
  const packer = createTarPacker()
  const written = pipeline(
    Readable.fromWeb(packer.readable as never),
    createGzip(),
    claimed.createWriteStream({ flush: true }),
  )
  let failure: unknown = null
  written.catch((error: unknown) => (failure ??= error)) // reported by whoever adds or finishes
  const reported = (error: unknown): Error =>
    new Error(`The backup cannot be written to ${file}: ${messageOf(failure ?? error)}`, { cause: error })
  const entries: Entry[] = []

  async function add(name: string, bytes: Uint8Array): Promise<void> {
    try {
      const body = packer.controller.add({ name, size: bytes.length, mode: 0o600 }).getWriter()
      await body.write(bytes)
      await body.close()
    } catch (error) {
      throw reported(error)
    }
    entries.push({ name, bytes: bytes.length, sha256: sha256(bytes) })
  }
  return {
    add,
    async finish(manifest) {
      await add(manifestName, Buffer.from(JSON.stringify({ ...manifest, entries: [...entries] }, null, 1)))
      packer.controller.finalize()
      await written.catch((error: unknown) => {
        throw reported(error)
      })
      await rename(unfinished, file)
    },
    async abandon() {
      packer.controller.error(new Error('abandoned'))
      await written.catch(() => undefined)
      await rm(unfinished, { force: true })
    },
  }
}

/** The entries of a backup in their order, without the manifest. @throws {Error} for a damaged one */
export async function* entriesOf(file: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const bytes = createGunzip()
  const read = pipeline(createReadStream(file), bytes)
  read.catch(() => undefined) // reported by the stream that is read
  const entries = ReadableStream.from<Uint8Array<ArrayBuffer>>(bytes).pipeThrough(
    createTarDecoder({ strict: true }),
  )
  try {
    for await (const { header, body } of entries as unknown as AsyncIterable<ParsedTarEntry>)
      yield { name: header.name, bytes: Buffer.from(await new Response(body as BodyInit).arrayBuffer()) }
  } finally {
    bytes.destroy()
  }
}

/**
 * Reads a whole backup and compares it with its manifest.
 *
 * @returns the manifest and the secrets, by name
 * @throws {Error} for a file that is no backup, is damaged, or was not written to its end
 */
export async function checkBackup(
  file: string,
): Promise<{ manifest: Manifest; secrets: Map<string, Buffer> }> {
  await access(file, constants.R_OK).catch((error: unknown) => {
    throw new Error(`The backup ${file} cannot be read: ${messageOf(error)}`, { cause: error })
  })
  const found: Entry[] = []
  const kept = new Map<string, Buffer>()
  let manifest: Manifest | null = null
  try {
    for await (const { name, bytes } of entriesOf(file)) {
      if (name === manifestName) manifest = manifestShape.parse(JSON.parse(bytes.toString()))
      else found.push({ name, bytes: bytes.length, sha256: sha256(bytes) })
      if (secrets.test(name)) kept.set(name, bytes)
    }
  } catch (error) {
    throw new Error(
      `${file} is no backup of Plenum, or it is damaged: ${messageOf(error) || 'it ends too early'}`,
      { cause: error },
    )
  }
  if (manifest === null || JSON.stringify(manifest.entries) !== JSON.stringify(found))
    throw new Error(`${file} is incomplete or damaged: its parts are not those that its manifest lists.`)
  return { manifest, secrets: kept }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
