import { Skeleton } from '@mantine/core'
import { IconLock, IconTrash } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { lobbyPath, neighbours, partPath } from '#domain/paths.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { HeaderSlot } from '#ui/session/HeaderSlots.tsx'
import { usePublishPageContext } from '#ui/session/pageContext.ts'
import { useRole } from '#ui/session/role.ts'
import { useText } from '#ui/useText.ts'
import { AnswersPage } from './AnswersPage.tsx'
import classes from './BrainstormRoute.module.css'
import { PageSwitch } from './PageSwitch.tsx'
import { standAt } from './place.ts'
import { QuestionPicker } from './QuestionPicker.tsx'
import { brainstormText } from './text.ts'
import { useBrainstorm } from './useBrainstorm.ts'
import { usePlace } from './usePlace.ts'

const GroupsPage = lazy(async () => ({ default: (await import('./groups/GroupsPage.tsx')).GroupsPage }))
const FacilitatorTools = lazy(async () => ({
  default: (await import('./FacilitatorTools.tsx')).FacilitatorTools,
}))

/** The brainstorm at /workshop/{workshopId}/brainstorm/{objectId}. */
export function BrainstormRoute() {
  const { objectId = '' } = useParams()
  return <BrainstormPage key={objectId} objectId={objectId} />
}

function BrainstormPage({ objectId }: { objectId: string }) {
  const text = useText(brainstormText)
  const navigate = useNavigate()
  const { workshopId } = useRoom()
  const { agenda } = useStateDocument()
  const brainstorm = useBrainstorm(objectId)
  const { place, move, isLed } = usePlace(objectId)
  const isFacilitatorView = useRole() === 'facilitator'
  const { topics, questions, status } = brainstorm
  const { topic, question, position } = standAt(place, topics, questions)
  usePublishPageContext({
    activeMultiTopicId: topic?.id ?? null,
    topicActivePos: position,
    showGroupPage: place.isGroupPage,
  })

  if (status.status === 'gone') return <EmptyState icon={<IconTrash size={28} />} title={text.gone} />
  if (status.status === 'forbidden')
    return <EmptyState icon={<IconLock size={28} />} title={text.hiddenPart} />
  if (!topic || !question) return <BrainstormSkeleton />

  const part = agenda.find((one) => one.objectId === objectId)
  const next = part ? neighbours(agenda, part, brainstorm.isFacilitator).next : null
  const previous = part ? neighbours(agenda, part, brainstorm.isFacilitator).previous : null
  const leave = {
    back: () => void navigate(previous ? partPath(workshopId, previous) : lobbyPath(workshopId)),
    on: next ? () => void navigate(partPath(workshopId, next)) : undefined,
  }
  const page = { brainstorm, topicId: topic.id, questionId: question.id }
  return (
    <div className={classes.page}>
      <HeaderSlot name="title">
        <PageHeading pageTitle={brainstorm.name || text.unnamed} className={classes.name ?? ''} />
      </HeaderSlot>
      <HeaderSlot name="steps">
        <QuestionPicker {...{ place, topics, questions, isLed }} onMove={move} onLeave={leave} />
      </HeaderSlot>
      <HeaderSlot name="tools">
        <PageSwitch
          isGroupPage={place.isGroupPage}
          isLed={isLed}
          onChange={(isGroupPage) => move({ ...place, isGroupPage })}
        />
      </HeaderSlot>
      <div className={classes.heading}>
        {topics.length > 1 && <p className={classes.topic}>{topic.text ?? text.lockedShort}</p>}
        <h2 className={classes.question}>{question.text ?? text.lockedQuestion}</h2>
      </div>
      <Suspense fallback={null}>
        {isFacilitatorView && <FacilitatorTools {...page} position={position} />}
      </Suspense>
      {question.text === null || topic.text === null ? (
        <EmptyState icon={<IconLock size={28} />} title={text.lockedQuestion} />
      ) : (
        <Suspense fallback={<BrainstormSkeleton />}>
          {place.isGroupPage ? (
            <GroupsPage {...page} groupId={null} isLed={isLed} onSelectGroup={() => undefined} />
          ) : (
            <AnswersPage key={question.id + topic.id} {...page} />
          )}
        </Suspense>
      )}
    </div>
  )
}

function BrainstormSkeleton() {
  const text = useText(brainstormText)
  return (
    <div className={classes.page} role="status" aria-label={text.loading}>
      <Skeleton height={32} width="60%" />
      <div className={classes.skeletons}>
        {[0, 1, 2, 3].map((card) => (
          <Skeleton key={card} height={128} />
        ))}
      </div>
    </div>
  )
}
