import type * as Y from 'yjs'
import type { RoomBoardQuery } from '#api/generated.ts'
import { RoomBoardDocument } from '#api/operations/fallback.ts'
import { flagNames } from '#domain/brainstorm/flags.ts'
import { boardRoots, roots } from '#domain/brainstorm/roots.ts'
import type { BoardFill } from '#sync/documents/boardFill.ts'
import { fillMap } from '#sync/connection/fallbackState.ts'
import { orderOf } from '#sync/documents/listOrder.ts'

type Brainstorm = RoomBoardQuery['brainstorm']
type Comment = Brainstorm['posts'][number]['comments'][number]

/** Fetches a brainstorm as the room may see it, to fill its board without a websocket. */
export const askBoard: BoardFill = async (objectId, call) => {
  const answer = await call(RoomBoardDocument, { id: objectId })
  return (board) => fillBoard(board, answer)
}

function fillBoard(doc: Y.Doc, { brainstorm }: RoomBoardQuery): void {
  const { questions, multiTopics, posts } = brainstorm
  const groups = brainstorm.postGroups.filter(({ isGroup }) => isGroup)
  fillMap(roots.info(doc), [
    ['brainstormName', brainstorm.brainstormName],
    ['brainstormDesc', brainstorm.brainstormDesc],
    ['postSectionDesc', brainstorm.postSectionDesc],
    ['postGroupSectionDesc', brainstorm.postGroupSectionDesc],
  ])
  fillMap(roots.topics(doc), multiTopics.map(placed))
  fillMap(roots.topicText(doc), multiTopics.flatMap(texted))
  fillMap(roots.questions(doc), questions.map(placed))
  fillMap(roots.questionText(doc), questions.flatMap(texted))
  fillMap(
    roots.posts(doc),
    withSerials(posts).map(({ id, multiTopic, questionId, createdTimeStamp, place, color }) => [
      id,
      { multiTopicId: multiTopic.id, questionId, createdAt: createdTimeStamp, place, color },
    ]),
  )
  fillMap(
    roots.postText(doc),
    posts.map(({ id, postText }) => [id, postText]),
  )
  fillMap(
    roots.postDesc(doc),
    posts.filter(({ postDesc }) => postDesc !== '').map(({ id, postDesc }) => [id, postDesc]),
  )
  fillMap(
    roots.sources(doc),
    posts.flatMap(({ id, copiedFrom }) =>
      copiedFrom === null ? [] : [[id, { objectId: copiedFrom }] as const],
    ),
  )
  fillMap(
    roots.groupOf(doc),
    posts.filter(({ postGroup }) => postGroup.isGroup).map(({ id, postGroup }) => [id, postGroup.id]),
  )
  fillMap(
    roots.groups(doc),
    groups.map(({ id, multiTopic, questionId }, index) => [
      id,
      { multiTopicId: multiTopic.id, questionId, order: orderOf(index) },
    ]),
  )
  fillMap(
    roots.groupTitle(doc),
    groups.map(({ id, groupNameText }) => [id, groupNameText]),
  )
  fillMap(
    roots.groupColor(doc),
    groups.map(({ id, color }) => [id, color]),
  )
  fillMap(
    roots.scores(doc),
    [...posts, ...groups].filter(({ score }) => score > 0).map(({ id, score }) => [id, score]),
  )
  fillComments(doc, posts)
  fillFlags(doc, brainstorm)
}

function fillComments(doc: Y.Doc, posts: Brainstorm['posts']): void {
  const all = posts.flatMap((post) =>
    post.comments.flatMap((comment) => [
      { ...comment, postId: post.id, parentId: null },
      ...comment.subComments.map((reply) => ({ ...reply, postId: post.id, parentId: comment.id })),
    ]),
  )
  fillMap(
    roots.comments(doc),
    withSerials(all).map(({ id, postId, parentId, createdTimeStamp, place, byFacilitator }) => [
      id,
      { postId, parentId, createdAt: createdTimeStamp, place, ...(byFacilitator && { byFacilitator }) },
    ]),
  )
  fillMap(roots.commentText(doc), all.flatMap(texted))
  fillMap(
    roots.commentRemoved(doc),
    all.filter(({ showRemoved }: Pick<Comment, 'showRemoved'>) => showRemoved).map(({ id }) => [id, true]),
  )
}

function fillFlags(doc: Y.Doc, brainstorm: Brainstorm): void {
  const { questions, multiTopics } = brainstorm
  const on: [string, boolean][] = [
    [flagNames.globalAnswers, brainstorm.globalAnswers],
    [flagNames.sortByPopularity, brainstorm.sortByPopularity],
    [flagNames.inputLocked, brainstorm.inputLocked],
    [flagNames.likeCountsHidden, brainstorm.likeCountsHidden],
    [flagNames.likesClosed, brainstorm.likesClosed],
    ...multiTopics.map(({ id, hidden }): [string, boolean] => [flagNames.topicHidden(id), hidden]),
    ...questions.map(({ id, hidden }): [string, boolean] => [flagNames.questionHidden(id), hidden]),
    ...multiTopics.flatMap(({ id, showAnswers }) =>
      questions.map((question, index): [string, boolean] => [
        flagNames.showAnswers(id, question.id),
        showAnswers[index] ?? false,
      ]),
    ),
  ]
  fillMap(
    boardRoots.flags(doc),
    on.filter(([, isOn]) => isOn),
  )
  const { likesPerPerson } = brainstorm
  fillMap(boardRoots.settings(doc), likesPerPerson === null ? [] : [['likesPerPerson', likesPerPerson]])
}

/** Calls return whole seconds; the order of the list decides among items of the same second. */
function withSerials<Thing extends { createdTimeStamp: number }>(
  things: Thing[],
): (Thing & { place: number })[] {
  const taken = new Map<number, number>()
  return things.map((thing) => {
    const place = taken.get(thing.createdTimeStamp) ?? 0
    taken.set(thing.createdTimeStamp, place + 1)
    return { ...thing, place }
  })
}

function placed({ id }: { id: string }, index: number): [string, { order: string }] {
  return [id, { order: orderOf(index) }]
}

function texted({ id, text }: { id: string; text: string | null }): [string, string][] {
  return text === null ? [] : [[id, text]]
}
