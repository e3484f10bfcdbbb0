import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { SharedPlenum } from '../browser/sharedPlenum.ts'

/** The path of the newest recovery link mailed to an address, or of another kind; waits for one that is not `before`. */
export async function pathMailedTo(
  { dataDir }: SharedPlenum,
  email: string,
  { link = /\/reset\/[\w-]+_[\w-]+/, before = '' } = {},
): Promise<string> {
  let path = ''
  const newest = async (): Promise<boolean> => {
    path = (await pathsMailed(join(dataDir, 'mail'), email, link)).at(-1) ?? ''
    return path !== before
  }
  await expect.poll(newest, { timeout: 20_000 }).toBe(true)
  return path
}

async function pathsMailed(folder: string, email: string, link: RegExp): Promise<string[]> {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
  const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  return mails.filter((mail) => mail.includes(`To: ${email}`)).flatMap((mail) => link.exec(mail)?.[0] ?? [])
}
