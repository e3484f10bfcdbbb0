import { IconMessageCircle2, IconSearch } from '@tabler/icons-react'
import { useMemo } from 'react'
import { readGroups } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import type { PostGroupId, PostId } from '#domain/ids.ts'
import { searchIn } from '#domain/search.ts'
import { useDerived } from '#sync/useDoc.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useRole } from '#ui/session/role.ts'
import { useText } from '#ui/useText.ts'
import { AnswersFoot } from './AnswersFoot.tsx'
import classes from './AnswersPage.module.css'
import { answersText } from './answersText.ts'
import { CardGrid } from './CardGrid.tsx'
import { PostCard } from './PostCard.tsx'
import { brainstormText } from './text.ts'
import type { Answers } from './useAnswers.ts'
import type { Brainstorm } from './useBrainstorm.ts'
import { useCommentCounts } from './useCommentCounts.ts'

export interface AnswersPageProps {
  brainstorm: Brainstorm
  answers: Answers
  search: string
  onOpen: (id: PostId) => void
  /** Shows a group on the Groups page; null while the facilitator leads. */
  onSelectGroup: ((id: PostGroupId) => void) | null
}

/** Answer cards of one question and the box to add one. */
export function AnswersPage({ brainstorm, answers, search, onOpen, onSelectGroup }: AnswersPageProps) {
  const shared = useText(brainstormText)
  const text = useText(answersText)
  const isViewer = useRole() === 'viewer'
  const { isFacilitator, source } = brainstorm
  const { posts, likes, flags, like, isClosed, isLocked } = answers
  const areHidden = !flags.areAnswersShown && !isFacilitator && !isViewer
  const commentCounts = useCommentCounts(source)
  const groupTitles = useDerived(
    source,
    [roots.groups, roots.groupTitle, roots.groupDeleted],
    readGroupTitles,
  )
  const found = useMemo(() => searchIn(posts, search, (post) => post.text), [posts, search])
  const isSearching = search.trim() !== ''
  return (
    <div className={classes.page}>
      {areHidden && (
        <p className={classes.notice} role="status">
          {isClosed ? shared.hiddenAnswersEnded : shared.hiddenAnswers}
        </p>
      )}
      <p className={classes.matches} role="status">
        {isSearching && text.matches(found.length, posts.length)}
      </p>
      {posts.length === 0 && !(areHidden && isClosed) && (
        <EmptyState
          icon={<IconMessageCircle2 size={28} />}
          title={shared.noAnswersTitle}
          {...(!isClosed && { hint: isFacilitator ? shared.noAnswersFacilitatorHint : shared.noAnswersHint })}
          {...(isViewer && { hint: text.viewerHint })}
        />
      )}
      {posts.length > 0 && found.length === 0 && (
        <EmptyState
          icon={<IconSearch size={28} />}
          title={text.noMatchTitle}
          hint={text.noMatchHint(search.trim())}
        />
      )}
      {found.length > 0 && (
        <CardGrid
          label={shared.answers}
          items={found}
          render={(post) => (
            <PostCard
              post={post}
              isClosed={isClosed}
              commentCount={commentCounts[post.id] ?? 0}
              groupTitle={post.groupId === null ? null : (groupTitles[post.groupId] ?? null)}
              areLikesHidden={likes.areCountsHidden}
              whyNoLikes={likes.areClosed ? text.likingClosed : isLocked ? shared.inputLocked : null}
              onOpen={onOpen}
              onLike={like}
              onSelectGroup={onSelectGroup}
            />
          )}
        />
      )}
      <AnswersFoot brainstorm={brainstorm} answers={answers} hasBox />
    </div>
  )
}

function readGroupTitles(doc: Parameters<typeof readGroups>[0]): Record<PostGroupId, string> {
  return Object.fromEntries(readGroups(doc).map(({ id, title }) => [id, title]))
}
