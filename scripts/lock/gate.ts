interface Entry {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/**
 * The fields of package-lock.json in use: path such as `node_modules/a/node_modules/b` → package; the empty path is the
 * project itself.
 */
export interface Lock {
  packages: Record<string, Entry>
}

/** Optional dependencies without an entry where npm would look for it. */
export function missingOptional(lock: Lock): string[] {
  const missing = new Set<string>()
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      if (!placesFor(path, name).some((place) => place in lock.packages)) missing.add(name)
    }
  }
  return [...missing]
}

/** The paths at which a package is installed. */
export function copiesOf(lock: Lock, name: string): string[] {
  return Object.keys(lock.packages).filter(
    (path) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`),
  )
}

/** The project's own dependencies with a version range, such as `yjs@^13.6.0`. */
export function inexact(lock: Lock): string[] {
  const { dependencies, devDependencies, optionalDependencies } = lock.packages[''] ?? {}
  const wanted = { ...dependencies, ...devDependencies, ...optionalDependencies }
  return Object.entries(wanted)
    .filter(([, version]) => !/^(npm:@?[^@]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name}@${version}`)
}

/** Where a dependency of a package may be installed: in its own folder, or in that of one of its parents. */
function placesFor(path: string, name: string): string[] {
  const places = [`${path === '' ? '' : `${path}/`}node_modules/${name}`]
  const parent = path.lastIndexOf('/node_modules/')
  if (parent >= 0) return [...places, ...placesFor(path.slice(0, parent), name)]
  return path === '' ? places : [...places, `node_modules/${name}`]
}
