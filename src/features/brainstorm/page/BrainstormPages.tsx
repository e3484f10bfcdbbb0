import { IconLock } from '@tabler/icons-react'
import { Suspense, useDeferredValue, useState } from 'react'
import type { QuestionView, TopicView } from '#domain/brainstorm/read.ts'
import { standAt } from '#domain/brainstorm/steps.ts'
import { shortTitle } from '#domain/names.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { lazyDialog, lazyPage, lazyPart } from '#ui/lazyPart.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { HeaderSlot } from '#ui/session/HeaderSlots.tsx'
import { useText } from '#ui/useText.ts'
import { AnswersFoot } from '../answers/AnswersFoot.tsx'
import { AnswersPage } from '../answers/AnswersPage.tsx'
import classes from '#activity/page/ActivityPage.module.css'
import { CardsSkeleton } from '#activity/page/CardsSkeleton.tsx'
import { PageSwitch } from './PageSwitch.tsx'
import { QuestionHeading } from './QuestionHeading.tsx'
import { QuestionPicker } from './QuestionPicker.tsx'
import { SearchBar } from '#activity/page/SearchBar.tsx'
import { brainstormText } from '../text.ts'
import { useAnswerLink } from '../post/useAnswerLink.ts'
import { useAnswers } from '../answers/useAnswers.ts'
import type { Brainstorm } from './useBrainstorm.ts'
import { useGoneAnswer } from '../post/useGoneAnswer.ts'
import { usePresentedItem } from '#activity/presented/usePresentedItem.ts'
import type { HerePlace } from './useHere.ts'

const GroupsPage = lazyPage(async () => ({ default: (await import('../groups/GroupsPage.tsx')).GroupsPage }))
const WordCloudPage = lazyPage(async () => ({
  default: (await import('../cloud/WordCloudPage.tsx')).WordCloudPage,
}))
const OverviewPage = lazyPage(async () => ({
  default: (await import('../overview/OverviewPage.tsx')).OverviewPage,
}))
const PostDialog = lazyDialog(async () => ({ default: (await import('../post/PostDialog.tsx')).PostDialog }))
const GoneItemDialog = lazyDialog(async () => ({
  default: (await import('#activity/item/GoneItemDialog.tsx')).GoneItemDialog,
}))
const FacilitatorTools = lazyPart(async () => ({
  default: (await import('./FacilitatorTools.tsx')).FacilitatorTools,
}))
const ShowAnswers = lazyPart(async () => ({
  default: (await import('../answers/ShowAnswers.tsx')).ShowAnswers,
}))
const NameInPlace = lazyPart(async () => ({ default: (await import('./TitlesInPlace.tsx')).NameInPlace }))

export interface BrainstormPagesProps {
  brainstorm: Brainstorm
  here: HerePlace
  topic: TopicView
  question: QuestionView
}

