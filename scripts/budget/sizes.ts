/** An entry of Vite's manifest: its key is the source path, or `_name.js` for a chunk shared by several entries. */
export interface Chunk {
  file: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

/**
 * The script files that a browser has loaded once it has these modules: the modules themselves and all their static
 * imports.
 *
 * @param modules keys of the manifest, such as `index.html` or `src/features/lobby/LobbyPage.tsx`
 * @throws {Error} when a module is not in the manifest (renamed, or no longer an entry of its own)
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

/** The lazily loaded modules, each with the scripts that it adds to those already loaded. */
export function lazyModules(manifest: Manifest, loaded: ReadonlySet<string>): Map<string, Set<string>> {
  const lazy = Object.entries(manifest).filter(([, chunk]) => chunk.isDynamicEntry)
  return new Map(
    lazy.map(([key]) => {
      const added = [...scriptsOf(manifest, [key])].filter((file) => !loaded.has(file))
      return [key, new Set(added)]
    }),
  )
}
