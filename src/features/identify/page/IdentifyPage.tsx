import { Suspense, useDeferredValue, useMemo, useRef, useState } from 'react'
import pageClasses from '#activity/page/ActivityPage.module.css'
import { HiddenNotice } from '#activity/page/HiddenNotice.tsx'
import { NoMatch } from '#activity/page/NoMatch.tsx'
import { SearchBar } from '#activity/page/SearchBar.tsx'
import { pageText } from '#activity/page/text.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import type { IdentifyAnswerId } from '#domain/ids.ts'
import { shortTitle } from '#domain/names.ts'
import { lazyDialog, lazyPart } from '#ui/lazyPart.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { HeaderSlot } from '#ui/session/HeaderSlots.tsx'
import { useText } from '#ui/useText.ts'
import { foundByTopic } from '../answers/answerList.ts'
import { useAnswers } from '../answers/useAnswers.ts'
import { identifyText } from '../text.ts'
import { chooseTopic } from './chosenTopic.ts'
import { IdentifyFoot } from './IdentifyFoot.tsx'
import classes from './IdentifyPage.module.css'
import { TopicSection } from './TopicSection.tsx'
import { useAnswerLink } from './useAnswerLink.ts'
import { useOpenItem } from './useOpenItem.ts'
import type { Identify } from './useIdentify.ts'

const AnswerDialog = lazyDialog(async () => ({
  default: (await import('../answers/AnswerDialog.tsx')).AnswerDialog,
}))
const GoneItemDialog = lazyDialog(async () => ({
  default: (await import('#activity/item/GoneItemDialog.tsx')).GoneItemDialog,
}))
const IdentifyTools = lazyPart(async () => ({
  default: (await import('./IdentifyTools.tsx')).IdentifyTools,
}))
const NameInPlace = lazyPart(async () => ({ default: (await import('./NameInPlace.tsx')).NameInPlace }))
const ShowAnswers = lazyPart(async () => ({ default: (await import('./ShowAnswers.tsx')).ShowAnswers }))

/** All topics with their answers, and the box to add one. */
export function IdentifyPage({ identify }: { identify: Identify }) {
  const text = useText(identifyText)
  const { matches } = useText(pageText)
  const mayLead = useMayDo('lead')
  const isArranging = useMayDo('arrange') && !identify.isReading
  const { objectId, topics, counts, isFacilitator } = identify
  const answers = useAnswers(identify)
  const { all, areHidden, isClosed, isLocked } = answers
  const field = useRef<HTMLTextAreaElement>(null)
  const opened = useOpenItem(all, areHidden)
  useAnswerLink(opened.open)
  const [typed, setSearch] = useState('')
  const search = useDeferredValue(typed)
  const [added, setAdded] = useState<{ id: IdentifyAnswerId; search: string } | null>(null)
  const keptId = added?.search === search ? added.id : null
  const found = useMemo(() => foundByTopic(all, search, keptId), [all, search, keptId])
  const isSearching = search.trim() !== ''
  const cardsOnPage = [...found.values()].reduce((sum, { length }) => sum + length, 0)
  const titleOf = (at: number): string => topics[at]?.text || text.untitled(at + 1)

  return (
    <div className={pageClasses.page}>
      <HeaderSlot name="title">
        {isArranging ? (
          // Nothing meanwhile: one heading takes the focus of a new page, and keeps it.
          <Suspense fallback={null}>
            <NameInPlace identify={identify} />
          </Suspense>
        ) : (
          <PageHeading
            pageTitle={shortTitle(identify.name) || text.unnamed}
            className={pageClasses.name ?? ''}
          />
        )}
      </HeaderSlot>
      <HeaderSlot name="search">
        <SearchBar onSearch={setSearch} />
      </HeaderSlot>
      <HeaderSlot name="tools">
        <Suspense fallback={null}>{isArranging && <IdentifyTools identify={identify} />}</Suspense>
      </HeaderSlot>
      <div className={pageClasses.head}>
        <p className={classes.description} dir="auto">
          {identify.description}
        </p>
        <Suspense fallback={null}>{mayLead && <ShowAnswers identify={identify} />}</Suspense>
      </div>
      {identify.isReading && (
        <p className={pageClasses.reading} role="status">
          {text.reading}
        </p>
      )}
      <HiddenNotice {...{ areHidden, isClosed }} isTold={!isFacilitator} />
      <p className={classes.matches} role="status">
        {isSearching && matches(cardsOnPage, all.length)}
      </p>
      {isSearching && cardsOnPage === 0 ? (
        <NoMatch search={search} />
      ) : (
        <div className={classes.topics}>
          {topics.map(({ id }, at) => (
            <TopicSection
              key={id}
              topicId={id}
              title={titleOf(at)}
              answers={found.get(id) ?? []}
              count={counts.get(id) ?? 0}
              {...{ cardsOnPage, isFacilitator, isClosed, isSearching }}
              newId={added?.id ?? null}
              onAnswer={
                isLocked || topics.length === 1
                  ? null
                  : () => {
                      chooseTopic(objectId, id)
                      field.current?.focus()
                    }
              }
              onOpen={opened.open}
            />
          ))}
        </div>
      )}
      <IdentifyFoot {...{ identify, answers }} fieldRef={field} onAdded={(id) => setAdded({ id, search })} />
      {opened.gone && (
        <Suspense fallback={null}>
          <GoneItemDialog
            key={opened.gone.id}
            itemId={opened.gone.id}
            isHidden={opened.gone.isHidden}
            onClose={opened.close}
          />
        </Suspense>
      )}
      {opened.item && (
        <Suspense fallback={null}>
          {/* Another answer is another dialog: nothing typed or asked about one may reach the next. */}
          <AnswerDialog
            key={opened.item.id}
            {...{ identify, answers }}
            answer={opened.item}
            topic={titleOf(topics.findIndex(({ id }) => id === opened.item?.topicId))}
            onRemoved={opened.close}
            onClose={opened.close}
          />
        </Suspense>
      )}
    </div>
  )
}
