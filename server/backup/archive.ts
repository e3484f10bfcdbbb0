import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createTarDecoder, createTarPacker } from 'modern-tar'
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
      : new Error(`The backup cannot be written: ${messageOf(error)}`, { cause: error })
  })
  const packer = createTarPacker()
  const written = pipeline(
    Readable.fromWeb(packer.readable as never),
    createGzip(),
    claimed.createWriteStream({ flush: true }),
  )
  written.catch(() => undefined) // reported by whoever adds or finishes
  const entries: Entry[] = []

  async function add(name: string, bytes: Uint8Array): Promise<void> {
    const body = packer.controller.add({ name, size: bytes.length, mode: 0o600 }).getWriter()
    await body.write(bytes)
    await body.close()
    entries.push({ name, bytes: bytes.length, sha256: sha256(bytes) })
  }
  return {
    add,
    async finish(manifest) {
      await add(manifestName, Buffer.from(JSON.stringify({ ...manifest, entries: [...entries] }, null, 1)))
      packer.controller.finalize()
      await written
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
  const stream = (Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array<ArrayBuffer>>)
    .pipeThrough(new DecompressionStream('gzip'))
    .pipeThrough(createTarDecoder({ strict: true }))
  for await (const { header, body } of stream) {
    yield { name: header.name, bytes: Buffer.from(await new Response(body).arrayBuffer()) }
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
    throw new Error(`${file} is no backup of Plenum, or it is damaged: ${messageOf(error)}`, { cause: error })
  }
  if (manifest === null || JSON.stringify(manifest.entries) !== JSON.stringify(found))
    throw new Error(`${file} is incomplete or damaged: its parts are not those that its manifest lists.`)
  return { manifest, secrets: kept }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
