import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { SharedPlenum } from './sharedPlenum.ts'

/** The path of the newest recovery link mailed to an address; waits for the first. */
export async function resetPathMailedTo({ dataDir }: SharedPlenum, email: string): Promise<string> {
  const newest = async () => (await resetPaths(join(dataDir, 'mail'), email)).at(-1)
  await expect.poll(newest, { timeout: 20_000 }).toBeDefined()
  return (await newest()) ?? ''
}

async function resetPaths(folder: string, email: string): Promise<string[]> {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
  const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  // Long lines of a mail are folded: "=" at their end, "=3D" for the sign itself.
  return mails
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
    .flatMap((mail) => /\/reset\/[\w-]+_[\w-]+/.exec(mail)?.[0] ?? [])
}
