import type * as Y from 'yjs'
import { sameValue } from '../workshop/state.ts'

/** Root maps that a projection writes, by name. */
type ValueRoots<Name extends string> = Readonly<Record<Name, (doc: Y.Doc) => { keys(): Iterable<string> }>>

/** All keys that desk and board have in the named root maps. */
export function keysIn<Name extends string>(
  roots: ValueRoots<Name>,
  names: readonly Name[],
  desk: Y.Doc,
  board: Y.Doc,
): Set<string> {
  return new Set(names.flatMap((name) => [...roots[name](desk).keys(), ...roots[name](board).keys()]))
}

/** The changed keys of the named root maps. */
export function changedIn(changes: ReadonlyMap<string, Set<string>>, names: readonly string[]): Set<string> {
  return new Set(names.flatMap((name) => [...(changes.get(name) ?? [])]))
}

/** Whether any of the named root maps changed. */
export function touches(changes: ReadonlyMap<string, Set<string>>, names: readonly string[]): boolean {
  return names.some((name) => changes.has(name))
}

/**
 * Writes values to a board under the given keys; unchanged values are not written. SPEC P2
 *
 * @param valuesOf the value of each root map under a key; undefined deletes the key
 */
export function writeAll<Name extends string>(
  roots: ValueRoots<Name>,
  board: Y.Doc,
  keys: ReadonlySet<string>,
  valuesOf: (key: string) => Partial<Record<NoInfer<Name>, unknown>>,
): void {
  for (const key of keys)
    for (const [root, value] of Object.entries(valuesOf(key)))
      write(roots[root as Name](board) as Y.Map<unknown>, key, value)
}

/** Writes one value; undefined deletes the key. SPEC P2 */
export function write(map: Y.Map<unknown>, key: string, value: unknown): void {
  if (value === undefined) {
    if (map.has(key)) map.delete(key)
  } else if (!sameValue(map.get(key), value)) map.set(key, value)
}
