import type * as Y from 'yjs'
import { uncounted } from '../activity/counts.ts'
import { deleteAllItems } from '../activity/items/changeItems.ts'
import { isThere as isItemThere } from '../activity/items/readItems.ts'
import type { ActivityModel, Focus } from '../activity/model.ts'
import { limits } from '../limits.ts'
import { copyOfOrganize } from './copy.ts'
import type { CopiedValues } from './copy.ts'
import { exportedOrganize } from './exported.ts'
import { unsortedName, updateInfo } from './info.ts'
import { readInput, writeInput } from './input.ts'
import { groupType, itemType, sectionType } from './items.ts'
import { unsortAll } from './moves.ts'
import { projectOrganize } from './projection.ts'
import { boardRoots, roots } from './roots.ts'
import { organizeVotes } from './votes.ts'

/** Items that are sorted into sections and groups, by facilitators, by everyone, or by each person for themselves. */
export const organizeModel: ActivityModel<CopiedValues> = {
  kind: 'organize',
  desk: roots,
  board: { ...roots, ...boardRoots },
  contents: { [sectionType.record.key]: sectionType.kind, [groupType.record.key]: groupType.kind },
  mirrored: [],
  start({ desk }, { name }) {
    updateInfo(desk, { organizeName: name, toplevelSectionName: unsortedName })
    return []
  },
  rename: (desk, organizeName) => updateInfo(desk, { organizeName }),
  follow: uncounted,
  project: (docs, changes) => projectOrganize(docs, changes),
  votes: organizeVotes,
  isThere,
  startOver: (desk) =>
    desk.transact(() => {
      deleteAllItems(itemType, desk)
      unsortAll(desk)
    }),
  copy: copyOfOrganize,
  input: {
    longest: {
      ...{ answer: limits.postText, description: limits.postDesc },
      ...{ heading: limits.sectionName, group: limits.groupName },
    },
    noPlaceFor: ['comments'],
    read: readInput,
    write: writeInput,
  },
  exported: exportedOrganize,
}

/** The focus fields of the shared state name a section, an item and a group too. SPEC S6. */
function isThere(doc: Y.Doc, { field, id }: Focus): boolean {
  const type =
    field === 'activeMultiTopicId' ? sectionType : field === 'activePostGroupId' ? groupType : itemType
  return isItemThere(type, doc, id)
}
