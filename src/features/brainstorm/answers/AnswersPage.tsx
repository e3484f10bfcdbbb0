import { IconMessageCircle2 } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { shownColor } from '#domain/brainstorm/groups/shownColor.ts'
import { readGroups } from '#domain/brainstorm/read.ts'
import type { GroupView } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import type { PostGroupId, PostId } from '#domain/ids.ts'
import { searchIn } from '#domain/search.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { useIsOfRoom, useMaySee } from '#activity/session/role.ts'
import { useText } from '#ui/texts/useText.ts'
import { activityText } from '#activity/text.ts'
import { brainstormText } from '../text.ts'
import { AnswersFoot } from './AnswersFoot.tsx'
import classes from './AnswersPage.module.css'
import { CardGrid } from '#activity/cards/CardGrid.tsx'
import { HiddenNotice } from '#activity/page/HiddenNotice.tsx'
import { NoMatch } from '#activity/page/NoMatch.tsx'
import { PostCard } from './PostCard.tsx'
import '#ui/groupColors.css'
import type { Answers } from './useAnswers.ts'
import type { Brainstorm } from '../useBrainstorm.ts'
import { useCommentCounts } from './useCommentCounts.ts'

export interface AnswersPageProps {
  brainstorm: Brainstorm
  answers: Answers
  search: string
  onOpen: (id: PostId) => void
  onEdit: (id: PostId) => void
  /** Shows a group on the Groups page; null while the facilitator leads. */
  onSelectGroup: ((id: PostGroupId) => void) | null
}

/** The answer cards of one question and the field for adding one. */
export function AnswersPage({
  brainstorm,
  answers,
  search,
  onOpen,
  onEdit,
  onSelectGroup,
}: AnswersPageProps) {
  const text = useText(brainstormText)
  const shared = useText(activityText)
  const isOfRoom = useIsOfRoom()
  const seesAll = useMaySee('all')
  const { source } = brainstorm
  const { posts, likes, flags, like, inputState, isClosed, isLocked } = answers
  const areHidden = !flags.areAnswersShown && isOfRoom
  const commentCounts = useCommentCounts(source, brainstorm.objectId)
  const groups = useDerived(source, groupRoots, readGroupsById)
  const [added, setAdded] = useState<{ id: PostId; search: string } | null>(null)
  const newId = added?.id ?? null
  const found = useMemo(() => {
    const matching = searchIn(posts, search, (post) => post.text)
    // An answer added during a search stays visible until the search text changes.
    const isKept = added?.search === search
    const missing = isKept && posts.find(({ id }) => id === added.id)
    return missing && !matching.includes(missing) ? [...matching, missing] : matching
  }, [posts, search, added])
  const isSearching = search.trim() !== ''
  return (
    <div className={classes.page}>
      <HiddenNotice {...{ areHidden, isClosed }} isAnnounced={!seesAll} />
      <p className={classes.matches} role="status">
        {isSearching && posts.length > 0 && shared.matches(found.length, posts.length)}
      </p>
      {posts.length === 0 && !(areHidden && isClosed) && (
        <EmptyState
          icon={<IconMessageCircle2 size={28} />}
          title={text.noAnswersTitle}
          {...(!isClosed && { hint: seesAll ? text.noAnswersFacilitatorHint : text.noAnswersHint })}
          {...(inputState === 'notYours' && { hint: text.viewerHint })}
        />
      )}
      {posts.length > 0 && found.length === 0 && <NoMatch search={search} />}
      {found.length > 0 && (
        <CardGrid
          label={text.answers}
          items={found}
          newId={newId}
          render={(post) => (
            <PostCard
              post={post}
              isClosed={isClosed || isLocked}
              commentCount={commentCounts[post.id] ?? 0}
              groupTitle={groups[post.groupId ?? '']?.title ?? null}
              groupColor={shownColor(groups[post.groupId ?? '']?.color ?? 0)}
              areLikesHidden={likes.areCountsHidden}
              whyNoLikes={likes.areClosed ? text.likingClosed : isLocked ? shared.inputLocked : null}
              {...{ onOpen, onEdit }}
              onLike={like}
              onSelectGroup={onSelectGroup}
            />
          )}
        />
      )}
      <AnswersFoot brainstorm={brainstorm} answers={answers} onAdded={(id) => setAdded({ id, search })} />
    </div>
  )
}

const groupRoots = [roots.groups, roots.groupTitle, roots.groupColor, roots.groupDeleted]

function readGroupsById(doc: Parameters<typeof readGroups>[0]): Partial<Record<PostGroupId, GroupView>> {
  return Object.fromEntries(readGroups(doc).map((group) => [group.id, group]))
}
