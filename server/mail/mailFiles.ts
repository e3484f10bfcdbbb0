import { randomUUID } from 'node:crypto'
import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivateFolder, writePrivateFile } from '#server/local/privateFiles.ts'

const keptDays = 30
const msOfDay = 24 * 60 * 60 * 1000
/** Enough for all headers of one of our mails. */
const headBytes = 4096

/**
 * Writes a mail to a file, and deletes those older than 30 days: they contain addresses, links and names of sessions.
 *
 * @param dataDir its subfolder `mail` holds the mails
 * @returns the path of the file
 */
export async function writeMailFile(dataDir: string, text: string): Promise<string> {
  const folder = folderIn(dataDir)
  await makePrivateFolder(folder)
  const path = join(folder, `${stampOf(new Date())}-${randomUUID()}.eml`)
  await writePrivateFile(path, text)
  const oldest = stampOf(new Date(Date.now() - keptDays * msOfDay))
  await removeFiles(folder, (name) => Promise.resolve(name < oldest))
  return path
}

/** Deletes the mails to a deleted account. SPEC X2, X3. */
export async function forgetMailsTo(dataDir: string, address: string): Promise<void> {
  const folder = folderIn(dataDir)
  const gone = address.toLowerCase()
  await removeFiles(folder, async (name) => (await recipientsOf(join(folder, name))).includes(gone))
}

async function removeFiles(folder: string, isGoing: (name: string) => Promise<boolean>): Promise<void> {
  const names = await readdir(folder).catch(ifMissing<string[]>([]))
  for (const name of names) {
    if (name.endsWith('.eml') && (await isGoing(name))) await rm(join(folder, name), { force: true })
  }
}

/** The addresses of the header, in lower case and without names; folded lines are unfolded. */
async function recipientsOf(path: string): Promise<string[]> {
  const file = await open(path).catch(ifMissing(null))
  if (file === null) return []
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    const [headers = ''] = buffer.toString('utf8', 0, bytesRead).split(/\r?\n\r?\n/)
    const lines = headers.replace(/\r?\n\s+/g, ' ').split(/\r?\n/)
    const to = lines.find((line) => /^to:/i.test(line)) ?? ''
    return to.slice('to:'.length).split(',').map(addressIn)
  } finally {
    await file.close()
  }
}

function addressIn(recipient: string): string {
  const [, bare = recipient] = /<([^>]*)>/.exec(recipient) ?? []
  return bare.trim().toLowerCase()
}

function ifMissing<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return value
    throw error
  }
}

function folderIn(dataDir: string): string {
  return join(dataDir, 'mail')
}

function stampOf(date: Date): string {
  return date.toISOString().replaceAll(':', '-')
}
