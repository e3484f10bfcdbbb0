import { createReadStream, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'

/**
 * The peer of the bench of Slides, a process of its own: a plain page that draws the first page of the same document with
 * the same library, from a server that does nothing else. Prints its address. node peerServer.ts FILE
 */
const document = process.argv[2] ?? ''
const require = createRequire(import.meta.url)
const library = (name: string): Buffer => readFileSync(require.resolve(`pdfjs-dist/legacy/build/${name}`))
const scripts: Readonly<Record<string, Buffer>> = {
  '/pdf.mjs': library('pdf.min.mjs'),
  '/pdf.worker.mjs': library('pdf.worker.min.mjs'),
}

const page = `<!doctype html>
<title>Peer</title>
<canvas data-page="1"></canvas>
<script type="module">
  import { getDocument, GlobalWorkerOptions } from '/pdf.mjs'
  GlobalWorkerOptions.workerSrc = '/pdf.worker.mjs'
  const pdf = await getDocument({ url: '/slides.pdf' }).promise
  const page = await pdf.getPage(1)
  const width = Number(new URLSearchParams(location.search).get('width'))
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
  const canvas = document.querySelector('canvas')
  canvas.width = viewport.width
  canvas.height = viewport.height
  await page.render({ canvas, viewport }).promise
</script>`

const server = createServer(({ url = '', headers }, response) => {
  const script = scripts[url]
  if (script) return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
  if (url !== '/slides.pdf') return void response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  const { size } = statSync(document)
  const [, begin, end] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
  const [first, last] = [Number(begin ?? 0), end ? Number(end) : size - 1]
  response.writeHead(begin === undefined ? 200 : 206, {
    'content-type': 'application/pdf',
    'content-length': last + 1 - first,
    'accept-ranges': 'bytes',
    ...(begin !== undefined && { 'content-range': `bytes ${first}-${last}/${size}` }),
  })
  const bytes = createReadStream(document, { start: first, end: last })
  // The library ends the request of the whole file as soon as it knows that it may ask for parts.
  response.once('close', () => bytes.destroy())
  bytes.pipe(response)
})
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
