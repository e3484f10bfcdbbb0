import { shortTitle } from '#domain/accounts/names.ts'
import { itemsOf } from '../board.ts'
import type { BoardContent, GroupId, ItemId } from '../board.ts'
import type { boardText } from '../boardText.ts'
import type { BoardWords } from '../boardWords.ts'
import type { uiText } from '#ui/texts/text.ts'
import { groupOf } from './dropTargets.ts'
import type { GroupingAct, Lifted, DropTarget } from './dropTargets.ts'

type Text = (typeof boardText)['en'] &
  Pick<(typeof uiText)['en'], 'unnamedGroup'> &
  Pick<BoardWords, 'dropItemHint'>

/** The text of the dragged item or the title of the dragged group. */
export function nameOfLifted({ kind, id }: Lifted, board: BoardContent, text: Text): string {
  return kind === 'item' ? textOf(board, id) : titleOf(board, id, text)
}

/** A description of what dropping does, shown and announced before the drop. */
export function wordsOf(act: GroupingAct, board: BoardContent, text: Text): string {
  if (act.kind === 'groupItems') return text.willGroupWith(textOf(board, act.ontoItemId))
  if (act.kind === 'moveItem') return text.willAddTo(titleOf(board, act.groupId, text))
  if (act.kind === 'ungroupItem') return text.willTakeOut
  if (act.kind === 'mergeGroups') return text.willMergeInto(titleOf(board, act.toId, text))
  return text.willPlace(act.position, board.groups.length)
}

/** Why dropping there has no effect, or where it would have one. */
export function whyNothing(
  lifted: Lifted,
  dropTarget: DropTarget | null,
  board: BoardContent,
  text: Text,
): string {
  if (lifted.kind === 'group') return text.dropGroupHint
  const from = groupOf(board, lifted.id)
  if (dropTarget?.kind === 'group' && dropTarget.id === from)
    return text.alreadyIn(titleOf(board, from, text))
  return text.dropItemHint
}

function textOf(board: BoardContent, id: ItemId): string {
  return shortTitle(itemsOf(board).find((item) => item.id === id)?.text ?? '')
}

function titleOf(board: BoardContent, id: GroupId, text: Text): string {
  return shortTitle(board.groups.find((group) => group.id === id)?.title || text.unnamedGroup)
}
