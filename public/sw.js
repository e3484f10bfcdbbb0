// Lets the page open without a connection after a first visit. Nothing of what people say is ever kept here: that is
// in documents and the outbox.

const pageCache = 'plenum-page-1'
const fileCache = 'plenum-files-1'
const page = '/'
const fileList = '/sw-files.json'
/** A network that takes longer than this for the page is treated as none. */
const patienceMs = 4000
const notPages = /^\/(graphql|collab|api|healthz|readyz|metrics)(\/|$)/
/** Loaded by few and large: fetched when they are needed. */
const spreadsheet = /^\/assets\/sheet/i
/** The same of slides, until this device has shown some: a kept document needs them from then on, in every build. */
const pdfReader = /^\/assets\/pdf/i
/** Where the library of documents has what their pages need, such as fonts; its version is in the name. */
const pdfData = /\/assets\/pdfjs-[\d.]*\d/

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(fetchPage())
})

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin || notPages.test(pathname)) return
  // Where nothing can be kept (a full disk, blocked cookies) the network answers, as without a worker.
  if (mode === 'navigate') event.respondWith(answerPage().catch(() => fetch(page)))
  else if (pathname.startsWith('/assets/'))
    event.respondWith(answerFile(pathname).catch(() => fetch(pathname)))
})

// The page says which files it has used, at once; later the rest of the program is fetched, when nobody waits for it.
self.addEventListener('message', (event) => {
  const { files, areEnough } = event.data
  const kept = areEnough ? Promise.all(files.map(answerFile)) : keepFiles(files)
  event.waitUntil(kept.catch(() => {}))
})

async function takeOver() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('plenum-') && name !== pageCache && name !== fileCache)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** All pages are one file. Asking for that, the address (a password may stand in it) goes nowhere. */
async function fetchPage() {
  const response = await fetch(page, { cache: 'no-cache' })
  if (!response.ok || !response.headers.get('content-type')?.includes('text/html')) return response
  const cache = await caches.open(pageCache)
  await cache.put(page, response.clone())
  return response
}

async function answerPage() {
  const fresh = fetchPage()
  const kept = await (await caches.open(pageCache)).match(page)
  if (!kept) return fresh
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs, kept))
  // A server that is just starting, or a proxy without one, is no reason to show its error.
  const good = fresh.then(
    (response) => (response.status < 500 ? response : kept),
    () => kept,
  )
  return Promise.race([good, late])
}

/** Names of files carry a hash of what is in them, so a kept one is never old. */
async function answerFile(path) {
  const cache = await caches.open(fileCache)
  const kept = await cache.match(path)
  if (kept) return kept
  const response = await fetch(path)
  if (response.ok) await cache.put(path, response.clone())
  return response
}

/** Keeps what the current page needs, and what the one before it did: somebody may still have that open. */
async function keepFiles(used) {
  const pages = await caches.open(pageCache)
  const kept = await pages.match(page)
  if (!kept) return
  const named = namesIn(await kept.text())
  const build = named.join()
  const builds = (await (await pages.match(fileList))?.json()) ?? []
  const before = builds.find((one) => one.build === build)?.files ?? []
  if (builds[0]?.build === build && used.every((path) => before.includes(path))) return
  const known = [...used, ...builds.flatMap(({ files }) => files)]
  const readsPdfs = known.some((path) => pdfReader.test(path))
  const queue = [...new Set([...named, ...used])]
  const missing = []
  for (const path of queue) {
    const response = await answerFile(path)
    // Another version of the library may not have a file any more.
    if (response.status === 404 && pdfData.test(path)) missing.push(path)
    else if (!response.ok) return
    if (!response.ok || !/\.(js|css)$/.test(path)) continue
    const text = await response.text()
    const more = readsPdfs ? [...namesIn(text, readsPdfs), ...pdfDataNamedIn(text, known)] : namesIn(text)
    for (const name of more) if (!queue.includes(name)) queue.push(name)
  }
  const others = builds.filter((one) => one.build !== build)
  const all = new Set([...before, ...queue].filter((path) => !missing.includes(path)))
  const current = [{ build, files: [...all] }, ...others].slice(0, 2)
  await pages.put(fileList, new Response(JSON.stringify(current)))
  const files = await caches.open(fileCache)
  for (const { url } of await files.keys())
    if (!current.some((one) => one.files.includes(new URL(url).pathname))) await files.delete(url)
}

function namesIn(text, readsPdfs = false) {
  const names = [...text.matchAll(/(?:\/?assets\/|\.\/)([\w.-]+\.(?:js|css))/g)].map((match) => match[1])
  // By how they begin: what follows is a hash, which may have any letters.
  const isKept = (path) => !spreadsheet.test(path) && (readsPdfs || !pdfReader.test(path))
  return [...new Set(names)].map((name) => `/assets/${name}`).filter(isKept)
}

/** What kept documents needed of the library so far, where this version of it has that. */
function pdfDataNamedIn(text, known) {
  const folder = pdfData.exec(text)?.[0]
  if (!folder) return []
  return known.filter((path) => pdfData.test(path)).map((path) => path.replace(pdfData, folder))
}
