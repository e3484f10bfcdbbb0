import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect } from 'vitest'

export type Env = Record<string, string>

const scripts = join(import.meta.dirname, '../../../scripts')

/** A command of the operator. @returns its exit code and all that it said */
export function command(
  name: 'backup' | 'restore',
  file: string,
  env: Env,
): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const options = { env: { PATH: process.env['PATH'], ...env } }
    execFile(process.execPath, [join(scripts, `${name}.ts`), file], options, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: stdout + stderr }),
    )
  })
}

/** The same, which has to succeed. @returns what it said */
export async function done(...args: Parameters<typeof command>): Promise<string> {
  const { code, said } = await command(...args)
  expect({ code, said }).toEqual({ code: 0, said: expect.any(String) })
  return said
}