/** The pages of a brainstorm around one question, and all its questions at a glance. */
export function BrainstormPages({ brainstorm, here, topic, question }: BrainstormPagesProps) {
  const text = useText(brainstormText)
  const mayLead = useMayDo('lead')
  const isArranging = useMayDo('arrange') && !brainstorm.isReading
  const { place, move, isLed, isPresented } = here
  const { topics, questions, objectId } = brainstorm
  const { position } = standAt(topics, questions, here.page)
  const answers = useAnswers(brainstorm, topic.id, question.id)
  const opened = usePresentedItem(objectId, isPresented)
  useAnswerLink(brainstorm, opened.open)
  const at = `${topic.id} ${question.id}`
  const [search, setSearch] = useState({ at, text: '' })
  const searched = useDeferredValue(search.at === at || place.isOverview ? search.text : '')

  const openNow = useGoneAnswer(opened, answers.posts, at, answers.flags.areAnswersShown)
  const isLockedHere = question.text === null || topic.text === null
  const isSearchable = place.isOverview || (place.page === 'answers' && !isLockedHere)
  const page = { brainstorm, topicId: topic.id, questionId: question.id }
  const shown = isLockedHere ? 'locked' : place.page
  return (
    <div className={classes.page}>
      <HeaderSlot name="title">
        {isArranging ? (
          // Nothing meanwhile: one heading takes the focus of a new page, and keeps it.
          <Suspense fallback={null}>
            <NameInPlace brainstorm={brainstorm} className={classes.name} />
          </Suspense>
        ) : (
          <PageHeading
            pageTitle={shortTitle(brainstorm.name) || text.unnamed}
            className={classes.name ?? ''}
          />
        )}
      </HeaderSlot>
      <HeaderSlot name="steps">
        <QuestionPicker {...{ place, topics, questions, topic, position, isLed }} onMove={move} />
      </HeaderSlot>
      <HeaderSlot name="search">
        {isSearchable && (
          <SearchBar
            key={place.isOverview ? 'overview' : at}
            onSearch={(typed) => setSearch({ at, text: typed })}
          />
        )}
      </HeaderSlot>
      <HeaderSlot name="tools">
        <PageSwitch place={place} isLed={isLed} onMove={move} />
        <Suspense fallback={null}>
          {isArranging && !place.isOverview && <FacilitatorTools {...page} />}
        </Suspense>
      </HeaderSlot>
      {place.isOverview ? (
        <Suspense fallback={<CardsSkeleton />}>
          <OverviewPage
            {...{ brainstorm, own: answers.own, search: searched, isLed }}
            onSelect={(topicId, questionAt) =>
              move({ ...place, topicId, position: questionAt, isOverview: false, page: 'answers' })
            }
          />
        </Suspense>
      ) : (
        <>
          <div className={classes.head}>
            <QuestionHeading {...{ brainstorm, place, topic, question, isLed, isArranging, move }} />
            <Suspense fallback={null}>{mayLead && <ShowAnswers {...page} position={position} />}</Suspense>
          </div>
          {brainstorm.isReading && (
            <p className={classes.reading} role="status">
              {text.reading}
            </p>
          )}
          <Suspense fallback={<CardsSkeleton />}>
            {shown === 'locked' && (
              <EmptyState
                icon={<IconLock size={28} />}
                title={topic.text === null ? text.lockedTopic : text.lockedQuestion}
              />
            )}
            {shown === 'groups' && (
              <GroupsPage
                {...page}
                answers={answers}
                onOpen={opened.open}
                groupId={place.groupId}
                isLed={isLed}
                onSelectGroup={(groupId) => move({ ...place, groupId })}
              />
            )}
            {shown === 'cloud' && (
              <WordCloudPage {...page} onBack={isLed ? null : () => move({ ...place, page: 'answers' })} />
            )}
            {shown === 'answers' && (
              <AnswersPage
                key={at}
                {...page}
                {...{ answers, search: searched }}
                onOpen={opened.open}
                onSelectGroup={isLed ? null : (groupId) => move({ ...place, page: 'groups', groupId })}
              />
            )}
          </Suspense>
          {(shown === 'groups' || shown === 'cloud') && (
            <AnswersFoot brainstorm={brainstorm} answers={answers} />
          )}
        </>
      )}
      {openNow.gone && (
        <Suspense fallback={null}>
          <GoneItemDialog
            key={openNow.gone.id}
            itemId={openNow.gone.id}
            isHidden={openNow.gone.isHidden}
            onClose={openNow.dismiss}
          />
        </Suspense>
      )}
      {openNow.post && (
        <Suspense fallback={null}>
          {/* Another answer is another dialog: nothing typed or asked about one may reach the next. */}
          <PostDialog
            key={openNow.post.id}
            {...{ brainstorm, answers, opened }}
            post={openNow.post}
            onRemoved={openNow.onRemoved}
          />
        </Suspense>
      )}
    </div>
  )
}
