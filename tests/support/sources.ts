import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

export interface Source {
  path: string
  text: string
}

/** The program's source files under a folder, without tests and generated files. */
export function sourcesIn(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|generated/.test(name))
    .map((name) => join(root, folder, name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}
