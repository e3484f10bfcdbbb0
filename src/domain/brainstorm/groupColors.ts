import type * as Y from 'yjs'
import { Refusal } from '../errors.ts'
import type { MultiTopicId, PostGroupId, QuestionId } from '../ids.ts'
import { readGroup, readGroups } from './read.ts'
import { roots } from './roots.ts'
import { groupColorCount, shownColor } from './shownColor.ts'

/**
 * @throws {Refusal} `NOT_FOUND` when the group is gone, `BAD_USER_INPUT` for a colour there is not
 */
export function colorGroup(desk: Y.Doc, id: PostGroupId, color: number): void {
  if (!readGroup(desk, id)) throw new Refusal('NOT_FOUND', `group ${id}`)
  if (color !== 0 && shownColor(color) === 0) throw new Refusal('BAD_USER_INPUT', `color ${color}`)
  if (color === 0) roots.groupColor(desk).delete(id)
  else roots.groupColor(desk).set(id, color)
}

/** The colour that the fewest groups of a question have, the first among equals. */
export function nextColor(
  desk: Y.Doc,
  place: { multiTopicId: MultiTopicId; questionId: QuestionId },
): number {
  const used = new Array<number>(groupColorCount + 1).fill(0)
  for (const group of readGroups(desk)) {
    if (group.multiTopicId !== place.multiTopicId || group.questionId !== place.questionId) continue
    const color = shownColor(group.color)
    used[color] = (used[color] ?? 0) + 1
  }
  const counts = used.slice(1)
  return 1 + counts.indexOf(Math.min(...counts))
}
