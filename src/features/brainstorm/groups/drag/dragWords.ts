import { shortTitle } from '#domain/accounts/names.ts'
import type { PostGroupId, PostId } from '#domain/ids.ts'
import { postsOf } from '../groupBoard.ts'
import type { GroupBoard } from '../groupBoard.ts'
import type { groupsText } from '../groupsText.ts'
import type { uiText } from '#ui/texts/text.ts'
import { groupOf } from './dropTargets.ts'
import type { GroupingAct, Lifted, DropTarget } from './dropTargets.ts'

type Text = (typeof groupsText)['en'] & Pick<(typeof uiText)['en'], 'unnamedGroup'>

/** The text of the dragged answer or the title of the dragged group. */
export function nameOfLifted({ kind, id }: Lifted, board: GroupBoard, text: Text): string {
  return kind === 'post' ? postText(board, id) : titleOf(board, id, text)
}

/** A description of what dropping does, shown and announced before the drop. */
export function wordsOf(act: GroupingAct, board: GroupBoard, text: Text): string {
  if (act.kind === 'groupPosts') return text.willGroupWith(postText(board, act.ontoPostId))
  if (act.kind === 'movePost') return text.willAddTo(titleOf(board, act.groupId, text))
  if (act.kind === 'ungroupPost') return text.willTakeOut
  if (act.kind === 'mergeGroups') return text.willMergeInto(titleOf(board, act.toId, text))
  return text.willPlace(act.position, board.groups.length)
}

/** Why dropping there has no effect, or where it would have one. */
export function whyNothing(
  lifted: Lifted,
  dropTarget: DropTarget | null,
  board: GroupBoard,
  text: Text,
): string {
  if (lifted.kind === 'group') return text.dropGroupHint
  const from = groupOf(board, lifted.id)
  if (dropTarget?.kind === 'group' && dropTarget.id === from)
    return text.alreadyIn(titleOf(board, from, text))
  return text.dropAnswerHint
}

function postText(board: GroupBoard, id: PostId): string {
  return shortTitle(postsOf(board).find((post) => post.id === id)?.text ?? '')
}

function titleOf(board: GroupBoard, id: PostGroupId, text: Text): string {
  return shortTitle(board.groups.find((group) => group.id === id)?.title || text.unnamedGroup)
}
