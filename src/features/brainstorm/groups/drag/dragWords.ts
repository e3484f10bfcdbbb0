import { shortTitle } from '#domain/names.ts'
import type { PostGroupId, PostId } from '#domain/ids.ts'
import { postsOf } from '../groupBoard.ts'
import type { GroupBoard } from '../groupBoard.ts'
import type { groupsText } from '../groupsText.ts'
import { groupOf } from './places.ts'
import type { GroupingAct, Lifted, Place } from './places.ts'

type Text = (typeof groupsText)['en']

/** The text of an answer or the title of a group. */
export function nameOfLifted({ kind, id }: Lifted, board: GroupBoard, text: Text): string {
  return kind === 'post' ? textOf(board, id) : titleOf(board, id, text)
}

/** What dropping does, as it is shown and said before. */
export function wordsOf(act: GroupingAct, board: GroupBoard, text: Text): string {
  if (act.kind === 'groupPosts') return text.willGroupWith(textOf(board, act.ontoPostId))
  if (act.kind === 'movePost') return text.willAddTo(titleOf(board, act.groupId, text))
  if (act.kind === 'ungroupPost') return text.willTakeOut
  if (act.kind === 'mergeGroups') return text.willMergeInto(titleOf(board, act.toId, text))
  return text.willPlace(act.position, board.groups.length)
}

/** Why dropping there changes nothing, or where it would change something. */
export function whyNothing(lifted: Lifted, place: Place | null, board: GroupBoard, text: Text): string {
  if (lifted.kind === 'group') return text.dropGroupHint
  const from = groupOf(board, lifted.id)
  if (place?.kind === 'group' && place.id === from) return text.alreadyIn(titleOf(board, from, text))
  return text.dropAnswerHint
}

function textOf(board: GroupBoard, id: PostId): string {
  return shortTitle(postsOf(board).find((post) => post.id === id)?.text ?? '')
}

function titleOf(board: GroupBoard, id: PostGroupId, text: Text): string {
  return shortTitle(board.groups.find((group) => group.id === id)?.title || text.unnamedGroup)
}
