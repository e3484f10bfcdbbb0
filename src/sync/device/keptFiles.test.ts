import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const origin = 'https://plenum.example'

/** Files of a build by path, with their text. */
type Build = Record<string, string>

/** A build whose names carry a letter, as those of real ones carry hashes. */
function buildOf(letter: string, version: string): Build {
  const data = `/assets/pdfjs-${version}`
  return {
    '/': `<script src="/assets/main-${letter}.js"></script>`,
    [`/assets/main-${letter}.js`]: `import("./slides-${letter}.js"); import("./sheetWorker-${letter}.js")`,
    [`/assets/slides-${letter}.js`]: `import("./pdfLibrary-${letter}.js")`,
    [`/assets/pdfLibrary-${letter}.js`]: `let a="${data}",b={c:\`\${a}/cmaps/\`};new URL("/assets/pdf.worker-${letter}.js")`,
    [`/assets/pdf.worker-${letter}.js`]: '',
    [`/assets/sheetWorker-${letter}.js`]: '',
    [`${data}/wasm/openjpeg.wasm`]: '',
    [`${data}/cmaps/UniJIS-UTF16-H.bcmap`]: '',
  }
}

/** The service worker of a device, and the server that it asks. */
async function device() {
  let served: Build = {}
  let isFull = false
  const caches = new Map<string, Map<string, Response>>()
  const pathOf = (url: string): string => new URL(url, origin).pathname
  const open = (name: string) => {
    const cache = caches.get(name) ?? new Map<string, Response>()
    caches.set(name, cache)
    return {
      match: async (path: string) => cache.get(pathOf(path))?.clone(),
      async put(path: string, response: Response) {
        if (isFull) throw new DOMException('the disk is full', 'QuotaExceededError')
        cache.set(pathOf(path), response)
      },
      delete: async (path: string) => cache.delete(pathOf(path)),
      keys: async () => [...cache.keys()].map((path) => ({ url: origin + path })),
    }
  }
  const listeners = new Map<string, (event: unknown) => void>()
  const work: Promise<unknown>[] = []
  const fire = async (type: string, data?: unknown): Promise<void> => {
    listeners.get(type)?.({ data, waitUntil: (done: Promise<unknown>) => work.push(done) })
    await Promise.all(work.splice(0))
  }
  const answer = async (path: string): Promise<Response> => {
    const text = served[path]
    if (text === undefined) return new Response('', { status: 404 })
    return new Response(text, { headers: { 'content-type': path === '/' ? 'text/html' : 'text/javascript' } })
  }
  runInNewContext(await readFile('public/sw.js', 'utf8'), {
    ...{ URL, Response, setTimeout, fetch: answer },
    caches: { open: async (name: string) => open(name), keys: async () => [...caches.keys()] },
    self: {
      addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
      skipWaiting: () => undefined,
      clients: { claim: async () => undefined },
      location: { origin },
    },
  })
  return {
    /** Opens the page of a build and uses files of it, as the page tells the service worker. */
    async use(build: Build, files: readonly string[]): Promise<void> {
      served = build
      await fire('install')
      await fire('message', { files })
    },
    /** The text that the page gets for a file, or that a new page is, on a full disk. */
    async answerOnFullDisk(build: Build, path: string): Promise<string> {
      ;[served, isFull] = [build, true]
      const request = { method: 'GET', mode: path === '/' ? 'navigate' : 'cors', url: origin + path }
      const answered = new Promise<Response>((resolve) =>
        listeners.get('fetch')?.({ request, respondWith: resolve }),
      )
      return (await answered).text()
    },
    kept: (): string[] => [...(caches.get('plenum-files-1')?.keys() ?? [])].sort(),
  }
}

/** All that slides need, of a build. */
const readerOf = (letter: string, data: string): string[] => [
  `/assets/pdf.worker-${letter}.js`,
  `/assets/pdfLibrary-${letter}.js`,
  `/assets/pdfjs-${data}`,
]

test('what only slides need is kept by devices that have shown some', async () => {
  const { use, kept } = await device()
  await use(buildOf('a', '5.6'), ['/assets/main-a.js'])
  expect(kept()).toEqual(['/assets/main-a.js', '/assets/slides-a.js'])
})

test('a hash in which letters of such a name come up by chance makes no difference', async () => {
  const { use, kept } = await device()
  await use(buildOf('xPdF-sheeT', '5.6'), ['/assets/main-xPdF-sheeT.js'])
  expect(kept()).toEqual(['/assets/main-xPdF-sheeT.js', '/assets/slides-xPdF-sheeT.js'])
})

test('[SL24] a device that has shown slides keeps what they need of each later build, without opening them again', async () => {
  const { use, kept } = await device()
  await use(buildOf('a', '5.6'), ['/assets/main-a.js', ...readerOf('a', '5.6/wasm/openjpeg.wasm')])
  for (const [letter, version] of [
    ['b', '5.6'],
    ['c', '5.6'],
    ['d', '5.7'],
    ['e', '5.7.1'],
  ] as const) {
    await use(buildOf(letter, version), [`/assets/main-${letter}.js`])
    expect(kept()).toEqual(expect.arrayContaining(readerOf(letter, `${version}/wasm/openjpeg.wasm`)))
    expect(kept().filter((path) => /sheet|bcmap/.test(path))).toEqual([])
  }
  // Of two builds, as of everything else.
  expect(kept().filter((path) => path.startsWith('/assets/pdfjs-'))).toEqual(
    ['5.7.1', '5.7'].map((version) => `/assets/pdfjs-${version}/wasm/openjpeg.wasm`),
  )
})

test('[SL24] what a later version of the library no longer has is not asked of it again', async () => {
  const { use, kept } = await device()
  await use(buildOf('a', '5.6'), ['/assets/main-a.js', ...readerOf('a', '5.6/wasm/openjpeg.wasm')])
  const { '/assets/pdfjs-5.7/wasm/openjpeg.wasm': _gone, ...later } = buildOf('b', '5.7')
  await use(later, ['/assets/main-b.js'])
  expect(kept()).toEqual(expect.arrayContaining(['/assets/pdf.worker-b.js', '/assets/pdfLibrary-b.js']))
  expect(kept()).not.toContain('/assets/pdfjs-5.7/wasm/openjpeg.wasm')
})

test.each(['/', '/assets/main-a.js'])('[D5] on a full disk %s comes from the server', async (path) => {
  const { answerOnFullDisk } = await device()
  const build = buildOf('a', '5.6')
  expect(await answerOnFullDisk(build, path)).toBe(build[path])
})
