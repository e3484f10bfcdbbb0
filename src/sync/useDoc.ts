import type * as Y from 'yjs'

/** A root map of a document, such as `roots.posts` of domain/brainstorm/roots.ts. */
export type Root<Value> = (doc: Y.Doc) => Y.Map<Value>

/** A root map whose values do not matter: structural, because `Y.Map` is invariant in its values. */
export type AnyRoot = (doc: Y.Doc) => {
  observe(listener: () => void): void
  unobserve(listener: () => void): void
}

/** One key of a root map; renders again only when that value changed. */
export function useMapValue<Value>(_doc: Y.Doc, _root: Root<Value>, _key: string): Value | undefined {
  throw new Error('useMapValue')
}

/** The keys of a root map in no particular order; a new array only when a key came or went. */
export function useMapKeys(
  _doc: Y.Doc,
  _root: AnyRoot & ((doc: Y.Doc) => { keys(): Iterable<string> }),
): string[] {
  throw new Error('useMapKeys')
}

/**
 * Anything computed from a document; renders again only when the result is another by value.
 *
 *     const questions = useDerived(board, [roots.questions, roots.questionText, roots.questionDeleted], readQuestions)
 *
 * @param rootList the maps that `read` looks at ('all': any), so that changes elsewhere cost nothing
 * @param read may be written in place; plain JSON values out
 */
export function useDerived<Result>(
  _doc: Y.Doc,
  _rootList: readonly AnyRoot[] | 'all',
  _read: (doc: Y.Doc) => Result,
): Result {
  throw new Error('useDerived')
}
