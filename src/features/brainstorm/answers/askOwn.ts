import { OwnInBrainstormDocument } from '#api/operations/ownPosts.ts'
import type { OwnInBrainstormQuery } from '#api/generated.ts'
import { postCountKey } from '#domain/brainstorm/postCountKey.ts'
import { readPosts } from '#domain/brainstorm/read.ts'
import type { PostView } from '#domain/brainstorm/read.ts'
import type { AskOwn, OwnItems } from '#activity/overlay/useOwn.ts'
import { postItems } from './postList.ts'

/** Fetches this person's answers in a brainstorm, including hidden ones, and the answers and groups that they like. */
const ask: AskOwn<PostView> = async (call, objectId) => {
  const { posts, postGroups } = (await call(OwnInBrainstormDocument, { id: objectId })).brainstorm
  const liked = [...posts, ...postGroups].filter(({ hasLiked }) => hasLiked).map(({ id }) => id)
  return { items: posts.filter(({ isMine }) => isMine).map(toView), liked: new Set(liked) }
}

/** A person's own answers. */
export const ownPosts: OwnItems<PostView> = {
  ask,
  items: postItems,
  countKey: ({ multiTopicId, questionId }) => postCountKey(multiTopicId, questionId),
  read: readPosts,
}

type FetchedPost = OwnInBrainstormQuery['brainstorm']['posts'][number]

function toView(post: FetchedPost, place: number): PostView {
  return {
    id: post.id,
    text: post.postText,
    desc: post.postDesc,
    multiTopicId: post.multiTopic.id,
    questionId: post.questionId,
    createdAt: post.createdTimeStamp,
    place,
    color: 0,
    score: post.score,
    groupId: null,
  }
}
