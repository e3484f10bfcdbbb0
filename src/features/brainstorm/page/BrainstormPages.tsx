import { IconLock } from '@tabler/icons-react'
import { Suspense, useDeferredValue, useState } from 'react'
import type { QuestionView, TopicView } from '#domain/brainstorm/read.ts'
import { standAt } from '#domain/brainstorm/steps.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { lazyDialog, lazyPage, lazyPart } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import { AnswersFoot } from '../answers/AnswersFoot.tsx'
import { AnswersPage } from '../answers/AnswersPage.tsx'
import { CardsSkeleton } from '#activity/page/CardsSkeleton.tsx'
import { ItemOverPage, PageFrame, PageHead } from '#activity/page/PageFrame.tsx'
import { PageSwitch } from './PageSwitch.tsx'
import { QuestionHeading } from './QuestionHeading.tsx'
import { QuestionPicker } from './QuestionPicker.tsx'
import { SearchBar } from '#activity/page/SearchBar.tsx'
import { brainstormText } from '../text.ts'
import { usePostLink } from '../post/usePostLink.ts'
import { useAnswers } from '../answers/useAnswers.ts'
import { useOpenItem } from '#activity/presented/useOpenItem.ts'
import type { Brainstorm } from '../useBrainstorm.ts'
import type { OpenBrainstormPage } from './useHere.ts'

const GroupsPage = lazyPage(async () => ({ default: (await import('../groups/GroupsPage.tsx')).GroupsPage }))
const WordCloudPage = lazyPage(async () => ({
  default: (await import('../cloud/WordCloudPage.tsx')).WordCloudPage,
}))
const OverviewPage = lazyPage(async () => ({
  default: (await import('../overview/OverviewPage.tsx')).OverviewPage,
}))
const PostDialog = lazyDialog(async () => ({ default: (await import('../post/PostDialog.tsx')).PostDialog }))
const FacilitatorTools = lazyPart(async () => ({
  default: (await import('./FacilitatorTools.tsx')).FacilitatorTools,
}))
const ShowAnswers = lazyPart(async () => ({
  default: (await import('../answers/ShowAnswers.tsx')).ShowAnswers,
}))
const NameInPlace = lazyPart(async () => ({ default: (await import('./TitlesInPlace.tsx')).NameInPlace }))

export interface BrainstormPagesProps {
  brainstorm: Brainstorm
  here: OpenBrainstormPage
  topic: TopicView
  question: QuestionView
}

/** The pages of a brainstorm: those of one question, and the overview of all questions. */
export function BrainstormPages({ brainstorm, here, topic, question }: BrainstormPagesProps) {
  const text = useText(brainstormText)
  const mayLead = useMayDo('lead')
  const isArranging = useMayDo('arrange') && !brainstorm.isReading
  const { pageShown, move, isLed, isPresented } = here
  const { topics, questions, objectId } = brainstorm
  const { position } = standAt(topics, questions, here.page)
  const answers = useAnswers(brainstorm, topic.id, question.id)
  const at = `${topic.id} ${question.id}`
  const { posts: items, flags } = answers
  const opened = useOpenItem({ objectId, isPresented, items, at, areShown: flags.areAnswersShown })
  usePostLink(brainstorm, opened.open)
  const [search, setSearch] = useState({ at, text: '' })
  const searched = useDeferredValue(search.at === at || pageShown.isOverview ? search.text : '')

  const isLockedHere = question.text === null || topic.text === null
  const isSearchable = pageShown.isOverview || (pageShown.page === 'answers' && !isLockedHere)
  const page = { brainstorm, topicId: topic.id, questionId: question.id }
  const shown = isLockedHere ? 'locked' : pageShown.page
  return (
    <PageFrame
      name={brainstorm.name || text.unnamed}
      nameInPlace={isArranging && <NameInPlace brainstorm={brainstorm} />}
      steps={<QuestionPicker {...{ pageShown, topics, questions, topic, position, isLed }} onMove={move} />}
      search={
        isSearchable && (
          <SearchBar
            key={pageShown.isOverview ? 'overview' : at}
            onSearch={(typed) => setSearch({ at, text: typed })}
          />
        )
      }
      tools={
        <>
          <PageSwitch pageShown={pageShown} isLed={isLed} onMove={move} />
          {isArranging && !pageShown.isOverview && <FacilitatorTools {...page} />}
        </>
      }
    >
      {pageShown.isOverview ? (
        <Suspense fallback={<CardsSkeleton />}>
          <OverviewPage
            {...{ brainstorm, own: answers.own, search: searched, isLed }}
            onSelect={(topicId, questionAt) =>
              move({ ...pageShown, topicId, position: questionAt, isOverview: false, page: 'answers' })
            }
          />
        </Suspense>
      ) : (
        <>
          <PageHead
            showAnswers={mayLead && <ShowAnswers {...page} position={position} />}
            reading={brainstorm.isReading ? text.reading : null}
          >
            <QuestionHeading {...{ brainstorm, pageShown, topic, question, isLed, isArranging, move }} />
          </PageHead>
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
                groupId={pageShown.groupId}
                isLed={isLed}
                onSelectGroup={(groupId) => move({ ...pageShown, groupId })}
              />
            )}
            {shown === 'cloud' && (
              <WordCloudPage
                {...page}
                onBack={isLed ? null : () => move({ ...pageShown, page: 'answers' })}
              />
            )}
            {shown === 'answers' && (
              <AnswersPage
                key={at}
                {...page}
                {...{ answers, search: searched }}
                onOpen={opened.open}
                onEdit={opened.edit}
                onSelectGroup={isLed ? null : (groupId) => move({ ...pageShown, page: 'groups', groupId })}
              />
            )}
          </Suspense>
          {(shown === 'groups' || shown === 'cloud') && (
            <AnswersFoot brainstorm={brainstorm} answers={answers} />
          )}
        </>
      )}
      <ItemOverPage
        opened={opened}
        dialog={(post) => <PostDialog key={post.id} {...{ brainstorm, answers, opened, post }} />}
      />
    </PageFrame>
  )
}
