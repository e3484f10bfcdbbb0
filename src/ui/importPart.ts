import { MissingFile } from './missingFile.ts'

/** What is here of the files of the program, or on its way. */
const fetches = new Map<string, Promise<void>>()
const styles = new Map<string, Promise<void>>()

/**
 * How the built program imports a part of itself, in the place of what Vite does: its files are fetched first, and where one
 * cannot be had, nothing is imported. Most browsers remember an import that failed for as long as the page is open, so that a
 * part asked for without a connection would never come.
 *
 * @param files all that the part needs, from the root of the server
 */
export async function importPart<Part>(load: () => Promise<Part>, files: string[] = []): Promise<Part> {
  const paths = files.map((file) => `/${file}`)
  await Promise.all(paths.map((path) => once(fetches, path, fetchFile)))
  // All at once: the import alone would find one file behind the other.
  for (const path of paths) if (path.endsWith('.js')) preloadScript(path)
  const sheets = paths.filter((path) => path.endsWith('.css'))
  await Promise.all(sheets.map((path) => once(styles, path, addStyles)))
  return load()
}

/** What failed is tried again the next time. */
function once(known: Map<string, Promise<void>>, path: string, get: (path: string) => Promise<void>) {
  const before = known.get(path)
  if (before) return before
  const coming = get(path)
  known.set(path, coming)
  coming.catch(() => known.delete(path))
  return coming
}

/** Read to its end, so that the import finds it in the browser's cache. */
async function fetchFile(path: string): Promise<void> {
  if (isNamed(path)) return
  let response: Response
  try {
    response = await fetch(path)
    await response.blob()
  } catch {
    throw new MissingFile(path, false)
  }
  if (!response.ok) throw new MissingFile(path, response.status < 500)
}

function preloadScript(path: string): void {
  if (isNamed(path)) return
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = path
  document.head.append(link)
}

/** The page itself has asked for the file, or it was asked for here. */
function isNamed(path: string): boolean {
  return document.querySelector(`[src="${path}"], [href="${path}"]`) !== null
}

function addStyles(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (document.querySelector(`link[rel="stylesheet"][href="${path}"]`)) return resolve()
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
