import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const manifestShape = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).optional(), css: z.array(z.string()).optional() }),
)
type Manifest = z.infer<typeof manifestShape>

/** Which files the page of an address will ask for, by the start of the address: what it loads lazily, first. */
const wanted: [prefix: string, sources: string[]][] = [
  ['/workshop/', ['src/app/SessionPages.tsx', 'src/features/brainstorm/BrainstormRoute.tsx']],
  ['/join', ['src/features/join/JoinPage.tsx']],
]

/**
 * `Link` headers that have a browser fetch a page's files together with its entry, and not one after the other: on a
 * phone's network each step of a chain costs a sixth of a second.
 *
 * @param folder the client's `dist`, with Vite's manifest
 * @returns the header's value for a path, or null
 */
export async function loadPreloads(folder: string): Promise<(path: string) => string | null> {
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch(() => '{}')
  const manifest = manifestShape.parse(JSON.parse(text))
  const links = wanted.map(([prefix, sources]) => [prefix, linksOf(manifest, sources)] as const)
  return (path) => links.find(([prefix]) => path.startsWith(prefix))?.[1] || null
}

function linksOf(manifest: Manifest, sources: string[]): string {
  // The entry and what it imports stand in the page itself.
  const known = new Set<string>()
  collect(manifest, 'index.html', known)
  const found = new Set<string>()
  for (const source of sources) collect(manifest, source, found)
  const chunks = [...found].filter((key) => !known.has(key)).flatMap((key) => manifest[key] ?? [])
  return [
    ...chunks.map(({ file }) => `</${file}>; rel=modulepreload`),
    ...[...new Set(chunks.flatMap(({ css }) => css ?? []))].map((file) => `</${file}>; rel=preload; as=style`),
  ].join(', ')
}

function collect(manifest: Manifest, key: string, found: Set<string>): void {
  const chunk = manifest[key]
  if (!chunk || found.has(key)) return
  found.add(key)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found)
}
