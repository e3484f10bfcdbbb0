import type { ObjectId } from '../ids.ts'

/** Items of all kinds of activities that calls refer to by their id alone. */
export const madeKinds = [
  ...(['post', 'postGroup', 'comment', 'subComment', 'multiTopic', 'question'] as const),
  ...(['identifyTopic', 'identifyAnswer'] as const),
  ...(['poll', 'subPoll', 'sliderGroup', 'sliderPoll'] as const),
  ...(['organizeSection', 'organizeGroup', 'organizeItem'] as const),
  ...(['planColumn', 'planRow', 'presentComment'] as const),
] as const

export type MadeKind = (typeof madeKinds)[number]

/**
 * Also calls that make many items: copying input, and entering votes for somebody else. A retry is recognized by the
 * call's own id. SPEC C2.
 */
export type ContentKind = MadeKind | 'copy' | 'proxyBallot'

/** Items that belong to their author; all others belong to nobody. */
export const contributions: readonly MadeKind[] = [
  ...(['post', 'comment', 'subComment', 'identifyAnswer'] as const),
  ...(['sliderPoll', 'organizeItem', 'planRow', 'presentComment'] as const),
]

/** An item made by starting or copying an activity. */
export interface Made {
  id: string
  kind: MadeKind
}

/** Turns lists of ids by kind into one list of items. */
export function madeOf(ids: { readonly [kind in MadeKind]?: readonly string[] }): Made[] {
  return (Object.keys(ids) as MadeKind[]).flatMap((kind) => (ids[kind] ?? []).map((id) => ({ id, kind })))
}

/** Database rows of items that were made together and belong to nobody. */
export function rowsOfMade(objectId: ObjectId, made: readonly Made[]) {
  return made.map(({ id, kind }) => ({ id, objectId, kind, tag: null }))
}
