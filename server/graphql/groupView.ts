import type { GroupView, PostView } from '#domain/brainstorm/read.ts'
import { Refusal } from '#domain/errors.ts'
import type { MultiTopicId, PostGroupId, QuestionId } from '#domain/ids.ts'
import type { BrainstormView } from './brainstormView.ts'
import type { PostGroupParent } from './parents.ts'

/** A group as the calls have it: a lone post is one too. */
export type CallGroup = Omit<GroupView, 'id'> & { isGroup: boolean; subTopicPos: number }

interface Index {
  groups: Map<PostGroupId, GroupView>
  posts: Map<PostGroupId, PostView[]>
  positions: Map<QuestionId, number>
}

const indexes = new WeakMap<BrainstormView, Index>()

/** @throws {Refusal} `NOT_FOUND` when it is gone, or not the caller's to see */
export async function groupIn({ scope, id }: PostGroupParent): Promise<CallGroup> {
  const { groups, positions } = indexOf(await scope.view())
  const group = groups.get(id)
  if (group) return { ...group, isGroup: true, subTopicPos: positions.get(group.questionId) ?? 0 }
  const post = await scope.post(id)
  if (!post) throw new Refusal('NOT_FOUND', `group ${id}`)
  return { ...post, isGroup: false, title: '' }
}

/** Ids of the posts of a group, in the order of the brainstorm's. */
export async function postsIn({ scope, id }: PostGroupParent): Promise<{ id: string }[]> {
  const { groups, posts } = indexOf(await scope.view())
  return groups.has(id) ? (posts.get(id) ?? []) : [{ id }]
}

/** Groups and then lone posts, of one topic or of all. */
export function callGroups(view: BrainstormView, multiTopicId: MultiTopicId | null): { id: string }[] {
  const isIn = (thing: { multiTopicId: MultiTopicId }): boolean =>
    multiTopicId === null || thing.multiTopicId === multiTopicId
  const lone = view.posts.filter(({ groupId }) => groupId === null)
  return [...view.groups.filter(isIn), ...lone.filter(isIn)]
}

/** Looked up for each group of a list, so made once for all of them. */
function indexOf(view: BrainstormView): Index {
  const known = indexes.get(view)
  if (known) return known
  const posts = Map.groupBy(view.posts, ({ groupId }) => groupId ?? '')
  const index: Index = {
    groups: new Map(view.groups.map((group) => [group.id, group])),
    posts,
    positions: new Map(view.questions.map(({ id }, place) => [id, place])),
  }
  indexes.set(view, index)
  return index
}
