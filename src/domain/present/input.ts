import { answersIn, untaken } from '../activity/copiedInput.ts'
import { readItems } from '../activity/leftOut.ts'
import type { CopiedInput, CopyItem, InputScope, InputTarget } from '../activity/copiedInput.ts'
import { commentText } from '../activity/comments.ts'
import { madeOf } from '../activity/contents.ts'
import type { Made } from '../activity/contents.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { appendItems } from '../activity/items/inputItems.ts'
import { nameOf } from '../activity/texts.ts'
import { UserMistake } from '../errors.ts'
import type { ObjectId } from '../ids.ts'
import { limits } from '../limits.ts'
import * as copyMessages from '../messages/copying.ts'
import { assertTakesComments } from './comments.ts'
import { isPage, pageCount, standingPage } from './document.ts'
import { byLikes, commentType, readComments } from './items.ts'
import type { CommentView } from './items.ts'

/**
 * Reads comments as values, in the order in which the call names them: single ones, or those of the whole activity or
 * of one page. TOP selects the most liked ones. Slides have no headings: TOPICS and MULTI_TOPICS select comments too.
 * SPEC K1, K6, SL17.
 *
 * @param scope `subTopicPos` narrows the activity to a page; the first is 0
 */
export function readInput(
  { desk, board }: ActivityDocs,
  objectId: ObjectId,
  items: readonly CopyItem[],
  { subTopicPos }: InputScope,
  onMissing?: (item: CopyItem) => void,
): CopiedInput[] {
  const pages = pageCount(board)
  const comments = readComments(desk).filter(
    ({ page, text }) =>
      (subTopicPos === undefined || standingPage(page, pages) === subTopicPos + 1) &&
      nameOf(text, limits.commentText) !== '',
  )
  const read = ({ type, objId, count }: CopyItem, taken: Set<string>): CopiedInput[] => {
    const named = comments.filter(({ id }) => objId === id || objId === objectId)
    const wanted = type === 'TOP' ? named.toSorted(byLikes).slice(0, count) : named
    return untaken(wanted, taken).map((comment) => inputOf(objectId, comment))
  }
  return readItems(items, read, onMissing)
}

function inputOf(objectId: ObjectId, { id, text, score }: CommentView): CopiedInput {
  return {
    ...{ desc: '', color: 0, score, isHidden: false, comments: [], children: null },
    text: nameOf(text, limits.commentText),
    source: { objectId, itemId: id },
  }
}

/**
 * Appends input as comments on one page, in its order, under new ids: groups and headings become the answers under
 * them. All checks run before the first write. SPEC K7 to K9, SL17.
 *
 * @param target `subTopicPos` is the page, the first is 0; the first page by default
 * @returns the number of comments made
 * @throws {UserMistake} without a document, when there is nothing to copy, more than fits, or a hidden heading would be
 *   shown
 */
export function writeInput(
  docs: ActivityDocs,
  input: readonly CopiedInput[],
  { subTopicPos }: InputTarget,
  by: { now: number; newId: () => string },
): { made: Made[]; copied: number } {
  const comments = answersIn(input).flatMap(({ text, source }) => {
    const cut = commentText(text)
    return cut === '' ? [] : [{ text: cut, source }]
  })
  if (comments.length === 0) throw new UserMistake(copyMessages.nothingToCopy)
  if (input.some(({ isHidden }) => isHidden)) throw new UserMistake(copyMessages.hiddenForSlides)
  // Only facilitators copy.
  assertTakesComments(docs, 'facilitator', comments)
  const wanted = (subTopicPos ?? 0) + 1
  const page = standingPage(isPage(wanted) ? wanted : 1, pageCount(docs.board))
  const ids = appendItems(
    commentType,
    docs.desk,
    comments.map((comment) => ({ ...comment, page })),
    by,
  )
  return { made: madeOf({ presentComment: ids }), copied: ids.length }
}
