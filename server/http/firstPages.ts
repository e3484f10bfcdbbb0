import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { makePage, pagePath } from './assets.ts'
import type { Asset } from './assets.ts'

/** The page for an address; undefined when the client is not built. */
export type PageFor = (path: string) => Asset | undefined

interface FirstPage {
  address: RegExp
  /** Modules of the client that the first screen at that address needs, as the build names them. */
  modules: readonly string[]
}

/**
 * The first match counts. Listed is only what everybody at an address needs, and only where preloading was measured to
 * be faster: the dashboard's rows appear a third sooner, while on a phone with a slow network the files of a session
 * only delay those before them. Exported for the check that the build has these modules.
 */
export const firstPages: readonly FirstPage[] = [
  { address: /^\/account(\/|$)/, modules: ['src/app/routes/DashboardPages.tsx'] },
  { address: /^\/join\/workshop\//, modules: ['src/features/join/JoinPage.tsx'] },
]

const manifestShape = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
)
type Manifest = z.infer<typeof manifestShape>

/**
 * The client's page in one variant per first screen. Each variant preloads the files of its screen, so that the browser
 * fetches them in parallel with the others instead of after running those. The same files are fetched.
 *
 * @param folder the client's `dist`, with the build's manifest
 * @param assets from `loadAssets`
 */
export async function loadPages(folder: string, assets: ReadonlyMap<string, Asset>): Promise<PageFor> {
  const plain = assets.get(pagePath)
  const manifest = await readManifest(folder)
  if (!plain || !manifest) return () => plain
  const html = new TextDecoder().decode(plain.body)
  const pages: { address: RegExp; asset: Asset }[] = []
  for (const { address, modules } of firstPages) {
    const named = html.replace('</head>', `${linksTo(manifest, modules, html)}</head>`)
    pages.push({ address, asset: await makePage(new TextEncoder().encode(named)) })
  }
  return (path) => pages.find(({ address }) => address.test(path))?.asset ?? plain
}

async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch(() => null)
  return text === null ? null : manifestShape.parse(JSON.parse(text))
}

/** As the build writes them, except the files of every page; styles in the order in which the client would add them. */
function linksTo(manifest: Manifest, modules: readonly string[], html: string): string {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const add = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    chunk.imports.forEach(add)
    for (const file of chunk.css) styles.add(file)
  }
  modules.forEach(add)
  const isNew = (file: string): boolean => !html.includes(`"/${file}"`)
  return [
    ...[...scripts].filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...[...styles].filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ].join('')
}
