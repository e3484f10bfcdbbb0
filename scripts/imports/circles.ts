import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { fileOf, readProject } from './resolve.ts'

/** file → the files it imports, all as paths from the root */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** The import graph of `src` and `server`, types included; generated files are left out. */
export function readImportGraph(root: string): ImportGraph {
  const project = readProject(root)
  const files = globSync('{src,server}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('/generated.ts'))
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true)
      const imported = importedFiles.flatMap(({ fileName }) => fileOf(fileName, file, project) ?? [])
      return [file, imported.filter((path) => existsSync(join(root, path)))]
    }),
  )
}

/** The graph of the folders directly in a folder, without tests. @param base with a slash at its end */
export function foldersIn(graph: ImportGraph, base: string): ImportGraph {
  const folderOf = (path: string): string | undefined => {
    const [folder, file] = path.startsWith(base) ? path.slice(base.length).split('/') : []
    return file === undefined ? undefined : folder
  }
  const folders = new Map<string, string[]>()
  for (const [path, imported] of graph) {
    const from = folderOf(path)
    if (from === undefined || /\.test\.tsx?$/.test(path)) continue
    const others = imported.map(folderOf).filter((to) => to !== undefined && to !== from)
    folders.set(from, [...(folders.get(from) ?? []), ...(others as string[])])
  }
  return folders
}

/** Every cycle once, from its alphabetically first file back to it. */
export function circlesIn(graph: ImportGraph): string[][] {
  const found = new Map<string, string[]>()
  const done = new Set<string>()

  function walk(file: string, path: readonly string[]): void {
    const start = path.indexOf(file)
    if (start >= 0) {
      const circle = fromFirst(path.slice(start))
      found.set(circle.join(' '), circle)
      return
    }
    if (done.has(file)) return
    for (const next of graph.get(file) ?? []) walk(next, [...path, file])
    done.add(file)
  }

  for (const file of [...graph.keys()].sort()) walk(file, [])
  return [...found.values()]
}

function fromFirst(circle: readonly string[]): string[] {
  const first = circle.indexOf([...circle].sort()[0] ?? '')
  const turned = [...circle.slice(first), ...circle.slice(0, first)]
  return [...turned, ...turned.slice(0, 1)]
}
