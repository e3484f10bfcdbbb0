import { Suspense } from 'react'
import { BoardReading } from '#activity/board/BoardReading.tsx'
import { BoardSkeleton } from '#activity/board/BoardSkeleton.tsx'
import { activityText } from '#activity/text.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { useQuickPolling } from '#sync/room/useQuickPolling.ts'
import { useMapValue } from '#sync/documents/useDoc.ts'
import { lazyPage } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import { GroupLike } from './GroupLike.tsx'
import classes from './GroupsPage.module.css'
import '#ui/groupColors.css'
import type { GroupsPageProps } from './groupsPageProps.ts'
import { groupsText } from './groupsText.ts'
import { useGroupBoard } from './useGroupBoard.ts'
import { useGroupLikes } from './useGroupLikes.ts'

// Drag and drop is for facilitators only: loaded lazily, so that participants do not download it.
const GroupsDesk = lazyPage(async () => ({ default: (await import('./GroupsDesk.tsx')).GroupsDesk }))

/**
 * The groups of one question: facilitators arrange them, all others read them.
 *
 * @see SPEC Z26 for the refresh without a websocket
 */
export function GroupsPage(props: GroupsPageProps) {
  const { brainstorm, answers, topicId, questionId, groupId, isLed, onOpen, onSelectGroup } = props
  useQuickPolling()
  const words = useText(groupsText)
  const { hiddenAnswers, hiddenAnswersEnded } = useText(activityText)
  const board = useGroupBoard(brainstorm, topicId, questionId)
  const likes = useGroupLikes(brainstorm.objectId, answers)
  const description = useMapValue(brainstorm.source, roots.info, 'postGroupSectionDesc') ?? ''
  const isArranging = useMayDo('arrange') && !brainstorm.isReading
  const whyHidden = answers.isClosed ? hiddenAnswersEnded : hiddenAnswers
  return (
    <>
      {description !== '' && <p className={classes.description}>{description}</p>}
      {isArranging ? (
        <Suspense fallback={<BoardSkeleton />}>
          <GroupsDesk key={topicId + questionId} {...props} {...{ board, likes }} />
        </Suspense>
      ) : (
        <BoardReading
          {...{ board, words, groupId, isLed, onOpen, onSelectGroup }}
          emptyHint={answers.flags.areAnswersShown ? words.noGroupsParticipantHint : whyHidden}
          besideTitle={(group) => <GroupLike group={group} likes={likes} />}
        />
      )}
    </>
  )
}
