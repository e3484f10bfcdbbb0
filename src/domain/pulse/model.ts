import type * as Y from 'yjs'
import { deskEdits } from '../activity/items/arrangeItems.ts'
import { deleteAllItems } from '../activity/items/changeItems.ts'
import { followItems } from '../activity/items/countItems.ts'
import { projectItems } from '../activity/items/projectItems.ts'
import { isStanding } from '../activity/items/readItems.ts'
import type { ActivityModel, Focus } from '../activity/model.ts'
import { limits } from '../limits.ts'
import { categoryRules, newCategoryName } from './categoryRules.ts'
import { contents, copyOfPulse } from './copy.ts'
import type { CopiedValues } from './copy.ts'
import { exportedPulse } from './exported.ts'
import { updateInfo } from './info.ts'
import { readInput, writeInput } from './input.ts'
import { categoryType, statementType } from './items.ts'
import { boardRoots, roots } from './roots.ts'
import { pulseVotes } from './votes.ts'

/** Statements in categories, which everyone votes on from 1 to 5. */
export const pulseModel: ActivityModel<CopiedValues> = {
  kind: 'pulse',
  desk: roots,
  board: { ...roots, ...boardRoots },
  contents: { [categoryType.record.key]: categoryType.kind },
  mirrored: [],
  start({ desk }, { name, newId }) {
    const id = newId()
    updateInfo(desk, { pulseName: name })
    deskEdits.create(categoryRules, desk, { id, text: newCategoryName })
    return [{ id, kind: categoryType.kind }]
  },
  rename: (desk, pulseName) => updateInfo(desk, { pulseName }),
  follow: (desk) => followItems(statementType, desk),
  project: (docs, changes, count) => projectItems(contents, docs, changes, count),
  votes: pulseVotes,
  isThere,
  startOver: (desk) => deleteAllItems(statementType, desk),
  copy: copyOfPulse,
  input: {
    longest: { answer: limits.statementText, heading: limits.categoryName },
    noPlaceFor: ['comments', 'descriptions', 'emptyGroups'],
    read: readInput,
    write: writeInput,
  },
  exported: exportedPulse,
}

/** The focus fields of the shared state name a category and a statement too. SPEC S6. */
function isThere(doc: Y.Doc, { field, id }: Focus): boolean {
  if (field === 'activeMultiTopicId') return isStanding(categoryType, doc, id)
  return field === 'activePostId' && isStanding(statementType, doc, id)
}
