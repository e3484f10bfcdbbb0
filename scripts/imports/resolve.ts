import { join, posix } from 'node:path'
import { readFileSync } from 'node:fs'

/** The aliases of `package.json` "imports": `#domain/` → `src/domain/` and so on. */
export function readAliases(root: string): Map<string, string> {
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const imports = (manifest as { imports: Record<string, string> }).imports
  return new Map(
    Object.entries(imports).map(([alias, target]) => [
      alias.replace('*', ''),
      target.replace('./', '').replace('*', ''),
    ]),
  )
}

/**
 * The file a specifier means, as a path from the root; nothing for a package.
 *
 * @param from path from the root of the importing file
 */
export function fileOf(
  specifier: string,
  from: string,
  aliases: ReadonlyMap<string, string>,
): string | undefined {
  const path = specifier.replace(/\?.*$/, '')
  if (path.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), path))
  for (const [alias, folder] of aliases) {
    if (path.startsWith(alias)) return folder + path.slice(alias.length)
  }
  return undefined
}
