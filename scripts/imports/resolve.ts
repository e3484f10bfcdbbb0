import { join, posix } from 'node:path'
import { readFileSync } from 'node:fs'

/** The fields of `package.json` about imports. */
export interface Project {
  /** Alias → folder: `#domain/` → `src/domain/` and so on. */
  aliases: ReadonlyMap<string, string>
  /** Packages available at run time, optional ones included. */
  dependencies: ReadonlySet<string>
}

interface Manifest {
  imports: Record<string, string>
  dependencies: Record<string, string>
  optionalDependencies: Record<string, string>
}

export function readProject(root: string): Project {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const aliases = Object.entries(manifest.imports).map(([alias, target]): [string, string] => [
    alias.replace('*', ''),
    target.replace('./', '').replace('*', ''),
  ])
  const dependencies = { ...manifest.dependencies, ...manifest.optionalDependencies }
  return { aliases: new Map(aliases), dependencies: new Set(Object.keys(dependencies)) }
}

/**
 * The file that a specifier resolves to, as a path from the root; nothing for a package.
 *
 * @param from path from the root of the importing file
 */
export function fileOf(specifier: string, from: string, { aliases }: Project): string | undefined {
  const path = specifier.replace(/\?.*$/, '')
  if (path.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), path))
  for (const [alias, folder] of aliases) {
    if (path.startsWith(alias)) return folder + path.slice(alias.length)
  }
  return undefined
}
