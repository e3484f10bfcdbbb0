import type * as Y from 'yjs'
import { boardRoots, roots } from '#domain/brainstorm/roots.ts'
import { testedBrainstorm } from '#kinds/brainstorm/model.ts'
import { KindRoom, canariesIn } from '#kinds/kindRoom.ts'

/** A brainstorm for property tests, with three facilitators who may be offline. */
export class ProjectedRoom extends KindRoom {
  /** @param isFilled with four answers, two of them in a group, and comments, all of it shown */
  constructor(isFilled = false) {
    super(testedBrainstorm, isFilled)
  }
}

export function valuesOf(doc: Y.Doc): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries({ ...roots, ...boardRoots }).map(([name, root]) => [name, root(doc).toJSON()]),
  )
}

/** The texts the room may see. */
export function shownTexts(desk: Y.Doc, board: Y.Doc): string[] {
  return testedBrainstorm.shownTexts({ desk, board }).flatMap((text) => canariesIn(String(text)))
}
