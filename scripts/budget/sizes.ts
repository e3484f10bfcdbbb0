/** An entry of Vite's manifest, by source path or by `_name.js` for a chunk shared by several. */
export interface Chunk {
  file: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

/**
 * The script files a browser has loaded once it has these modules: they themselves and all they import
 * statically.
 *
 * @param modules keys of the manifest, such as `index.html` or `src/features/lobby/LobbyPage.tsx`
 * @throws {Error} when the manifest does not know one of them (renamed, or no entry of its own any more)
 */
export function scriptsOf(manifest: Manifest, modules: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const open = [...modules]
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk for ${key}: mend the list that names it`)
    if (chunk.file.endsWith('.js')) files.add(chunk.file)
    open.push(...(chunk.imports ?? []))
  }
  return files
}

/** The lazily loaded modules, each with the scripts it adds to what is loaded already. */
export function lazyModules(manifest: Manifest, loaded: ReadonlySet<string>): Map<string, Set<string>> {
  const lazy = Object.entries(manifest).filter(([, chunk]) => chunk.isDynamicEntry)
  return new Map(
    lazy.map(([key]) => {
      const added = [...scriptsOf(manifest, [key])].filter((file) => !loaded.has(file))
      return [key, new Set(added)]
    }),
  )
}
