import type * as Y from 'yjs'
import type { ActivityDocs } from '#domain/activity/docs.ts'
import { hasFlag } from '#domain/activity/flags.ts'
import { activeActivity } from '#domain/activity/sharedState.ts'
import { sourceActivities } from '#domain/activity/source.ts'
import type { ObjectId, PresentCommentId } from '#domain/ids.ts'
import { commentsByPage } from '#domain/present/commentCounts.ts'
import { readDocument } from '#domain/present/document.ts'
import { areCommentsShown, flagNames, isNavigationAllowed } from '#domain/present/flags.ts'
import { commentType } from '#domain/present/items.ts'
import type { CommentView } from '#domain/present/items.ts'
import { roots } from '#domain/present/roots.ts'
import type { SlideDocument } from '#domain/present/document.ts'
import { slideOnScreen } from '#domain/present/steps.ts'
import { readState } from '#domain/workshop/state.ts'
import type { ActivityRef } from '#server/commands/made.ts'
import { seenItems } from '../seenItems.ts'
import type { RoomReader } from '../viewedScope.ts'

type Docs = ActivityDocs & { state: Y.Doc }

/** A Slides activity as one caller may see it. */
export interface PresentView {
  /** Null without one. */
  document: SlideDocument | null
  showComments: boolean
  allowNavigation: boolean
  inputLocked: boolean
  /** The page of the room; null when it is elsewhere. */
  page: number | null
  /** Oldest first. */
  comments: CommentView[]
  /** By page, hidden ones included. SPEC SL14 */
  pageComments: { page: number; count: number }[]
  /** The source activity of each copied comment. SPEC K12 */
  copiedFrom: ReadonlyMap<PresentCommentId, ObjectId>
  /** The presenter's notes; null for everyone but facilitators and their phones. SPEC B19, J4 */
  notes: string | null
}

/** The view of a facilitator: everything that is not deleted. */
export function deskView(docs: Docs, ref: ActivityRef): PresentView {
  const { desk } = docs
  const comments = seenItems(commentType, docs, null)
  return { ...viewOf(docs, ref), comments, copiedFrom: sourceActivities(desk), notes: notesOf(desk) }
}

/** The view of everyone else: the board, and their own comments from the desk. SPEC SL3, SL10, P3. */
export function roomView(docs: Docs, ref: ActivityRef, { own, withNotes }: RoomReader): PresentView {
  return {
    ...viewOf(docs, ref),
    comments: seenItems(commentType, docs, own),
    copiedFrom: sourceActivities(docs.board),
    notes: withNotes ? notesOf(docs.desk) : null,
  }
}

type BoardView = Omit<PresentView, 'comments' | 'copiedFrom' | 'notes'>

function viewOf({ board, state }: Docs, ref: ActivityRef): BoardView {
  const document = readDocument(board)
  const pages = document?.pages ?? 0
  return {
    document,
    showComments: areCommentsShown(board),
    allowNavigation: isNavigationAllowed(board),
    inputLocked: hasFlag(board, flagNames.inputLocked),
    page: pageOfRoom(state, ref, pages),
    pageComments: [...commentsByPage(board, pages)]
      .map(([page, count]) => ({ page, count }))
      .sort((a, b) => a.page - b.page),
  }
}

function pageOfRoom(state: Y.Doc, { workshopId, objectId }: ActivityRef, pages: number): number | null {
  const room = readState(state, workshopId)
  const isHere = room.currentState === 'RU' && activeActivity(state, workshopId)?.objectId === objectId
  return isHere ? slideOnScreen({ own: room, room }, { pages, mayTurn: false }) : null
}

function notesOf(desk: Y.Doc): string {
  return roots.info(desk).get('notes') ?? ''
}
