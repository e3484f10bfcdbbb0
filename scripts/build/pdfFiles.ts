import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const library = dirname(require.resolve('pdfjs-dist/package.json'))
const { version } = require('pdfjs-dist/package.json') as { version: string }

/** What the library reads while it draws: character maps, standard fonts, decoders of pictures, colour profiles. */
const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs']
/** The version stands for a hash: these files never change under their name. `pdfLibrary.ts` knows it too. */
const base = `assets/pdfjs-${version}`

/** Serves the files of pdf.js with the page: nothing is fetched from other hosts. */
export const servesPdfFiles: Plugin = {
  name: 'plenum-serves-pdf-files',
  async generateBundle() {
    for (const folder of folders)
      // With the licences that stand beside them.
      for (const name of await readdir(join(library, folder)))
        this.emitFile({
          type: 'asset',
          fileName: `${base}/${folder}/${name}`,
          source: await readFile(join(library, folder, name)),
        })
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const [, folder = '', name = ''] =
        new RegExp(`^/${base}/(\\w+)/([\\w.-]+)$`).exec(request.url ?? '') ?? []
      if (!folders.includes(folder)) return next()
      const file = createReadStream(join(library, folder, name))
      file.once('error', () => response.writeHead(404).end())
      file.once('open', () => {
        const type = name.endsWith('.js') ? 'text/javascript' : 'application/octet-stream'
        response.writeHead(200, { 'content-type': type })
        file.pipe(response)
      })
    })
  },
}
