import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { App } from '@supabase/lite'
import type { ByteRange } from '../files/byteRange.ts'
import { keepOwner, writePrivateFile } from './privateFiles.ts'

type StorageAdapter = NonNullable<App['_storageAdapter']>
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>

/** Metadata that the Storage service expects back with the bytes; stored beside them. */
type Description = Pick<ObjectMetadata, 'mimetype' | 'cacheControl'>

/**
 * Keeps uploaded files in a folder, for the Storage service. Reads and writes are streams: no file is ever in memory as
 * a whole. File names on disk are hashes, so no key can refer to a path outside the folder. An upload is acknowledged
 * after the file is on disk.
 *
 * @param partToRead of a file of a size, null for the whole file: the Storage service passes no ranges on
 */
export function fileStore(folder: string, partToRead: (bytes: number) => ByteRange | null): StorageAdapter {
  const pathOf = (bucket: string, key: string) => {
    const name = createHash('sha256').update(`${bucket}\0${key}`).digest('hex')
    return join(folder, name.slice(0, 2), name)
  }
  const headObject = (bucket: string, key: string) => metadataOf(pathOf(bucket, key))
  const deleteObject = async (bucket: string, key: string) => {
    await rm(pathOf(bucket, key), { force: true })
    await rm(descriptionOf(pathOf(bucket, key)), { force: true })
  }

  return {
    driver: null,
    headObject,
    deleteObject,
    async deleteObjects(bucket, keys) {
      for (const key of keys) await deleteObject(bucket, key)
    },
    async getObject(bucket, key) {
      const metadata = await headObject(bucket, key).catch(unlessMissing)
      // The service answers that there is no such file, and not that it failed.
      if (metadata === null) return { metadata: nothing(), httpStatusCode: 404 }
      const part = partToRead(metadata.size)
      const range = part ? { start: part.first, end: part.last } : {}
      const body = Readable.toWeb(createReadStream(pathOf(bucket, key), range))
      return { metadata, httpStatusCode: 200, body }
    },
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const path = pathOf(bucket, key)
      const write = (unfinished: string) =>
        pipeline(readableOf(body), createWriteStream(unfinished, { mode: 0o600 }))
      await writeWhole(path, { mimetype, cacheControl }, write)
      return await metadataOf(path)
    },
    async copyObject(fromBucket, from, _version, toBucket, to) {
      const source = pathOf(fromBucket, from)
      const path = pathOf(toBucket, to)
      await writeWhole(path, await metadataOf(source), (unfinished) => copyFile(source, unfinished))
      const { eTag, lastModified } = await metadataOf(path)
      return { httpStatusCode: 200, eTag, ...(lastModified && { lastModified }) }
    },
    privateAssetUrl: () => Promise.reject(new Error('images are not transformed here')),
  }
}

const unfinishedName = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Removes what a process that was killed while it wrote has left. For a folder that nobody writes to. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const { parentPath, name } of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (unfinishedName.test(name)) await rm(join(parentPath, name), { force: true })
}

function readableOf(body: Parameters<StorageAdapter['uploadObject']>[3]): Readable {
  return body instanceof Uint8Array ? Readable.from([body]) : Readable.fromWeb(body as never)
}

function descriptionOf(path: string): string {
  return `${path}.json`
}

/** The file appears under its name only when it is complete on disk. */
async function writeWhole(
  path: string,
  { mimetype, cacheControl }: Description,
  write: (unfinished: string) => Promise<void>,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await keepOwner(dirname(path))
  const unfinished = `${path}.${randomUUID()}`
  try {
    await write(unfinished)
    const file = await open(unfinished, 'r+')
    await file.sync().finally(() => file.close())
    await keepOwner(unfinished)
    await rename(unfinished, path)
  } finally {
    await rm(unfinished, { force: true })
  }
  // Last, because this sync makes the folder's list of names durable.
  await writePrivateFile(descriptionOf(path), JSON.stringify({ mimetype, cacheControl }))
}

function unlessMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

function nothing(): ObjectMetadata {
  return { mimetype: '', cacheControl: '', size: 0, contentLength: 0, lastModified: new Date(0), eTag: '' }
}

async function metadataOf(path: string): Promise<ObjectMetadata> {
  const [{ size, mtime }, description] = await Promise.all([
    stat(path),
    readFile(descriptionOf(path), 'utf8').then((text) => JSON.parse(text) as Description),
  ])
  const eTag = `"${size.toString(16)}-${mtime.getTime().toString(16)}"`
  return { ...description, size, contentLength: size, lastModified: mtime, eTag }
}
