import { randomUUID } from 'node:crypto'
import type { Calls } from '#support/calls/calls.ts'
import { addActivity, createPost } from '#support/calls/session.ts'
import type { Staging } from '../contract.ts'

/** A brainstorm with content of every type; beside it a hidden one and a deleted one. */
export interface BrainstormStage {
  workshopId: string
  partId: string
  objectId: string
  hiddenPartId: string
  hiddenObjectId: string
  deletedObjectId: string
  topicId: string
  secondTopicId: string
  questionId: string
  /** Of participant A, shown to the room. */
  postId: string
  /** Of participant A, under a question whose answers are not shown. */
  hiddenPostId: string
  /** Of the facilitator, with a like, a comment and a reply of A's. */
  otherPostId: string
  groupId: string
  secondGroupId: string
  /** In the first group. */
  groupedPostId: string
  likeId: string
  groupLikeId: string
  commentId: string
  subCommentId: string
}

export async function stageBrainstorm({ fay, ann, workshopId }: Staging): Promise<BrainstormStage> {
  const [main, hidden, deleted] = [
    await addActivity(fay, workshopId, 'Ideas'),
    await addActivity(fay, workshopId, 'Hidden'),
    await addActivity(fay, workshopId, 'Deleted'),
  ]
  await fay.act(`updatePartVisibility(partId: "${hidden.partId}", hidden: true)`)
  await fay.act(`deletePart(part: "${deleted.partId}")`)
  return {
    ...{ workshopId, hiddenPartId: hidden.partId, hiddenObjectId: hidden.objectId },
    deletedObjectId: deleted.objectId,
    ...main,
    ...(await fill({ fay, ann, workshopId, ...main })),
  }
}

interface Writing extends Omit<Staging, 'ben'> {
  objectId: string
  topicId: string
  questionId: string
}

async function fill({ fay, ann, workshopId, objectId, topicId, questionId }: Writing) {
  const common = { workshop: workshopId }
  const made = {
    ...{ secondTopicId: randomUUID(), secondQuestionId: randomUUID(), postId: randomUUID() },
    ...{ hiddenPostId: randomUUID(), otherPostId: randomUUID(), groupedPostId: randomUUID() },
    ...{ groupId: randomUUID(), secondGroupId: randomUUID(), likeId: randomUUID() },
    ...{ groupLikeId: randomUUID(), commentId: randomUUID(), subCommentId: randomUUID() },
  }
  const write = (who: Calls, id: string, at: object = {}) =>
    who.must(createPost, { id, common, brainstormId: objectId, postText: `text of ${id}`, ...at })
  await fay.act(
    `updateTopic(id: "${made.secondQuestionId}", brainstormId: "${objectId}", topicPos: 1, topicText: "Second")`,
  )
  await fay.act(`createMultiTopic(id: "${made.secondTopicId}", brainstormId: "${objectId}", text: "Second")`)
  await fay.must(
    `mutation ($common: CommonInfoInput!) { setShowAnswers(multiTopicId: "${topicId}", commonInfoData: $common,
      selectedTopicIndex: 0, questionId: "${questionId}", showAnswers: true) { ok errorString } }`,
    { common },
  )
  await Promise.all([
    write(ann, made.postId),
    write(ann, made.hiddenPostId, { questionId: made.secondQuestionId }),
    write(fay, made.otherPostId),
    write(fay, made.groupedPostId),
  ])
  const group = `mutation ($id: ID!, $common: CommonInfoInput!, $brainstormId: ID!, $postsId: [ID]!) {
    createPostGroupFromPosts(id: $id, commonInfoData: $common, brainstormId: $brainstormId, postsId: $postsId,
      groupNameText: "Group") { ok errorString } }`
  await fay.must(group, { id: made.groupId, common, brainstormId: objectId, postsId: [made.groupedPostId] })
  await fay.must(
    `mutation ($common: CommonInfoInput!) { createPostGroup(id: "${made.secondGroupId}",
    commonInfoData: $common, brainstormId: "${objectId}", groupNameText: "Empty") { ok errorString } }`,
    { common },
  )
  await Promise.all([
    ann.act(`createPostVote(id: "${made.likeId}", postId: "${made.otherPostId}")`),
    ann.act(`createPostGroupVote(id: "${made.groupLikeId}", postGroupId: "${made.groupId}")`),
    ann.act(`createComment(id: "${made.commentId}", postId: "${made.otherPostId}", text: "Comment")`),
  ])
  await ann.act(`createSubComment(id: "${made.subCommentId}", commentId: "${made.commentId}", text: "Reply")`)
  return { topicId, questionId, ...made }
}
