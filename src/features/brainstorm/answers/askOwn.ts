import { OwnInBrainstormDocument } from '#api/operations/ownPosts.ts'
import type { OwnInBrainstormQuery } from '#api/generated.ts'
import type { PostView } from '#domain/brainstorm/read.ts'
import type { AskOwn } from '#activity/overlay/useOwn.ts'

/** Asks which answers of a brainstorm are this person's, hidden ones too, and which answers and groups they like. */
export const askOwn: AskOwn<PostView> = async (call, objectId) => {
  const { posts, postGroups } = (await call(OwnInBrainstormDocument, { id: objectId })).brainstorm
  const liked = [...posts, ...postGroups].filter(({ hasLiked }) => hasLiked).map(({ id }) => id)
  return { items: posts.filter(({ isMine }) => isMine).map(toView), liked: new Set(liked) }
}

type ToldPost = OwnInBrainstormQuery['brainstorm']['posts'][number]

function toView(post: ToldPost, place: number): PostView {
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
