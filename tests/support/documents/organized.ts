import * as Y from 'yjs'
import { facilitatorOrigin } from '#domain/activity/docs.ts'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import { organizeModel } from '#domain/organize/model.ts'
import { addGroup, addItem } from '#domain/organize/moves.ts'
import { readSections } from '#domain/organize/places.ts'
import { roots } from '#domain/organize/roots.ts'
import { sectionRules } from '#domain/organize/rules.ts'
import { boss } from './actors.ts'

/** An activity with two sections, a group in the first one, and three items that are not sorted. */
export function organized(): Record<'desk' | 'board', Y.Doc> {
  const docs = { desk: new Y.Doc(), board: new Y.Doc() }
  organizeModel.start(docs, { name: 'Risks', newId: () => '' })
  for (const id of ['s1', 's2']) deskEdits.create(sectionRules, docs.desk, { id, text: `Section ${id}` })
  addGroup(docs.desk, { id: 'g', text: 'Group' }, { sectionId: 's1' })
  for (const id of ['i1', 'i2', 'i3']) addItem(docs, boss, { id, text: id, createdAt: 5 })
  return docs
}

/** What is in each section by its id, a group with its items; what is not sorted comes first. */
export function listed(doc: Y.Doc): unknown[] {
  return readSections(doc).map(({ id, entries }) => [
    id,
    ...entries.flatMap(({ group, items }): unknown[] => {
      const ids = items.map((item) => item.id)
      return group ? [[group.id, ...ids]] : ids
    }),
  ])
}

/** The undo of a facilitator's edits of a desk. */
export function undoOf(desk: Y.Doc): Y.UndoManager {
  return new Y.UndoManager(
    Object.values(roots).map((root) => root(desk) as Y.Map<unknown>),
    { trackedOrigins: new Set([facilitatorOrigin]), captureTimeout: 0 },
  )
}
