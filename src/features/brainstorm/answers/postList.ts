import { byPopularity, byTime } from '#domain/brainstorm/read.ts'
import type { PostView } from '#domain/brainstorm/read.ts'
import type { PostGroupId, PostId } from '#domain/ids.ts'
import type { OutboxEntry, OwnContent } from '#sync/outbox.ts'
import type { LocalAct } from '#activity/overlay/pageActs.ts'

/** An answer as a card shows it. */
export interface PostItem extends PostView {
  isMine: boolean
  hasLiked: boolean
  /** The server has it; else the card says "Not saved yet". */
  isSaved: boolean
}

/** What the server told about this person's part in a brainstorm. */
export interface Told {
  /** Epoch milliseconds by this device's clock when it was asked; 0: not yet. */
  atMs: number
  /** It was asked while something was still on its way. */
  wasEarly: boolean
  /** This person's posts, hidden ones too: those stand on no board. */
  posts: PostView[]
  /** Posts and groups. */
  liked: ReadonlySet<PostId | PostGroupId>
}

/** What this person made and did, which no document says. */
export interface Own {
  told: Told
  contents: OwnContent[]
  pending: OutboxEntry[]
  acts: ReadonlyMap<PostId, LocalAct>
  /** A participant's after the end: the server cannot tell any more what is whose, this device alone knows. SPEC E2. */
  isUntold: boolean
}

export interface PostPlaceOf {
  multiTopicId: string
  questionId: string
}

/**
 * The answers to one question as this person sees them: the document's, their own hidden ones, and what still waits in the
 * outbox. The document wins where both have an answer, so nothing flickers when one is saved.
 */
export function listPosts(
  documentPosts: PostView[],
  own: Own,
  place: PostPlaceOf,
  isSortedByPopularity: boolean,
): PostItem[] {
  const { told, acts } = own
  const made = own.contents.filter((content) => content.type === 'post')
  const mine = new Set([...told.posts.map((post) => post.id), ...made.map((content) => content.id)])
  const byId = new Map<PostId, PostItem>()
  const add = (post: PostView, isSaved: boolean): void => {
    if (post.multiTopicId !== place.multiTopicId || post.questionId !== place.questionId || byId.has(post.id))
      return
    const hasLiked = acts.get(post.id)?.isLiked ?? told.liked.has(post.id)
    byId.set(post.id, { ...post, isMine: mine.has(post.id), hasLiked, isSaved })
  }
  for (const post of documentPosts) add(post, true)
  // Answers to a question are shown or hidden together: after the end, what a board that shows some lacks was deleted.
  const isWhole = own.isUntold && byId.size > 0
  const known = new Set(told.posts.map((post) => post.id))
  const hidden = [
    ...told.posts.map((post) => ({ post, isSaved: true })),
    ...made.filter(isStillThere(told, known)).map(fromOwn),
  ]
  for (const { post, isSaved } of hidden) {
    if (isWhole && isSaved) continue
    const act = acts.get(post.id)
    if (act?.isDeleted !== true) add({ ...post, text: act?.text ?? post.text }, isSaved)
  }
  for (const entry of own.pending) applyPending(byId, entry)
  return [...byId.values()].sort(isSortedByPopularity ? byPopularity : byTime)
}

/** Something saved before the server was asked, and not told by it, was deleted meanwhile. */
function isStillThere(told: Told, known: ReadonlySet<PostId>): (content: OwnContent) => boolean {
  return ({ id, isSaved, savedMs, createdMs }) =>
    !isSaved || known.has(id) || (savedMs ?? createdMs) > told.atMs
}

/** What is on its way is shown as if it had arrived. */
function applyPending(byId: Map<PostId, PostItem>, { effect }: OutboxEntry): void {
  const post = effect?.type === 'post' ? byId.get(effect.id) : undefined
  if (!post) return
  if (effect?.does === 'change') Object.assign(post, { text: String(effect.fields['text'] ?? post.text) })
  if (effect?.does === 'remove') byId.delete(post.id)
  if (effect?.does === 'like') Object.assign(post, { hasLiked: true, score: post.score + 1 })
  if (effect?.does === 'unlike') Object.assign(post, { hasLiked: false, score: Math.max(0, post.score - 1) })
}

/** More than any second takes: what is on its way comes last of it, in the order it is sent. */
const lastPlaces = 1_000_000

function fromOwn(content: OwnContent, index: number): { post: PostView; isSaved: boolean } {
  const { fields } = content
  const post = {
    id: content.id,
    text: content.text,
    desc: '',
    multiTopicId: String(fields['multiTopicId'] ?? ''),
    questionId: String(fields['questionId'] ?? ''),
    createdAt: Math.floor(content.createdMs / 1000),
    place: lastPlaces + index,
    color: 0,
    score: 0,
    groupId: null,
  }
  return { post, isSaved: content.isSaved }
}
