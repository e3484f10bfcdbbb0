import { MissingFile } from './missingFile.ts'

/** Files of the program that are loaded or loading. */
const files = new Map<string, Promise<void>>()

/**
 * How the built program imports its lazy parts, in place of Vite's own loader: fetches all files first and imports
 * nothing if one fails. Most browsers cache a failed import for as long as the page is open, so a part requested
 * offline would never load.
 *
 * @param names all files that the part needs, from the root of the server
 */
export async function importPart<Part>(load: () => Promise<Part>, names: string[] = []): Promise<Part> {
  const results = await Promise.allSettled(names.map((name) => fileAt(`/${name}`)))
  const failures = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as MissingFile] : []))
  const worst = failures.find(({ isGone }) => isGone) ?? failures[0]
  if (worst) throw worst
  return load()
}

function fileAt(path: string): Promise<void> {
  const known = files.get(path)
  if (known) return known
  const coming = path.endsWith('.css') ? addStyles(path) : fetchScript(path)
  files.set(path, coming)
  // A failed fetch is retried the next time.
  coming.catch(() => files.delete(path))
  return coming
}

/** Loads the file into the browser's cache, where the import finds it. Files that the page itself loaded are skipped. */
async function fetchScript(path: string): Promise<void> {
  if (statusOf(path) === okStatus || (await preloads(path))) return
  let response: Response
  try {
    response = await fetch(path)
    await response.blob()
  } catch {
    throw new MissingFile(path, false)
  }
  if (!response.ok) throw new MissingFile(path, response.status < 500)
}

/**
 * Whether the browser preloads a script. Not as a module: a module that failed once would fail for as long as the page is
 * open. Nor with `fetch` at first, which costs a phone several times as much for each file.
 */
function preloads(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    link.crossOrigin = ''
    link.href = path
    // Unknown when the browser's list is full: it ends after 250 requests.
    link.onload = () => resolve((statusOf(path) ?? okStatus) === okStatus)
    link.onerror = () => {
      link.remove()
      resolve(false)
    }
    document.head.append(link)
  })
}

const okStatus = 200

/** How the last request of a file ended, which the page itself may have made; null when it is not known. */
function statusOf(path: string): number | null {
  const known = performance.getEntriesByName(new URL(path, location.href).href, 'resource')
  const last = known.at(-1) as PerformanceResourceTiming | undefined
  return last?.responseStatus ?? null
}

/** The page's own files were loaded before any code ran, or failed. */
function addStyles(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const named = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${path}"]`)
    if (named?.sheet) return resolve()
    named?.remove()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.href = path
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new MissingFile(path, false))
    }
    document.head.append(link)
  })
}
