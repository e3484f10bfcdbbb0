import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { makeAsset, pagePath } from './assets.ts'
import type { Asset } from './assets.ts'

/** The page for an address; undefined where the client is not built. */
export type PageFor = (path: string) => Asset | undefined

interface FirstPage {
  address: RegExp
  /** Modules of the client that the first screen at that address needs, as the build names them. */
  modules: readonly string[]
}

/**
 * The first that fits counts. Only what everybody at an address needs, and only where it was measured to be quicker: the dashboard's rows
 * come a third sooner, while on a phone with a slow network the files of a session only take the place of those before them.
 * Exported for the check that the build has these modules.
 */
export const firstPages: readonly FirstPage[] = [
  { address: /^\/account(\/|$)/, modules: ['src/app/DashboardPages.tsx'] },
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
 * The client's page in as many forms as there are first screens, each naming the files of its screen: the browser fetches them at
 * once with the others, not after it has run those. What it fetches is the same.
 *
 * @param folder the client's `dist`, with what the build tells of its files
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
    pages.push({ address, asset: await makeAsset(pagePath, new TextEncoder().encode(named)) })
  }
  return (path) => pages.find(({ address }) => address.test(path))?.asset ?? plain
}

async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch(() => null)
  return text === null ? null : manifestShape.parse(JSON.parse(text))
}

/** As the build writes them for the files of every page, without those; styles in the order in which the client would add them. */
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
