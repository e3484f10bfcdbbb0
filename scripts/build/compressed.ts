import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isCompressed, toBrotli, toGzip } from '#server/http/compressing.ts'
import type { Plugin } from 'vite'

/** Libraries of PDFs and sheets, which are loaded when one is opened, would take as long as all other files together. */
const largeBytes = 300_000

let folder = ''

/**
 * Writes each built file that is served compressed beside itself, as `.br` and `.gz`: the best level takes seconds, which a
 * start has not, and compressing leaves tens of megabytes in the memory of the process that does it.
 */
export const compressesFiles: Plugin = {
  name: 'plenum-compresses-files',
  apply: 'build',
  configResolved({ root, build }) {
    folder = resolve(root, build.outDir)
  },
  async closeBundle() {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
    await Promise.all(
      files.map(async (file) => {
        const body = await readFile(file)
        if (!isCompressed(file, body)) return
        await Promise.all([
          writeFile(`${file}.br`, await toBrotli(body, body.length > largeBytes ? 'good' : 'best')),
          writeFile(`${file}.gz`, await toGzip(body)),
        ])
      }),
    )
  },
}
