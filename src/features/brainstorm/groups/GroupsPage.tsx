import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { roots } from '#domain/brainstorm/roots.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { useMapValue } from '#sync/documents/useDoc.ts'
import { useQuickPolling } from '#sync/connection/useQuickPolling.ts'
import { lazyPage } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import desk from './GroupsDesk.module.css'
import classes from './GroupsPage.module.css'
import panel from './Panel.module.css'
import '#ui/groupColors.css'
import { GroupsReading } from './GroupsReading.tsx'
import type { GroupsPageProps } from './groupsPageProps.ts'
import { groupsText } from './groupsText.ts'
import { useGroupBoard } from './useGroupBoard.ts'
import { useGroupLikes } from './group/useGroupLikes.ts'

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
  const board = useGroupBoard(brainstorm, topicId, questionId)
  const likes = useGroupLikes(brainstorm.objectId, answers)
  const description = useMapValue(brainstorm.source, roots.info, 'postGroupSectionDesc') ?? ''
  const isArranging = useMayDo('arrange') && !brainstorm.isReading
  return (
    <>
      {description !== '' && <p className={classes.description}>{description}</p>}
      {isArranging ? (
        <Suspense fallback={<DeskSkeleton />}>
          <GroupsDesk key={topicId + questionId} {...props} {...{ board, likes }} />
        </Suspense>
      ) : (
        <GroupsReading {...{ board, answers, likes, groupId, isLed, onOpen, onSelectGroup }} />
      )}
    </>
  )
}

function DeskSkeleton() {
  const text = useText(groupsText)
  return (
    <div className={desk.desk} role="status" aria-label={text.loading}>
      <Skeleton className={`${panel.panel} ${desk.ungrouped}`} height={320} />
      <Skeleton className={`${panel.panel} ${desk.groups}`} height={320} />
    </div>
  )
}
