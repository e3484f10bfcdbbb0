import type { ObjectId } from '../ids.ts'

/** What calls name by its id alone, of all kinds of activities. */
export type MadeKind =
  | 'post'
  | 'postGroup'
  | 'comment'
  | 'subComment'
  | 'multiTopic'
  | 'question'
  | 'identifyTopic'
  | 'identifyAnswer'

/** Also a copy of input: a call that made many things at once, known by its own id when it is sent again. SPEC C2. */
export type ContentKind = MadeKind | 'copy'

/** What people write, and is theirs; all else is made for everybody. */
export const contributions: readonly MadeKind[] = ['post', 'comment', 'subComment', 'identifyAnswer']

/** Something that a start or a copy made. */
export interface Made {
  id: string
  kind: MadeKind
}

/** What was made, out of lists of ids by what they are of. */
export function madeOf(ids: { readonly [kind in MadeKind]?: readonly string[] }): Made[] {
  return (Object.keys(ids) as MadeKind[]).flatMap((kind) => (ids[kind] ?? []).map((id) => ({ id, kind })))
}

/** Rows of what was made at once: it is nobody's. */
export function rowsOfMade(objectId: ObjectId, made: readonly Made[]) {
  return made.map(({ id, kind }) => ({ id, objectId, kind, tag: null }))
}
